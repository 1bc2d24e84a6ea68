// What the things of an ensemble's picture are called for who does not see it, and in tooltips: the name, then what matters.
import { isServerId, serverNumber } from '../../../engine/index.ts';
import { zxidText } from '../../../words/names.ts';
import type { Messages } from '../../../words/messages.ts';
import type { SessionIds } from '../../select/ensemble/ensemblePicture.ts';
import type { EnsembleClient } from '../../select/ensemble/ensembleClients.ts';
import type { LogCell } from '../../select/ensemble/logTails.ts';
import type { LinkEnd, PeerLink } from '../../select/ensemble/peerLinks.ts';
import type { ServerFace } from '../../select/ensemble/serverFaces.ts';
import { clientParts } from '../../draw/thing/thingNames.ts';
import { standingOf } from '../../draw/thing/ServerTag.tsx';
import { peerName } from './peerNames.ts';

/** The word on its card: what the process is before what its role is. */
export function standingWord(face: ServerFace, { ensemble }: Messages): string {
  return ensemble.roles[standingOf(face)];
}

export function standingMeaning(face: ServerFace, { ensemble }: Messages): string {
  return ensemble.meanings[standingOf(face)];
}

/** It runs in an ensemble that does not count it; an observer says so by its role. */
export function isNoMember({ process, votes }: ServerFace): boolean {
  return process === 'running' && votes === 'none';
}

/** What it is about, in a few plain words. */
export function doingWords(face: ServerFace, { ensemble }: Messages): string {
  const { doing } = ensemble;
  if (face.process !== 'running') return doing[face.process];
  if (face.service === 'readOnly') return doing.readOnly;
  const leader = face.leader === null ? 0 : serverNumber(face.leader);
  switch (face.role) {
    case 'standalone':
      return doing.alone;
    case 'LOOKING':
      return face.vote === null ? doing.looks : doing.votes(serverNumber(face.vote.leader), face.vote.round);
    case 'LEADING':
      return face.phase === 'broadcast' ? leaderWords(face, doing) : doing.gathers;
    case 'FOLLOWING':
    case 'OBSERVING':
      if (face.phase === 'discovery' || face.phase === 'synchronization') return doing[face.phase](leader);
      return face.role === 'FOLLOWING' ? doing.follows(leader) : doing.observes(leader);
    default:
      return face.role satisfies never;
  }
}

/** How many a leader counts; that this is a belief is said where it is no longer so. */
function leaderWords({ counted, behind, voters }: ServerFace, doing: Messages['ensemble']['doing']): string {
  return counted === behind ? doing.leads(behind, voters) : doing.counts(counted, voters);
}

/** “Server 3, LEADING, epoch 4, last zxid 4:8, 3 sessions”. */
export function serverName(face: ServerFace, cells: readonly LogCell[], words: Messages): string {
  const { ensemble } = words;
  const { number, lastZxid } = face;
  return words.format.parts([
    ensemble.server(number),
    standingWord(face, words),
    ...(isNoMember(face) ? [ensemble.noVote] : []),
    ...(face.vote === null ? [] : [ensemble.doing.votes(serverNumber(face.vote.leader), face.vote.round)]),
    ...(face.role === 'standalone' ? [] : [ensemble.epochText(face.epoch)]),
    lastZxid === 0 ? ensemble.noTxn : ensemble.zxidText(zxidText(lastZxid)),
    ensemble.sessions(face.sessions),
    ...logParts(cells, words),
    ...(face.disk === 'sound' ? [] : [ensemble.disk[face.disk]]),
    ...(face.clockOffsetMs === 0 ? [] : [ensemble.clockOff(face.clockOffsetMs)]),
  ]);
}

function logParts(cells: readonly LogCell[], { ensemble }: Messages): readonly string[] {
  const count = (state: LogCell['state']) => cells.filter((cell) => cell.state === state).length;
  const parts: string[] = [];
  if (count('outstanding') > 0) parts.push(ensemble.outstandingCount(count('outstanding')));
  if (count('doomed') > 0) parts.push(ensemble.doomedCount(count('doomed')));
  if (count('fallen') > 0) parts.push(ensemble.fallenCount(count('fallen')));
  return parts;
}

/** “Link between server 1 and server 3, cut”. */
export function linkName(link: PeerLink, words: Messages): string {
  const name = words.ensemble.linkName(peerName(link.a, words), peerName(link.b, words));
  return words.format.parts([name, ...linkParts(link, words)]);
}

/** What is to be said of a link: what it carries, whether it is cut, slow or held up. */
export function linkParts(link: PeerLink, words: Messages): readonly string[] {
  const { ensemble } = words;
  const parts = link.cut === 'none' ? [ensemble.links[link.use]] : [cutWords(link, words)];
  const { aToB, bToA } = link.slow;
  if (aToB > 0 && aToB === bToA) parts.push(ensemble.slowBy(aToB));
  else {
    if (aToB > 0) parts.push(ensemble.slowWay(aToB, peerName(link.b, words)));
    if (bToA > 0) parts.push(ensemble.slowWay(bToA, peerName(link.a, words)));
  }
  if (link.held === 'held') parts.push(ensemble.heldHere);
  return parts;
}

function cutWords({ a, b, cut }: PeerLink, words: Messages): string {
  const { cuts } = words.ensemble;
  if (cut === 'none' || cut === 'both') return cuts[cut];
  const [from, to] = cut === 'aToB' ? [a, b] : [b, a];
  return cuts.oneWay(peerName(from, words), peerName(to, words));
}

/** “Client B, waiting, at server 3”. */
export function ensembleClientName(
  { disc, at }: EnsembleClient,
  sessionIds: SessionIds | null,
  words: Messages,
): string {
  const id = sessionIds?.[disc.id];
  const session = id === undefined ? [] : [words.format.labelled(words.panels.client.session, id)];
  const name = words.picture.clientName(disc.name, [...clientParts(disc, words), ...session]);
  return at === null
    ? words.ensemble.clientNowhere(name)
    : words.ensemble.clientAt(name, peerName(at, words));
}

/** “servers 1 and 2, 3 clients”; `nobody` for an empty side. */
export function groupName(peers: readonly LinkEnd[], { ensemble, format }: Messages): string {
  const numbers = peers.filter(isServerId).map(serverNumber);
  const clients = peers.length - numbers.length;
  const { partition } = ensemble;
  const parts = numbers.length === 0 ? [] : [ensemble.servers(numbers)];
  if (clients > 0) parts.push(ensemble.crowd(clients));
  return parts.length === 0 ? partition.nobody : format.items(parts);
}
