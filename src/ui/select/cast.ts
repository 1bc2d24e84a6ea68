// The clients of a world in the order they came, as views beside the picture draw them.
import { actorName, type ClientId, type WireId, type World } from '../../engine/index.ts';
import { activityOf, bodyOf, type Body } from './clientBody.ts';
import { sessionBar } from './sessionBars.ts';
import { truthServer } from './truth.ts';

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

export function castOf(world: World): readonly CastMember<ClientId>[] {
  const server = truthServer(world);
  return [...world.clients].map(([id, client], index) => {
    const { process } = client.vars.value;
    const activity = activityOf(client);
    return {
      ...nameOf(id, index),
      body: bodyOf({ process, session: sessionBar(server, world, id), activity }),
      hasEnded: process === 'running' && (activity === 'done' || activity === 'failed'),
    };
  });
}

function nameOf(id: ClientId, index: number): CastName<ClientId> {
  return { id, name: actorName(id), index };
}

/** The member that client is; undefined for who is not of this world. */
export function memberOf<T extends Pick<CastMember, 'id'>>(
  cast: readonly T[],
  id: string | null,
): T | undefined {
  const known = (byId.get(cast) ?? new Map(cast.map((member) => [member.id, member]))) as Members<T>;
  byId.set(cast, known);
  return known.get(id);
}

type Members<T> = ReadonlyMap<string | null, T>;

/** Of 200 clients many are asked for at each step. */
const byId = new WeakMap<readonly object[], Members<object>>();

/** What a client is called; “?” for one that is not of this world. */
export function nameIn(cast: readonly CastName[], id: string | null): string {
  return memberOf(cast, id)?.name ?? '?';
}
