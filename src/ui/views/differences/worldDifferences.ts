// What is otherwise in one world than in the one beside it, at the same moment: what programs believe, who runs, what the tree
// holds, and from which entry logs part.
import type {
  Belief,
  ClientId,
  ClientState,
  ServerId,
  ServerState,
  Txn,
  World,
  Zxid,
  Znode,
} from '../../../engine/index.ts';
import { serverFaces, type ServerFace } from '../../select/ensemble/serverFaces.ts';
import { isListed, measureOf } from '../../select/ensemble/measure.ts';

export type ClientStanding =
  | 'killed'
  | 'paused'
  | 'closed'
  | 'connected'
  | 'connecting'
  | 'notConnected'
  | 'authFailed';
export type ServerStanding = ServerFace['role'] | 'down' | 'frozen';

/** `own` is what this world has, `other` what the one beside it has. */
export type Difference =
  | {
      readonly kind: 'belief';
      readonly id: ClientId;
      readonly own: Belief['what'] | null;
      readonly other: Belief['what'] | null;
    }
  | {
      readonly kind: 'client';
      readonly id: ClientId;
      /** Null: there is no such client. */
      readonly own: ClientStanding | null;
      readonly other: ClientStanding | null;
    }
  | { readonly kind: 'session'; readonly id: ClientId; readonly own: string; readonly other: string }
  | {
      readonly kind: 'server';
      readonly id: ServerId;
      readonly own: ServerStanding | null;
      readonly other: ServerStanding | null;
    }
  | { readonly kind: 'znode'; readonly id: string; readonly where: 'here' | 'there' }
  | { readonly kind: 'data'; readonly id: string; readonly own: string; readonly other: string }
  | {
      readonly kind: 'owner';
      readonly id: string;
      /** Null: nobody, or a client that is not there any more. */
      readonly own: ClientId | null;
      readonly other: ClientId | null;
    }
  /** Written otherwise, with the same data in the end. */
  | { readonly kind: 'written'; readonly id: string; readonly own: number; readonly other: number }
  | { readonly kind: 'acl'; readonly id: string }
  | {
      readonly kind: 'log';
      readonly id: ServerId;
      /** The first entry that is not the same. */
      readonly from: Zxid;
      /** Entries from there on. */
      readonly own: number;
      readonly other: number;
    };

/** Beliefs first, for they are what a branch is opened for; logs last. */
export function worldDifferences(own: World, other: World): readonly Difference[] {
  return [
    ...unionOf(own.clients, other.clients).flatMap(([id, a, b]) => beliefIn(id, a, b)),
    ...unionOf(own.clients, other.clients).flatMap(([id, a, b]) => clientIn(id, a, b)),
    ...serversIn(own, other),
    ...treesIn(own, other),
    ...unionOf(own.servers, other.servers).flatMap(([id, a, b]) => logIn(id, a, b)),
  ];
}

function beliefIn(id: ClientId, a?: ClientState, b?: ClientState): readonly Difference[] {
  const [own, other] = [a, b].map((client) => client?.vars.value.beliefs[0]?.what ?? null);
  return own === undefined || other === undefined || own === other
    ? []
    : [{ kind: 'belief', id, own, other }];
}

function clientIn(id: ClientId, a?: ClientState, b?: ClientState): readonly Difference[] {
  const [own = null, other = null] = [a, b].map(standingOf);
  if (own !== other) return [{ kind: 'client', id, own, other }];
  const [here = '', there = ''] = [a, b].map((client) => client?.vars.value.sessionId);
  return here === there ? [] : [{ kind: 'session', id, own: here, other: there }];
}

function standingOf(client: ClientState | undefined): ClientStanding | null {
  if (client === undefined) return null;
  const { process, connection } = client.vars.value;
  return process === 'running' ? connection : process;
}

function serversIn(own: World, other: World): readonly Difference[] {
  const [here, there] = [own, other].map(
    (world) => new Map(serverFaces(world).map((face) => [face.id, face])),
  );
  return unionOf(here ?? new Map(), there ?? new Map()).flatMap(([id, a, b]): readonly Difference[] => {
    const [ownRole = null, otherRole = null] = [a, b].map(roleOf);
    return ownRole === otherRole ? [] : [{ kind: 'server', id, own: ownRole, other: otherRole }];
  });
}

function roleOf(face: ServerFace | undefined): ServerStanding | null {
  if (face === undefined) return null;
  return face.process === 'running' ? face.role : face.process;
}

/** The trees that others are measured by, in paths' order: of servers that lag behind the logs tell. */
function treesIn(own: World, other: World): readonly Difference[] {
  const [here, there] = [own, other].map((world) => measureOf(serverFaces(world), world));
  const paths = unionOf(new Map(here?.nodes.entries()), new Map(there?.nodes.entries()));
  return paths
    .filter(([path]) => isListed(path))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, a, b]) => znodeIn(path, [a, own], [b, other]));
}

function znodeIn(
  id: string,
  [a, own]: readonly [Znode | undefined, World],
  [b, other]: readonly [Znode | undefined, World],
): readonly Difference[] {
  if (a === undefined || b === undefined)
    return [{ kind: 'znode', id, where: a === undefined ? 'there' : 'here' }];
  const found: Difference[] = [];
  const [hereIs, thereIs] = [ownerOf(a, own), ownerOf(b, other)];
  if (hereIs !== thereIs) found.push({ kind: 'owner', id, own: hereIs, other: thereIs });
  const [hereSays, thereSays] = [textOf(a), textOf(b)];
  if (hereSays !== thereSays) found.push({ kind: 'data', id, own: hereSays, other: thereSays });
  if (JSON.stringify(a.acl) !== JSON.stringify(b.acl)) found.push({ kind: 'acl', id });
  if (found.length === 0 && a.version !== b.version)
    found.push({ kind: 'written', id, own: a.version, other: b.version });
  return found;
}

/** Sessions have other numbers where they began later: who it is says more. */
function ownerOf({ owner }: Znode, world: World): ClientId | null {
  if (owner === null) return null;
  const client = [...world.clients].find(([, { vars }]) => vars.value.sessionId === owner);
  return client?.[0] ?? null;
}

function textOf({ data }: Znode): string {
  return data === null ? '' : typeof data === 'string' ? data : JSON.stringify(data);
}

function logIn(id: ServerId, a?: ServerState, b?: ServerState): readonly Difference[] {
  if (a === undefined || b === undefined) return [];
  const [own, other] = [logOf(a), logOf(b)];
  // What one has in a snapshot alone says nothing of its log.
  const begins = Math.max(own[0]?.zxid ?? 0, other[0]?.zxid ?? 0);
  const parting = [firstOf(own, other, begins), firstOf(other, own, begins)];
  const from = Math.min(...parting);
  if (from === Infinity) return [];
  const beyond = (entries: readonly Txn[]): number => entries.filter(({ zxid }) => zxid >= from).length;
  return [{ kind: 'log', id, from, own: beyond(own), other: beyond(other) }];
}

/** The first entry that the other log has not, or has otherwise. */
function firstOf(own: readonly Txn[], other: readonly Txn[], begins: Zxid): Zxid {
  const there = new Map(other.map((txn) => [txn.zxid, txn]));
  const isOwn = (txn: Txn): boolean => {
    const its = there.get(txn.zxid);
    return txn.zxid >= begins && (its === undefined || contentOf(its) !== contentOf(txn));
  };
  return own.find(isOwn)?.zxid ?? Infinity;
}

function logOf({ log }: ServerState): readonly Txn[] {
  return log.toArray().map(({ txn }) => txn);
}

function contentOf(txn: Txn): string {
  const known = contents.get(txn);
  if (known !== undefined) return known;
  const content = `${txn.session} ${JSON.stringify(txn.body)}`;
  contents.set(txn, content);
  return content;
}

/** A log is looked at with every step. */
const contents = new WeakMap<Txn, string>();

/** Keys of either, in the order of the first, then of the other. */
function unionOf<K, V>(
  own: ReadonlyMap<K, V>,
  other: ReadonlyMap<K, V>,
): readonly (readonly [K, V | undefined, V | undefined])[] {
  return [
    ...[...own].map(([key, value]) => [key, value, other.get(key)] as const),
    ...[...other].flatMap(([key, value]) => (own.has(key) ? [] : [[key, undefined, value] as const])),
  ];
}
