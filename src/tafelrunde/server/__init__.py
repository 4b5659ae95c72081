"""Tables over the network: lobby, seats, storage, sign-in. Everything that leaves a position passes `view` and events of one viewer."""
