// What the things of the picture are called for who does not see it, and in tooltips: the name, then what matters now.
import type { Messages } from '../../../words/messages.ts';
import { calledClient } from '../../../words/names.ts';
import type { CastId } from '../../select/cast.ts';
import type { ClientDisc, OutsideFace } from '../../select/clientDiscs.ts';
import type { Known } from '../../select/knownValues.ts';
import type { PictureNode } from '../../select/znodeTree.ts';
import { isHeld, overZnode } from './overZnode.ts';

/** “Client B, waiting, watches /exclusive_lock/lock”. */
export function clientName(disc: ClientDisc<CastId>, words: Messages): string {
  return words.picture.clientName(calledClient(disc.id), clientParts(disc, words));
}

/** “kazoo :53122”: the library as far as it is known, and the port it calls from; empty where neither is. */
export function outsideLabel({ library, port }: OutsideFace): string {
  return [...(LIBRARIES[library] ?? []), ...(port === null ? [] : [`:${port}`])].join(' ');
}

/** Their own names, in any language. */
const LIBRARIES: Partial<Readonly<Record<OutsideFace['library'], readonly [string]>>> = {
  java: ['Java'],
  curator: ['Curator'],
  kazoo: ['kazoo'],
  c: ['C'],
  go: ['Go'],
  node: ['Node'],
};

/** “znode /exclusive_lock/lock, held by client A, watched by 5 clients”. */
export function znodeName(node: PictureNode, words: Messages): string {
  return words.picture.znodeName(node.path, znodeParts(node, words));
}

/** The state in one word: what stops the client before what it does. */
export function standingOf(disc: ClientDisc<CastId>, words: Messages): string {
  const { picture } = words;
  if (disc.process !== 'running') return picture.process[disc.process];
  if (disc.session.state === 'ended') return picture.session.ended;
  if (disc.knowsCut) return picture.disconnected;
  if (disc.wire === 'cut' || disc.wire === 'connecting' || (disc.outside !== null && disc.wire === 'off'))
    return picture.wire[disc.wire];
  return picture.activity[disc.activity];
}

export function clientParts(disc: ClientDisc<CastId>, words: Messages): readonly string[] {
  const { picture } = words;
  const label = disc.outside === null ? '' : outsideLabel(disc.outside);
  const parts = [...(label === '' ? [] : [label]), standingOf(disc, words)];
  if (disc.process === 'paused' && disc.wire === 'cut') parts.push(picture.wire.cut);
  if (disc.belief !== null) parts.push(picture.believes(disc.belief.what));
  if (disc.place !== null && disc.place > 1 && !disc.isServed) parts.push(picture.inLine(disc.place));
  if (disc.lastRead !== null) parts.push(lastReadText(disc.lastRead, picture));
  if (disc.owns.length > 0) parts.push(picture.ownsPath(disc.owns));
  if (disc.watches.length > 0) parts.push(picture.watchesPath(disc.watches));
  if (disc.session.renewal === 'slipping' && disc.session.state === 'open') parts.push(picture.expiresSoon);
  if (disc.session.state === 'gone') parts.push(picture.session.gone);
  if (disc.dropArmed) parts.push(picture.dropArmed);
  if (disc.woken.times > 0) parts.push(words.stage.woken(disc.woken.times));
  return parts;
}

export function znodeParts(node: PictureNode, words: Messages): readonly string[] {
  const { picture } = words;
  if (node.presence === 'ghost') return [picture.gone];
  const parts: string[] = node.presence === 'awaited' ? [node.isGone ? picture.gone : picture.awaited] : [];
  if (node.value !== null) parts.push(picture.holdsValue(node.value.data, node.value.version));
  if (node.owner !== null && node.presence === 'there') {
    const owner = calledClient(node.owner);
    parts.push(isHeld(node) && node.role === null ? picture.heldBy(owner) : picture.ownedBy(owner));
  }
  const over = node.role === null ? null : overZnode(node, words);
  if (over !== null) parts.push(over);
  if (node.place !== null && !isHeld(node)) parts.push(picture.inLine(node.place));
  if (node.slipping !== null) parts.push(picture.expiresSoon);
  if (node.watchers.length > 3) parts.push(picture.watchedByMany(node.watchers.length));
  else if (node.watchers.length > 0) parts.push(picture.watchedBy(node.watchers.map(calledClient)));
  return parts;
}

export function lastReadText({ how, data, version }: Known, { lastRead }: Messages['picture']): string {
  return lastRead(how, data, version);
}
