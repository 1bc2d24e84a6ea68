// The line for a lock in words, and as what there is to draw.
import type { Belief, ClientId } from '../../../engine/index.ts';
import type { Name } from '../../draw/thing/useLooks.ts';
import { wordsFor } from '../../draw/view/otherwise.ts';
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import { isServed } from '../../select/served.ts';
import type { Body } from '../../select/clientBody.ts';
import { memberOf, nameIn, type CastMember } from '../../select/cast.ts';
import { leafOf } from '../../select/childrenOf.ts';
import {
  laneNodes,
  type Lane,
  type LaneBelief,
  type LaneLook,
  type LaneNode,
  type LaneWaiter,
} from '../../select/laneNodes.ts';
import type { Words } from './words/en.ts';

export interface LaneModel extends ViewModel {
  readonly shown: Lane;
  readonly parent: string;
  readonly memberOf: (client: ClientId | null) => CastMember | undefined;
  readonly textOf: (node: LaneNode) => string;
  /** What stands over a znode of the first ones: what its owner has by it. */
  readonly hasText: (node: LaneNode) => string;
  readonly words: Words;
}

/** The znodes in the order of their numbers, the one that holds the lock first, and who watches whom. */
export function laneModel(
  { view, line, cast, scenario, choice }: Scene,
  { words: ofLocks, page: { picture }, format }: ViewTexts<Words>,
): LaneModel | string {
  if (!isServed(view.world)) return ofLocks.unserved;
  const lane = laneNodes(view.simulation, view.world, line);
  const kind = kindOf(lane, scenario);
  const words = kind === null ? wordsFor(ofLocks, { scenario, choice }) : wordsOfKind(ofLocks, kind);
  // Beside servers no tree is drawn, and other programs may have locks of their own; one program may need several.
  const { parents = [], permits } = view.world.setup.recipe ?? {};
  const isOneOfSeveral = parents.length > 1 && permits === undefined;
  const named = (text: string): string =>
    scenario.picture === 'ensemble' || isOneOfSeveral ? format.labelled(line.parent, text) : text;
  if (lane.nodes.length === 0 && lane.crowd.length === 0) return named(words.empty);
  const hasText = ({ role }: LaneNode) => (role === null ? words.first : picture.holdsAs(role));
  const textOf = (node: LaneNode) => nodeText(node, lane, cast, { words, hasText });
  // Each says what it is.
  const held = () =>
    ofLocks.roles.eachHas(
      firstsOf(lane).map((node) => ({ name: nameIn(cast, node.client), has: hasText(node) })),
    );
  return {
    line: named(lineOf(lane, cast, kind === 'roles' ? { ...words, held } : words)),
    tone: orphansOf(lane) + mistakenIn(lane).length > 0 ? 'alarm' : 'calm',
    spoken: [...lane.nodes.map(textOf), ...lane.crowd.map((waiter) => waiterText(waiter, lane, cast, words))],
    things: thingsOf(lane),
    shown: lane,
    parent: line.parent,
    memberOf: (client) => memberOf(cast, client),
    textOf,
    hasText,
    words,
  };
}

function lineOf(lane: Lane, cast: readonly CastMember[], words: Words): string {
  const orphans = orphansOf(lane);
  if (orphans > 0) return words.orphans(orphans);
  const mistaken = mistakenIn(lane).map((client) => nameIn(cast, client));
  if (mistaken.length > 0) return words.mistaken(mistaken);
  const firsts = firstsOf(lane);
  const forsaken = firsts.find(({ owner }) => owner === 'forsaken');
  const inLine = lane.nodes.filter(
    ({ standing, client, owner }) =>
      // Who waits behind a znode of no session stands in the crowd: nothing says which of them is whose.
      standing === 'waits' && owner !== 'none' && memberOf(cast, client)?.hasEnded !== true,
  );
  // One that has come to its place, and does not know yet that it is not the first, is awake.
  const behind = [...lane.crowd, ...inLine];
  const waiters = behind.filter((each) => {
    const member = memberOf(cast, each.client);
    const node = 'standing' in each ? each : null;
    return member === undefined || bodyAt(member, node, each.belief) !== 'awake';
  }).length;
  if (firsts.length === 0) return words.free(waiters);
  if (forsaken !== undefined)
    return words.heldByForsaken(memberOf(cast, forsaken.client)?.name ?? null, waiters);
  const [only] = firsts;
  if (firsts.length === 1 && only !== undefined && isUnaware(only))
    return words.unaware(nameIn(cast, only.client), behind.length);
  return words.held(
    firsts.flatMap(({ client }) => memberOf(cast, client)?.name ?? []),
    waiters,
  );
}

function firstsOf(lane: Lane): readonly LaneNode[] {
  return lane.nodes.filter((node) => node.standing === 'first' && !isNobodys(node));
}

/** What own programs have by their znodes; null: what the scenario is about. */
type Kind = 'locks' | 'elections' | 'semaphore' | 'read-write-lock' | 'roles';

const KIND_OF: Readonly<Record<Belief['what'], Kind>> = {
  holder: 'locks',
  leader: 'elections',
  permit: 'semaphore',
  reader: 'read-write-lock',
  writer: 'read-write-lock',
  member: 'roles',
  entered: 'roles',
};

function kindOf(lane: Lane, { toldAs }: Scene['scenario']): Kind | null {
  const kinds = new Set(lane.nodes.flatMap(({ role }) => (role === null ? [] : [KIND_OF[role]])));
  const [kind = toldAs === 'coordination' ? 'roles' : null] = kinds;
  return kinds.size > 1 ? 'roles' : kind;
}

function wordsOfKind(words: Words, kind: Kind): Words {
  if (kind === 'locks') return words;
  return { ...words, ...words[kind] };
}

function orphansOf(lane: Lane): number {
  return lane.nodes.filter(({ orphan }) => orphan === 'orphan').length;
}

/** Clients whose belief is not what the tree says. */
function mistakenIn(lane: Lane): readonly ClientId[] {
  const all = [...lane.nodes, ...lane.crowd];
  return all.flatMap(({ client, belief }) => (client !== null && belief === 'false' ? [client] : []));
}

function thingsOf(lane: Lane): readonly Name[] {
  return [
    ...lane.nodes.map(({ path }): Name => ({ kind: 'znode', id: path })),
    ...[...lane.nodes, ...lane.crowd].flatMap(({ client }): Name[] =>
      client === null ? [] : [{ kind: 'client', id: client }],
    ),
  ];
}

/** “n-0000000041, owned by client B, number 2 in line, watches n-0000000040”. */
function nodeText(
  node: LaneNode,
  lane: Lane,
  cast: readonly CastMember[],
  { words, hasText }: Pick<LaneModel, 'words' | 'hasText'>,
): string {
  if (node.standing === 'ghost') return words.node(node.name, [words.deletedLong]);
  const owner = memberOf(cast, node.client);
  const parts = [
    owner === undefined ? words.ownerless : words.ownedBy(owner.name),
    placeText(node, lane, { words, hasText }),
  ];
  if (node.belief !== 'none') parts.push(words.believes[node.belief]);
  if (node.orphan === 'orphan') parts.push(words.orphanLong);
  if (node.owner === 'forsaken') parts.push(words.forsakenLong);
  else parts.push(...looksText(node, lane, words));
  return words.node(node.name, parts);
}

function waiterText(
  { client, belief }: LaneWaiter,
  lane: Lane,
  cast: readonly CastMember[],
  words: Words,
): string {
  const looks = lane.looks
    .filter((look) => look.client === client)
    .map((look) => lookText(look, lane, words));
  const parts = belief === 'none' ? looks : [words.believes[belief], ...looks];
  return words.waiter(nameIn(cast, client), parts);
}

function placeText(
  node: LaneNode,
  lane: Lane,
  { words, hasText }: Pick<LaneModel, 'words' | 'hasText'>,
): string {
  if (node.standing === 'first') return isUnaware(node) ? words.firstUnaware : hasText(node);
  const there = lane.nodes.filter(({ standing }) => standing !== 'ghost');
  return words.place(there.indexOf(node) + 1);
}

/** First in line by the tree, and no program that it could belong to believes to have what it came for. */
export function isUnaware(node: LaneNode): boolean {
  const { standing, owner, belief } = node;
  return standing === 'first' && ((owner === 'present' && belief === 'none') || isNobodys(node));
}

/** No session owns it, and no program goes by it. */
export function isNobodys({ owner, isClaimed }: LaneNode): boolean {
  return owner === 'none' && !isClaimed;
}

/**
 * How a client is filled: at a znode whose thread waits it is asleep, though another thread is awake; who believes to hold goes
 * on, also without a session.
 */
export function bodyAt({ body, hasEnded }: CastMember, node: LaneNode | null, belief: LaneBelief): Body {
  if (body === 'awake' && node?.isAwaited === true) return 'asleep';
  return body === 'asleep' && !hasEnded && belief !== 'none' ? 'awake' : body;
}

/** What stands below a client. */
export function captionOf(
  member: CastMember,
  node: LaneNode | null,
  belief: LaneBelief,
  words: Words,
): string {
  const isOfOldSession = node?.owner === 'forsaken' && member.body !== 'dead';
  if (isOfOldSession) return words.oldSession;
  const body = bodyAt(member, node, belief);
  return body === 'asleep' && member.hasEnded ? words.bodies.done : words.bodies[body];
}

function looksText(node: LaneNode, lane: Lane, words: Words): readonly string[] {
  const looks = lane.looks.filter((look) => look.from === node.path);
  if (looks.length > 0) return looks.map((look) => lookText(look, lane, words));
  return node.standing === 'first' ? [] : [words.watchesNobody];
}

function lookText({ to, table }: LaneLook, lane: Lane, words: Words): string {
  const target = lane.nodes.find(({ path }) => path === to);
  if (target !== undefined) return words.watches(target.name);
  return table === 'child' ? words.watchesList : words.watchesNothing(leafOf(to));
}
