// I-39, I-40: what a program itself says has to hold: in its own code at a moment of its own, and in every world, no matter what is done.
import { actorName, isClientId, type ClientId, type SessionId } from '../model/ids.ts';
import { truthOf } from './recipes/frame.ts';
import { believers, BELIEFS_CHANGE } from './believers.ts';
import type { Belief } from '../model/op.ts';
import type { ServerState } from '../server/serverState.ts';
import type { TraceRecord } from '../trace/record.ts';
import type { World } from '../world/world.ts';
import type { Invariant, InvariantMemory, InvariantPart, Said } from './invariant.ts';

/** A function of a learner's file: what is wrong with such a world; null if nothing is. It keeps what it remembers in `memory`. */
export interface OwnCheck {
  (seen: SeenWorld, memory: CheckMemory): Said | null;
  /** Whose it is and what it is called, where there are several. */
  readonly part?: InvariantPart;
  /** Whose code led to what is wrong, as far as can be told. */
  readonly ledBy?: (wrong: WrongWorld) => Said['by'];
}

/** What its last step has made wrong. */
export interface WrongWorld {
  readonly world: World;
  readonly records: readonly TraceRecord[];
  /** The write or the belief that broke it. */
  readonly cause: TraceRecord | undefined;
  readonly clients: readonly ClientId[];
}

export type CheckMemory = Pick<InvariantMemory, 'get' | 'set'>;

export interface SeenWorld {
  /** The tree of the server that serves and has applied most. */
  readonly server: ServerState;
  /** The process that owns a session; null where none in this world does. */
  readonly ownerOf: (session: SessionId) => string | null;
  readonly beliefs: readonly SeenBelief[];
}

export interface SeenBelief {
  readonly client: ClientId;
  readonly what: Belief['what'];
  readonly path: string;
}

export const assertionHolds: Invariant = {
  id: 'I-39',
  nature: 'event',
  concerns: new Set(['fact.stated']),
  check(_world, records) {
    for (const record of records) {
      if (record.kind !== 'fact.stated' || record.fact.type !== 'refuted') continue;
      const { text, line } = record.fact;
      const clients = isClientId(record.actor) ? [record.actor] : [];
      return { clients, path: null, count: 1, records: [record.seq], said: { text, line } };
    }
    return null;
  },
};

/** One of a file, which the engine does not know. */
export function ownInvariant(check: OwnCheck | null): Invariant {
  return {
    id: 'I-40',
    ...(check?.part === undefined ? {} : { part: check.part }),
    nature: 'state',
    concerns: new Set([...BELIEFS_CHANGE, 'txn.applied', 'server.started']),
    check(world, records, memory) {
      const server = check === null ? null : truthOf(world);
      if (check === null || server === null) return null;
      const seen = seenIn(world, server);
      const before = memory.fork();
      const said = check(seen, memory);
      if (said === null) return null;
      const cause = records.findLast(
        (record) => record.kind === 'txn.applied' || record.kind === 'belief.stated',
      );
      const clients = blamed(check, seen, before);
      const by = said.threw === true ? undefined : check.ledBy?.({ world, records, cause, clients });
      return {
        clients,
        path: null,
        count: 1,
        records: cause === undefined ? [] : [cause.seq],
        said: { ...said, ...check.part, ...(by === undefined ? {} : { by }) },
      };
    },
  };
}

/** Those without whose beliefs it would hold. `before`: what it remembered when it was asked. */
function blamed(check: OwnCheck, seen: SeenWorld, before: InvariantMemory): readonly ClientId[] {
  const clients = [...new Set(seen.beliefs.map(({ client }) => client))];
  return clients.filter((one) => {
    const beliefs = seen.beliefs.filter(({ client }) => client !== one);
    return check({ ...seen, beliefs }, before.fork()) === null;
  });
}

function seenIn(world: World, server: ServerState): SeenWorld {
  const beliefs = believers(world).map(({ client, held: { what, path } }) => ({ client, what, path }));
  const ownerOf: SeenWorld['ownerOf'] = (session) => {
    for (const [id, { vars }] of world.clients) if (vars.value.sessionId === session) return actorName(id);
    return null;
  };
  return { server, ownerOf, beliefs };
}
