// Hand-made pictures of fixed moments, for the gallery and for tests of layouts: what selectors would say of them.
import { nthClientId, type ClientId } from '../../../engine/index.ts';
import type { ClientDisc } from '../../select/clientDiscs.ts';
import type { FlightMark } from '../../select/flights.ts';
import type { WatchArrow } from '../../select/watchArrows.ts';
import type { WorldPicture } from './worldPicture.ts';
import type { PictureNode } from '../../select/znodeTree.ts';

export const MOMENTS = ['held', 'woken', 'killed', 'faults'] as const;
export type FixedMoment = (typeof MOMENTS)[number];

const PARENT = '/exclusive_lock';
export const FIXED_TIME_MS = 6000;
const NOW_MS = FIXED_TIME_MS;

/** Everyone watches one znode. */
export function herdPicture(clientCount: number, moment: FixedMoment): WorldPicture {
  const path = `${PARENT}/lock`;
  const holder = nthClientId(0);
  const isGone = moment === 'woken';
  const watches = others(clientCount).map((client) => watch(client, path, isGone ? 'fired' : 'set'));
  const clients = discs(clientCount, moment, (client) => ({
    owns: client === holder && !isGone ? [path] : [],
    watches: client === holder || isGone ? [] : [path],
    place: client === holder && !isGone ? 1 : null,
    atStep: client === holder ? 'lock.hold' : 'herd.awaitDeletion',
  }));
  const lockNode: PictureNode = {
    ...znode(path, PARENT, 2, holder),
    presence: isGone ? 'ghost' : 'there',
    isGone,
    place: isGone ? null : 1,
    standing: isGone ? 'none' : 'first',
    watchers: others(clientCount),
    slipping: moment === 'killed' ? { expiresAtMs: NOW_MS + 3200 } : null,
  };
  return {
    ...frame(moment, 'none'),
    nodes: [...trunk(), lockNode],
    clients,
    ownership: isGone ? [] : [{ client: holder, path }],
    watches,
    flights: isGone ? bells(others(clientCount), path) : pings(clientCount),
    lane: {
      order: 'none',
      entitled: isGone ? 0 : 1,
      places: isGone ? [] : [{ path, client: holder, isClaimed: true, role: null }],
      waiting: isGone ? [] : others(clientCount),
    },
    counters: {
      wakeUps: isGone ? clientCount - 1 : 0,
      byLastRelease: isGone ? clientCount - 1 : null,
      requests: 2 * clientCount,
      releases: isGone ? 1 : 0,
    },
    holders: 0,
    isAboutHolders: false,
    invariants: [
      chip('I-1'),
      chip('I-3'),
      { ...chip('I-6'), state: 'unwatched' },
      isGone ? { ...chip('I-7'), state: 'broken', breaches: 2 } : chip('I-7'),
    ],
  };
}

/** Each watches the znode before its own. */
export function linePicture(clientCount: number, moment: FixedMoment): WorldPicture {
  const isGone = moment === 'woken';
  const all = Array.from({ length: clientCount }, (_, index) => nthClientId(index));
  const pathOf = (index: number) => `${PARENT}/n-${String(index + 40).padStart(10, '0')}`;
  const watches = others(clientCount).map((client, at) =>
    watch(client, pathOf(at), isGone && at === 0 ? 'fired' : 'set'),
  );
  const clients = discs(clientCount, moment, (_, index) => ({
    owns: index === 0 && isGone ? [] : [pathOf(index)],
    watches: index === 0 || (isGone && index === 1) ? [] : [pathOf(index - 1)],
    place: isGone ? (index === 0 ? null : index) : index + 1,
    atStep: index === 0 ? 'lock.hold' : 'line.awaitPredecessor',
    ...(isGone && index > 1 ? { activity: 'waiting' as const } : {}),
  }));
  const nodes = all.map((client, index): PictureNode => {
    const isGhost = isGone && index === 0;
    const place = isGhost ? null : isGone ? index : index + 1;
    return {
      ...znode(pathOf(index), PARENT, 2, client),
      presence: isGhost ? 'ghost' : 'there',
      isGone: isGhost,
      place,
      standing: place === null ? 'none' : place === 1 ? 'first' : 'waits',
      watchers: all.slice(index + 1, index + 2),
      slipping: moment === 'killed' && index === 0 ? { expiresAtMs: NOW_MS + 3200 } : null,
    };
  });
  const living = isGone ? all.slice(1) : all;
  const first = all[1];
  return {
    ...frame(moment, 'sequence'),
    nodes: [...trunk(), ...nodes],
    clients,
    ownership: living.map((client) => ({ client, path: pathOf(all.indexOf(client)) })),
    watches,
    flights: isGone && first !== undefined ? bells([first], pathOf(0)) : pings(clientCount),
    lane: {
      order: 'sequence',
      entitled: 1,
      places: living.map((client) => ({
        client,
        path: pathOf(all.indexOf(client)),
        isClaimed: true,
        role: null,
      })),
      waiting: [],
    },
    counters: {
      wakeUps: isGone ? 1 : 0,
      byLastRelease: isGone ? 1 : null,
      requests: 3 * clientCount - 1,
      releases: isGone ? 1 : 0,
    },
    holders: 0,
    isAboutHolders: false,
    invariants: [chip('I-1'), chip('I-3'), chip('I-6'), chip('I-7')],
  };
}

function frame(moment: FixedMoment, order: 'none' | 'sequence') {
  return {
    step: 100,
    timeMs: NOW_MS,
    lock: { parent: PARENT, order, permits: 1 },
    server: { id: 'server:1', state: 'serving', lastZxid: moment === 'woken' ? 14 : 12 },
    more: [],
  } as const;
}

function trunk(): readonly PictureNode[] {
  return [
    { ...znode('/', null, 0, null), kind: 'persistent' },
    { ...znode(PARENT, '/', 1, null), kind: 'persistent' },
  ];
}

function znode(path: string, parent: string | null, depth: number, owner: ClientId | null): PictureNode {
  const name = path === '/' ? '/' : path.slice(path.lastIndexOf('/') + 1);
  return {
    path,
    name,
    parent,
    depth,
    presence: 'there',
    isGone: false,
    kind: 'ephemeral',
    owner,
    place: null,
    standing: 'none',
    isClaimed: false,
    role: null,
    value: null,
    watchers: [],
    slipping: null,
  };
}

function others(clientCount: number): readonly ClientId[] {
  return Array.from({ length: Math.max(0, clientCount - 1) }, (_, index) => nthClientId(index + 1));
}

function discs(
  clientCount: number,
  moment: FixedMoment,
  standing: (client: ClientId, index: number) => Partial<ClientDisc>,
): readonly ClientDisc[] {
  return Array.from({ length: clientCount }, (_, index) => {
    const client = nthClientId(index);
    return { ...disc(client, index, moment), ...standing(client, index), ...fault(index, moment) };
  });
}

function disc(client: ClientId, index: number, moment: FixedMoment): ClientDisc {
  const isHolder = index === 0;
  return {
    id: client,
    name: client.slice('client:'.length),
    index,
    process: 'running',
    activity: isHolder
      ? moment === 'woken'
        ? 'resting'
        : 'holding'
      : moment === 'woken'
        ? 'asking'
        : 'waiting',
    wire: 'up',
    knowsCut: false,
    belief: isHolder && moment !== 'woken' ? { what: 'holder', path: `${PARENT}/lock`, truth: 'true' } : null,
    session: {
      state: 'open',
      expiresAtMs: NOW_MS + 2200 + ((index * 730) % 2400),
      fullMs: 5000,
      timeoutMs: 4000,
      renewal: 'renewed',
    },
    atStep: null,
    place: null,
    isServed: false,
    owns: [],
    lastRead: null,
    watches: [],
    woken: { times: 0, byLastRelease: 0 },
    dropArmed: false,
    outside: null,
  };
}

function fault(index: number, moment: FixedMoment): Partial<ClientDisc> {
  const slipping = { state: 'open', expiresAtMs: NOW_MS + 3200, fullMs: 5000, timeoutMs: 4000 } as const;
  const session = { ...slipping, renewal: 'slipping' } as const;
  const gone = { state: 'gone', expiresAtMs: 0, fullMs: 0, timeoutMs: 0, renewal: 'renewed' } as const;
  if (moment === 'killed' && index === 0) return { process: 'killed', wire: 'off', session };
  if (moment !== 'faults') return {};
  switch (index) {
    case 0:
      return { process: 'paused', session: gone, place: null };
    case 1:
      return { wire: 'cut', session };
    case 2:
      return { process: 'killed', wire: 'off', session };
    case 3:
      return { wire: 'connecting', activity: 'asking', session };
    case 4:
      return { activity: 'done', watches: [], owns: [] };
    default:
      return {};
  }
}

function watch(client: ClientId, path: string, state: WatchArrow['state']): WatchArrow {
  return { key: `${client} data ${state} ${path}`, client, path, table: 'data', state };
}

function flight(id: number, client: ClientId): FlightMark {
  return {
    id,
    client,
    direction: 'toServer',
    shape: 'request',
    label: 'create',
    path: null,
    sentAtMs: NOW_MS - 4,
    deliverAtMs: NOW_MS + 4,
    state: 'flying',
    behind: 0,
  };
}

function bells(clients: readonly ClientId[], path: string): readonly FlightMark[] {
  return clients.map((client, at) => ({
    ...flight(at + 1, client),
    direction: 'toClient',
    shape: 'bell',
    label: 'NodeDeleted',
    path,
    sentAtMs: NOW_MS - 3 - (at % 3),
  }));
}

function pings(clientCount: number): readonly FlightMark[] {
  if (clientCount < 3) return [];
  const [b, c] = [nthClientId(1), nthClientId(2)];
  return [
    { ...flight(1, b), shape: 'ping', label: '' },
    flight(2, b),
    { ...flight(3, c), direction: 'toClient', shape: 'reply', label: '', sentAtMs: NOW_MS - 2 },
    { ...flight(4, b), state: 'stalled', sentAtMs: NOW_MS - 100 },
    {
      ...flight(5, nthClientId(0)),
      direction: 'toClient',
      state: 'waiting',
      shape: 'bell',
      label: 'NodeDeleted',
    },
  ].slice(0, 3) as readonly FlightMark[];
}

function chip(id: WorldPicture['invariants'][number]['id']): WorldPicture['invariants'][number] {
  return {
    id,
    key: id,
    part: {},
    isClaimed: true,
    state: 'holds',
    expected: id === 'I-7',
    violation: null,
    breaches: 0,
  };
}
