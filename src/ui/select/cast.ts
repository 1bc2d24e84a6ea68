// The clients of a world in the order they came, as views beside the picture draw them.
import {
  actorName,
  type ClientId,
  type ClientState,
  type ProgramThread,
  type WireId,
  type World,
} from '../../engine/index.ts';

/** A client of the world, or one outside by its newest connection. */
export type CastId = ClientId | WireId;

export interface CastName<Id extends CastId = CastId> {
  readonly id: Id;
  /** A…Z, AA…; of a client outside the number of its connection. */
  readonly name: string;
  /** From 0: its colour and its shape. */
  readonly index: number;
}

export interface CastMember<Id extends CastId = CastId> extends CastName<Id> {
  readonly body: Body;
  /** Whether it runs and all of its programs have ended: it waits for nothing. */
  readonly hasEnded: boolean;
}

/** `asleep`: its programs have nothing to hold and wait for what another client does, or have ended. */
export type Body = 'awake' | 'asleep' | 'frosted' | 'dead';

export function castOf(world: World): readonly CastMember<ClientId>[] {
  return [...world.clients].map(([id, client], index) => ({
    ...nameOf(id, index),
    body: bodyOf(client),
    hasEnded: hasEnded(client),
  }));
}

function nameOf(id: ClientId, index: number): CastName<ClientId> {
  return { id, name: actorName(id), index };
}

/** The member that client is; undefined for who is not of this world. */
export function memberOf<T extends Pick<CastMember, 'id'>>(
  cast: readonly T[],
  id: string | null,
): T | undefined {
  return cast.find((member) => member.id === id);
}

/** What a client is called; “?” for one that is not of this world. */
export function nameIn(cast: readonly CastName[], id: string | null): string {
  return memberOf(cast, id)?.name ?? '?';
}

function bodyOf(client: ClientState): Body {
  switch (client.vars.value.process) {
    case 'killed':
    case 'closed':
      return 'dead';
    case 'paused':
      return 'frosted';
    case 'running':
      return isAtWork(client) ? 'awake' : 'asleep';
    default:
      return client.vars.value.process satisfies never;
  }
}

function hasEnded({ vars, threads }: ClientState): boolean {
  const states = [...threads.values()].map(({ state }) => state.kind);
  return vars.value.process === 'running' && states.length > 0 && states.every((kind) => kind === 'ended');
}

function isAtWork({ vars, threads }: ClientState): boolean {
  return vars.value.beliefs.length > 0 || [...threads.values()].some(({ state }) => isAwake(state));
}

function isAwake(state: ProgramThread['state']): boolean {
  if (state.kind === 'ready') return true;
  return state.kind === 'waiting' && !SLEEPS.has(state.for.kind);
}

/** Waits that only another client can end. */
const SLEEPS: ReadonlySet<string> = new Set([
  'nextWatchEvent',
  'gate',
  'awaitLatch',
  'enterMonitor',
  'waitMonitor',
  'nextConnectionState',
  'nextLine',
]);
