import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { followLinks } from "./store/route.svelte";

followLinks();
mount(App, { target: document.getElementById("app")! });
