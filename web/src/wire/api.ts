/** The lobby's requests. A failure is thrown as `Refusal` with the server's code and sentence. */
import type { Problem } from "./types";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
    readonly retry: number,
  ) {
    super(text);
  }
}

let csrf = "";

/** The token of the session; `GET /api/me` gives it. */
export function useCsrf(token: string): void {
  csrf = token;
}

type Body = Record<string, unknown>;

const MOST_TRIES = 4;

/** A request; what the server says to try again later is tried again. */
async function request(method: string, path: string, body?: Body, seatToken?: string): Promise<Response> {
  for (let tries = 1; ; tries++) {
    try {
      return await once(method, path, body, seatToken);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 0 || error.retry <= 0 || error.retry > 5 || tries === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, error.retry * 1000));
    }
  }
}

async function once(method: string, path: string, body?: Body, seatToken?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (method !== "GET" && csrf) headers["X-CSRF-Token"] = csrf;
  if (seatToken) headers["Authorization"] = `Seat ${seatToken}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, credentials: "same-origin", body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal("offline", "", 0, 1);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    throw new Refusal(problem.code ?? "broken", problem.text ?? "", answer.status, problem.retry ?? 0);
  }
  return answer;
}

export async function get<T>(path: string, seatToken?: string): Promise<T> {
  return (await (await request("GET", path, undefined, seatToken)).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await request("GET", path)).text();
}

export async function post<T>(path: string, body: Body = {}, seatToken?: string): Promise<T> {
  return (await (await request("POST", path, body, seatToken)).json()) as T;
}

export async function put<T>(path: string, body: Body = {}, seatToken?: string): Promise<T> {
  return (await (await request("PUT", path, body, seatToken)).json()) as T;
}

export async function patch<T>(path: string, body: Body): Promise<T> {
  return (await (await request("PATCH", path, body)).json()) as T;
}

export async function remove<T>(path: string, body: Body = {}, seatToken?: string): Promise<T> {
  return (await (await request("DELETE", path, body, seatToken)).json()) as T;
}
