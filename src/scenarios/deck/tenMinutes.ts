// The ten-minute demonstration: nine rows, from five programs and one printer to an ensemble cut in two.
import type { Command, ServerId } from '../../engine/index.ts';
import { crash, once as onceIn, ready } from '../ensemble/cues.ts';
import type { Action } from '../lessons/lesson.ts';
import { give, run, worldOf } from '../lessons/scenes.ts';
import { A, B, kill, once, pause, quiet, resume } from '../locks/cues.ts';
import { sideChoice } from '../pairs.ts';
import type { ParameterValues, ScenarioChoice } from '../scenario/scenario.ts';
import type { DeckMoment, DeckRow, DeckVote } from './deck.ts';

const PROGRAMS = 5;

/** Each client acquires the lock once, and releases it long after the last client has arrived. */
function oneTurnEach(): ParameterValues {
  return { arrival: 'staggered', rounds: 1, holdMs: 3000 };
}

/** How often programs are woken until each has had its turn; with the herd, each hand-over wakes all who still wait. */
const WAKE_UPS: DeckVote = {
  id: 'wakeUps',
  options: [1, PROGRAMS - 1, (PROGRAMS * (PROGRAMS - 1)) / 2, PROGRAMS * PROGRAMS],
  read: ({ worlds }) =>
    worlds[0]?.trace.filter((record) => record.kind === 'event.delivered' && record.event.type !== 'None')
      .length ?? 0,
};

function herd(): DeckRow {
  const scene = () => worldOf('herd-lock', PROGRAMS, { ...oneTurnEach(), variant: 'exists' });
  return {
    id: 'herd',
    atSeconds: 0,
    moments: [
      { id: 'empty', scene, actions: [], views: [] },
      { id: 'oneWins', scene, actions: [allWait()], views: [], vote: WAKE_UPS, pace: 'briskly' },
      { id: 'tenBells', scene, actions: [run(quiet())], views: [], pace: 'quickly' },
    ],
  };
}

function line(): DeckRow {
  const scene = () => worldOf('predecessor-lock', PROGRAMS, oneTurnEach());
  return {
    id: 'line',
    atSeconds: 120,
    moments: [
      { id: 'inLine', scene, actions: [allWait()], views: [], vote: WAKE_UPS },
      { id: 'fourBells', scene, actions: [run(quiet())], views: [], pace: 'quickly' },
    ],
  };
}

/** All clients but the holder have set their watches and wait. */
function allWait(): Action {
  return run(once('watch.set', { nth: PROGRAMS - 1, afterMs: 100 }));
}

/** A holds, B waits for A, C for B; B dies. */
function middle(id: string, atSeconds: number, variant: 'corrected' | 'article'): DeckRow {
  const scene = () => worldOf('fair-lock', 3, { variant });
  const after = give(quiet(), kill(B));
  return {
    id,
    atSeconds,
    moments: [
      { id: 'before', scene, actions: [run(quiet())], views: [] },
      {
        id: 'after',
        scene,
        // Time for notified clients to react.
        actions: [...after, run(once('session.closed', { afterMs: 500 }))],
        views: [],
      },
    ],
  };
}

/** Held long enough to be paused before the release. */
function printer(guard: 'off' | 'on'): readonly ScenarioChoice[] {
  return worldOf('guarded-lock', 3, { guard, holder: 'stopsWhenSuspended', holdMs: 20_000 });
}

/** A holds the lock, writes, and is paused in the middle of a page. */
const PAUSED: readonly Action[] = give(once('belief.stated', { actor: A, afterMs: 2000 }), pause(A));
const GIVEN_UP: readonly Action[] = [...PAUSED, run(once('session.expired'))];
/** B has the lock for long enough to be seen with it. */
const B_WROTE: readonly Action[] = [
  ...PAUSED,
  run(once('resource.accepted', { where: { client: B }, nth: 2 })),
];

function silence(): DeckRow {
  const scene = () => printer('off');
  return {
    id: 'pause',
    atSeconds: 300,
    moments: [
      {
        id: 'holds',
        scene,
        actions: [run(once('belief.stated', { actor: A, afterMs: 2000 }))],
        views: ['sessionWheel'],
      },
      { id: 'givenUp', scene, actions: GIVEN_UP, views: ['sessionWheel'], pace: 'silence' },
    ],
  };
}

function guarded(id: string, atSeconds: number, guard: 'off' | 'on'): DeckRow {
  const scene = () => printer(guard);
  const late: Command = resume(A);
  const verdict = guard === 'off' ? 'resource.accepted' : 'resource.rejected';
  return {
    id,
    atSeconds,
    moments: [
      { id: 'newHolder', scene, actions: B_WROTE, views: ['resource', 'beliefBars'] },
      {
        id: 'lateWrite',
        scene,
        actions: [
          ...B_WROTE,
          ...give({ on: 'time', atMs: 0 }, late),
          run(once(verdict, { where: { client: A } })),
        ],
        views: ['resource', 'beliefBars'],
        pace: 'closely',
      },
    ],
  };
}

const CRASH = 'leader-crash';
/** Which servers have the write when the leader crashes. */
const ONE_HAS_IT = { story: 'oneFollower', voters: 'survivors' };
const NOBODY_HAS_IT = { story: 'onlyLeader', voters: 'survivors' };
/** There is another leader, and A has read what became of its write. */
const FATE_READ: readonly Action[] = [
  run(onceIn('leader.established', { nth: 2 })),
  run(ready(A, 'read', 100)),
];

function leaderDies(): DeckRow {
  const scene = () => worldOf(CRASH, 2, ONE_HAS_IT);
  const both = () =>
    [NOBODY_HAS_IT, ONE_HAS_IT].map((values) => sideChoice({ scenario: CRASH, values }, 1, 2));
  return {
    id: 'leaderDies',
    atSeconds: 450,
    moments: [
      { id: 'inFlight', scene, actions: [run(onceIn('server.stopped'))], views: ['logStrips'] },
      { id: 'kept', scene, actions: FATE_READ, views: ['logStrips'], pace: 'quickly' },
      { id: 'bothFates', scene: both, actions: FATE_READ, views: ['logStrips'] },
    ],
  };
}

/** Both sides are written to; C asks on the smaller one. */
const CUT: readonly Action[] = [run(onceIn('network.cut'))];
const OLD_ANSWER: readonly Action[] = [...CUT, run(ready('client:C', 'read', 50))];

function cutInTwo(): DeckRow {
  const scene = () => worldOf('partition', 3, { story: 'bothSidesWrite' });
  const moment = (id: string, actions: readonly Action[]): DeckMoment => ({
    id,
    scene,
    actions,
    views: ['serverTrees'],
  });
  return {
    id: 'partition',
    atSeconds: 540,
    moments: [
      moment('cut', CUT),
      { ...moment('oldAnswer', OLD_ANSWER), pace: 'quickly' },
      {
        ...moment('noPromise', [
          ...OLD_ANSWER,
          run(onceIn('request.failed', { actor: A, where: { op: 'setData' } })),
        ]),
        pace: 'closely',
      },
    ],
  };
}

/** What the end card's numbers are found by. */
export const END_RUNS = {
  givenUp: { ...silence().moments[0], actions: GIVEN_UP },
  /** Those that go on when the leader of five has died. */
  survivors: ['server:1', 'server:2', 'server:3', 'server:4'],
  fateWithout: (down: ServerId): DeckMoment => ({
    id: 'fate',
    scene: () => worldOf(CRASH, 2, ONE_HAS_IT),
    actions: [
      ...give(onceIn('server.stopped'), crash(down)),
      run(onceIn('leader.established', { afterMs: 100 })),
    ],
    views: [],
  }),
} as const;

export const tenMinutes: readonly DeckRow[] = [
  herd(),
  line(),
  middle('middle', 180, 'corrected'),
  middle('twoKeys', 240, 'article'),
  silence(),
  guarded('twoBelievers', 360, 'off'),
  guarded('fence', 420, 'on'),
  leaderDies(),
  cutInTwo(),
];

/** When the end card is to be shown, in seconds of the talk. */
export const END_AT_SECONDS = 600;
