// The line in words: one sentence for each znode and each client that waits beside it.
import type { ViewWords } from '../../../words/messages.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import type { Lane, LaneLook, LaneNode, LaneWaiter } from '../../select/laneNodes.ts';

/** “n-0000000041, owned by client B, number 2 in line, watches n-0000000040”. */
export function nodeText(
  node: LaneNode,
  lane: Lane,
  cast: readonly CastMember[],
  words: ViewWords['lockLane'],
): string {
  if (node.standing === 'ghost') return words.node(node.name, [words.deletedLong]);
  const owner = memberOf(cast, node.client);
  const parts = [
    owner === undefined ? words.ownerless : words.ownedBy(owner.name),
    placeText(node, lane, words),
  ];
  if (node.belief !== 'none') parts.push(words.believes[node.belief]);
  if (node.orphan === 'orphan') parts.push(words.orphanLong);
  if (node.owner === 'forsaken') parts.push(words.forsakenLong);
  else parts.push(...looksText(node, lane, words));
  return words.node(node.name, parts);
}

export function waiterText(
  { client, belief }: LaneWaiter,
  lane: Lane,
  cast: readonly CastMember[],
  words: ViewWords['lockLane'],
): string {
  const looks = lane.looks
    .filter((look) => look.client === client)
    .map((look) => lookText(look, lane, words));
  const parts = belief === 'none' ? looks : [words.believes[belief], ...looks];
  return words.waiter(memberOf(cast, client)?.name ?? '?', parts);
}

function placeText(node: LaneNode, lane: Lane, words: ViewWords['lockLane']): string {
  if (node.standing === 'first') return isUnaware(node) ? words.firstUnaware : words.first;
  const there = lane.nodes.filter(({ standing }) => standing !== 'ghost');
  return words.place(there.indexOf(node) + 1);
}

/** First in line by the tree, and none of its owner’s programs believes to have what it came for. */
export function isUnaware({ standing, owner, belief }: LaneNode): boolean {
  return standing === 'first' && owner === 'present' && belief === 'none';
}

function looksText(node: LaneNode, lane: Lane, words: ViewWords['lockLane']): readonly string[] {
  const looks = lane.looks.filter((look) => look.from === node.path);
  if (looks.length > 0) return looks.map((look) => lookText(look, lane, words));
  return node.standing === 'first' ? [] : [words.watchesNobody];
}

function lookText({ to, table }: LaneLook, lane: Lane, words: ViewWords['lockLane']): string {
  const target = lane.nodes.find(({ path }) => path === to);
  if (target !== undefined) return words.watches(target.name);
  return table === 'child' ? words.watchesList : words.watchesNothing(to.slice(to.lastIndexOf('/') + 1));
}
