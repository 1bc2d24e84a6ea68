// L9: a watch is a line in the memory of one server: it costs nothing until it fires, and a message for each watcher then.
import type { ServerId, TraceRecord } from '../../../engine/index.ts';
import { LEADER, crash, follower } from '../../ensemble/cues.ts';
import { MEMBERS } from '../../ensemble/sessionFailover/recipe.ts';
import { A, openGate, quiet } from '../../locks/cues.ts';
import type { Action, Prediction, StepSeen } from '../lesson.ts';
import { milestone, option, reading } from '../milestones.ts';
import { clientsSetting, give, open, predict, run, worldOf } from '../scenes.ts';
import type { ParameterValues, ScenarioChoice } from '../../scenario/scenario.ts';
import type { CourseLesson } from '../words.ts';
import { words } from './words.ts';

const SERVERS = 3;
const READY = quiet(300);

const CLIENTS = clientsSetting(6, 16, 13);
const scene = ({ clients = CLIENTS.initial }: ParameterValues) => worldOf('lesson-watchers', Number(clients));

/** A adds one child, and all who hear of it read the list again. */
const ADD_ONE: readonly Action[] = [...give(READY, openGate(A, 'write')), run(quiet(200))];

/** Notifications and transactions since A was told to add. */
class Adding {
  notified = 0;
  children = 0;
  transactions = 0;
  /** Lists that have been read, and watched, again. */
  again = 0;
  readonly #zxids = new Set<number>();
  readonly #atServers = new Set<string>();

  heed(record: TraceRecord): void {
    if (record.kind === 'command.given' && record.command.type === 'openGate') {
      this.notified = 0;
      this.again = 0;
      this.#zxids.clear();
      this.#atServers.clear();
    }
    if (record.kind === 'watch.fired') this.notified++;
    if (record.kind === 'watch.set') this.again++;
    if (record.kind === 'txn.logged') {
      this.#zxids.add(record.zxid);
      this.transactions = this.#zxids.size;
    }
    if (record.kind !== 'txn.applied') return;
    if (!record.changes.some(({ type, path }) => type === 'created' && path.startsWith(`${MEMBERS}/`)))
      return;
    this.#atServers.add(record.actor);
    this.children++;
  }

  /** Servers at which the new child is there. */
  get servers(): number {
    return this.#atServers.size;
  }
}

const watchersOf = ({ clients }: ScenarioChoice) => clients - 1;

const howMany: Prediction = {
  id: 'howMany',
  options: [
    option('one', 1, 'oneForAll'),
    option('perServer', SERVERS, 'serversShare'),
    option('perWatcher', watchersOf, null),
  ],
  rehearsal: ADD_ONE,
  read: () => {
    const adding = new Adding();
    return reading(
      (record) => {
        adding.heed(record);
        return adding.servers === SERVERS && record.kind === 'event.delivered';
      },
      () => adding.notified,
    );
  },
  proof: { kind: 'counter', counter: 'wakeUps' },
};

/** One write was told to all who watch. */
const allTold = milestone('allTold', (choice) => {
  const adding = new Adding();
  return (record) => {
    adding.heed(record);
    return adding.servers === SERVERS && adding.notified >= watchersOf(choice);
  };
});

const howManyLogged: Prediction = {
  id: 'howManyLogged',
  options: [
    option('one', 1, null),
    option('perWatcher', (choice) => 1 + watchersOf(choice), 'watchesAreLogged'),
    option('perNotification', (choice) => 1 + 2 * watchersOf(choice), 'eventsAreLogged'),
  ],
  rehearsal: ADD_ONE,
  read: (choice) => {
    const adding = new Adding();
    return reading(
      (record) => {
        adding.heed(record);
        return adding.servers === SERVERS && adding.again >= watchersOf(choice);
      },
      () => adding.transactions,
      () => ({ watches: adding.again }),
    );
  },
  proof: { kind: 'view', view: 'logStrips' },
};

/** Two children have come, and all who watch were told of both: nothing else was logged meanwhile. */
const twoWrites = milestone('twoWrites', (choice) => {
  let children = 0;
  let told = 0;
  return (record) => {
    if (record.kind === 'reply.delivered' && record.op === 'create') children++;
    if (record.kind === 'watch.fired') told++;
    return children === 2 && told === 2 * watchersOf(choice);
  };
});

/** A follower crashes, its clients go elsewhere, and A adds a child. */
const CRASHED_BEFORE: readonly Action[] = [
  ...give(READY, crash(follower(2))),
  run(quiet(3000)),
  ...give({ on: 'time', atMs: 0 }, openGate(A, 'write')),
  run(quiet(200)),
];

const whoHears: Prediction = {
  id: 'whoHears',
  options: [
    option('othersOnly', 'others', 'watchesDieWithTheServer'),
    option('all', 'all', null),
    option('nobody', 'nobody', 'allTablesAreLost'),
  ],
  rehearsal: CRASHED_BEFORE,
  read: (choice) => {
    const adding = new Adding();
    let hasCrashed = false;
    return reading(
      (record) => {
        adding.heed(record);
        if (record.kind === 'server.stopped') hasCrashed = true;
        return hasCrashed && adding.servers >= SERVERS - 1 && record.kind === 'event.delivered';
      },
      () => (adding.notified >= watchersOf(choice) ? 'all' : adding.notified > 0 ? 'others' : 'nobody'),
      () => ({ notified: adding.notified }),
    );
  },
  proof: { kind: 'view', view: 'serverTrees' },
};

/** A server that has crashed knows of no watch, and its clients' watches are at the others. */
const movedOn = milestone('movedOn', (choice) => {
  let down: ServerId | null = null;
  return (record, seen) => {
    if (record.kind === 'server.stopped' && record.actor.startsWith('server:'))
      down = record.actor as ServerId;
    if (down === null || record.kind !== 'watch.set') return false;
    return watchesAt(down, seen) === 0 && watchesIn(seen) === watchersOf(choice);
  };
});

const toldAfterwards = milestone('toldAfterwards', (choice) => {
  const adding = new Adding();
  let hasCrashed = false;
  return (record) => {
    adding.heed(record);
    if (record.kind === 'server.stopped') hasCrashed = true;
    return hasCrashed && adding.notified >= watchersOf(choice);
  };
});

function watchesAt(server: ServerId, seen: StepSeen): number {
  return seen.world().servers.get(server)?.childWatches.get(MEMBERS)?.length ?? 0;
}

function watchesIn(seen: StepSeen): number {
  return [...seen.world().servers.keys()].reduce((sum, server) => sum + watchesAt(server, seen), 0);
}

export const whereWatchesLive: CourseLesson = {
  id: 'L9',
  words,
  kind: 'lesson',
  chapter: 2,
  minutes: 10,
  about: ['watch'],
  parts: [
    {
      id: 'count',
      settings: [CLIENTS],
      scene,
      opensAt: quiet(),
      offers: ['openGate'],
      prediction: howMany,
      goal: { milestones: [allTold] },
      solution: [open(), predict('perWatcher'), ...ADD_ONE],
      otherWays: [
        [open({ clients: 6 }), ...ADD_ONE],
        [open({ clients: 16 }), ...ADD_ONE, ...ADD_ONE],
      ],
    },
    {
      id: 'log',
      settings: [CLIENTS],
      scene,
      opensAt: quiet(),
      offers: ['openGate'],
      views: ['logStrips'],
      prediction: howManyLogged,
      goal: { milestones: [twoWrites] },
      solution: [open(), predict('one'), ...ADD_ONE, ...give(quiet(), openGate(A, 'write')), run(quiet(200))],
      otherWays: [
        [open({ clients: 6 }), ...ADD_ONE, ...ADD_ONE],
        [open({ clients: 16 }), ...ADD_ONE, run(quiet(2000)), ...ADD_ONE],
      ],
    },
    {
      id: 'crash',
      settings: [CLIENTS],
      scene,
      opensAt: quiet(),
      offers: ['crashServer', 'restartServer', 'openGate'],
      prediction: whoHears,
      goal: { milestones: [movedOn, toldAfterwards] },
      solution: [open(), predict('all'), ...CRASHED_BEFORE],
      otherWays: [
        [
          open(),
          ...give(READY, crash(LEADER)),
          run(quiet(6000)),
          ...give({ on: 'time', atMs: 0 }, openGate(A, 'write')),
          run(quiet(200)),
        ],
        [open({ clients: 7 }), ...give(READY, crash(follower(2))), run(quiet(3000)), ...ADD_ONE],
      ],
    },
  ],
};
