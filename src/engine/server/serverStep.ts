// What every part of a server works on during one step: its state, its configuration, and what it may do to others.
import type { ServerOutbox } from '../trace/outbox.ts';
import type { ServerConfig, ServerState, ServerTask } from './serverState.ts';

export interface ServerStep {
  readonly self: ServerState;
  readonly config: ServerConfig;
  readonly outbox: ServerOutbox<ServerTask>;
}
