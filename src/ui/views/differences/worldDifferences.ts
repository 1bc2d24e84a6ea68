// What is otherwise in one world than in the one beside it, at the same moment: what programs believe, who runs, what the tree
// holds, and from which entry logs part.
import type {
  Belief,
  ClientId,
  ClientState,
  ServerId,
  ServerState,
  SessionId,
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
  const [owners, othersOwners] = [ownersIn(own), ownersIn(other)];
  return paths
    .filter(([path]) => isListed(path))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, a, b]) => znodeIn(path, [a, owners], [b, othersOwners]));
}

function znodeIn(
  id: string,
  [a, owners]: readonly [Znode | undefined, Owners],
  [b, othersOwners]: readonly [Znode | undefined, Owners],
): readonly Difference[] {
  if (a === undefined || b === undefined)
    return [{ kind: 'znode', id, where: a === undefined ? 'there' : 'here' }];
  const found: Difference[] = [];
  const [hereIs, thereIs] = [ownerOf(a, owners), ownerOf(b, othersOwners)];
  if (hereIs !== thereIs) found.push({ kind: 'owner', id, own: hereIs, other: thereIs });
  const [hereSays, thereSays] = [textOf(a), textOf(b)];
  if (hereSays !== thereSays) found.push({ kind: 'data', id, own: hereSays, other: thereSays });
  if (JSON.stringify(a.acl) !== JSON.stringify(b.acl)) found.push({ kind: 'acl', id });
  if (found.length === 0 && a.version !== b.version)
    found.push({ kind: 'written', id, own: a.version, other: b.version });
  return found;
}

type Owners = ReadonlyMap<SessionId, ClientId>;

function ownersIn({ clients }: World): Owners {
  return new Map([...clients].map(([id, { vars }]) => [vars.value.sessionId, id]));
}

/** Sessions have other numbers where they began later: who it is says more. */
function ownerOf({ owner }: Znode, owners: Owners): ClientId | null {
  return owner === null ? null : (owners.get(owner) ?? null);
}

function textOf({ data }: Znode): string {
  return data === null ? '' : typeof data === 'string' ? data : JSON.stringify(data);
}

function logIn(id: ServerId, a?: ServerState, b?: ServerState): readonly Difference[] {
  if (a === undefined || b === undefined) return [];
  const [wholeOwn, wholeOther] = [a, b].map(({ log }) => log.toArray().map(({ txn }) => txn));
  // What one has in a snapshot alone says nothing of its log.
  const begins = Math.max(wholeOwn?.[0]?.zxid ?? 0, wholeOther?.[0]?.zxid ?? 0);
  const [own = [], other = []] = [wholeOwn, wholeOther].map((log) =>
    log?.filter(({ zxid }) => zxid >= begins),
  );
  let same = 0;
  while (isSame(own[same], other[same])) same++;
  const from = Math.min(own[same]?.zxid ?? Infinity, other[same]?.zxid ?? Infinity);
  if (from === Infinity) return [];
  return [{ kind: 'log', id, from, own: own.length - same, other: other.length - same }];
}

function isSame(a: Txn | undefined, b: Txn | undefined): boolean {
  return a !== undefined && b !== undefined && a.zxid === b.zxid && contentOf(a) === contentOf(b);
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
