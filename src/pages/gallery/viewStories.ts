// Real runs up to moments worth looking at: for the gallery of views.
import '../../scenarios/library.ts';
import type { Story } from './story.ts';
import { findScenario, parseValues } from '../../scenarios/catalogue.ts';
import { museumPieces } from '../../scenarios/museum/museum.ts';
import { sideChoice } from '../../scenarios/pairs.ts';
import type { ScenarioChoice } from '../../scenarios/scenario/scenario.ts';
import { ENSEMBLE_STORIES } from './ensembleStories.ts';
import { addSamples } from '../../ui/select/testing/samples.ts';
import { frames } from '../../ui/playback/frames.ts';
import { loadScenario } from '../../ui/playback/gestures.ts';
import { movePlayhead } from '../../ui/stores/movePlayhead.ts';
import { select } from '../../ui/stores/selection.ts';
import { usePlayhead } from '../../ui/stores/playhead.ts';
import { getExperiment } from '../../ui/stores/session.ts';

const HERD = { scenario: 'herd-lock' };
const LINE = { scenario: 'predecessor-lock' };
const KILL = { type: 'killClient', client: 'role:holder' } as const;
const RELEASE = { type: 'release', client: 'role:holder' } as const;

const STORIES: Readonly<Record<string, Story>> = {
  line: { ...LINE, acts: [3000] },
  'line-start': { ...LINE, acts: [5] },
  'line-released': { ...LINE, acts: [3000, RELEASE, 3009] },
  'line-killed': { ...LINE, acts: [3000, KILL, 4000] },
  'line-woken': { ...LINE, acts: [3000, KILL, 20_000] },
  'line-gap': { ...LINE, acts: [3000, { type: 'expireSession', client: 'client:C' }, 3400] },
  'line-many': { ...LINE, clients: 40, acts: [6000] },
  'line-two': { ...LINE, acts: [3000, { type: 'pauseClient', client: 'role:holder' }, 20_000] },
  'line-rounds': {
    ...LINE,
    values: { holdMs: '200' },
    acts: [12_000],
  },
  'lane-blocked': {
    ...LINE,
    clients: 3,
    acts: [3000, { type: 'blockEventLane', client: 'client:B' }, RELEASE, 4000],
    select: 'client:B',
  },
  fair: { scenario: 'fair-lock', clients: 3, values: { threads: '3' }, acts: [4000] },
  queue: { scenario: 'sample-queue-long', clients: 4, acts: [2000] },
  'queue-twice': { scenario: 'sample-queue', clients: 4, acts: [3000] },
  'queue-lost': {
    scenario: 'sample-queue-once',
    clients: 2,
    acts: [200, { type: 'killClient', client: 'client:B' }, 1000],
  },
  barrier: { scenario: 'sample-barrier', clients: 3, acts: [500] },
  'barrier-open': { scenario: 'sample-barrier', clients: 3, acts: [3000] },
  'barrier-early': {
    scenario: 'sample-barrier-eager',
    clients: 4,
    acts: [300, { type: 'pauseClient', client: 'client:B' }, 1100],
  },
  group: { scenario: 'sample-group', clients: 7, acts: [2000] },
  'group-killed': {
    scenario: 'sample-group',
    clients: 7,
    acts: [2000, { type: 'killClient', client: 'client:C' }, 3000],
  },
  'group-expired': {
    scenario: 'sample-group',
    clients: 7,
    acts: [2000, { type: 'expireSession', client: 'client:D' }, 2400],
  },
  config: { scenario: 'sample-config', clients: 4, acts: [900] },
  'config-mixed': { scenario: 'sample-config', clients: 4, acts: [2600] },
  cache: { scenario: 'sample-cache', clients: 4, acts: [900] },
  children: { scenario: 'sample-children', clients: 6, acts: [20_000] },
  latch: { scenario: 'leader-latch', clients: 4, acts: [4000] },
  'latch-cut': {
    scenario: 'leader-latch',
    clients: 4,
    acts: [
      3000,
      { type: 'cutClientLink', client: 'client:A' },
      14_000,
      { type: 'healClientLink', client: 'client:A' },
      22_000,
    ],
  },
  herd: { ...HERD, acts: [3000] },
  'herd-released': { ...HERD, acts: [3000, RELEASE, 3008] },
  'herd-woken': { ...HERD, acts: [3000, RELEASE, 3500, KILL, 20_000] },
  'herd-many-released': { ...HERD, clients: 40, acts: [6000, RELEASE, 7000, RELEASE, 8000] },
  'herd-list': { ...HERD, values: { variant: 'children-look' }, acts: [3000] },
  'herd-many': { ...HERD, clients: 40, acts: [6000] },
  'herd-two': { ...HERD, acts: [3000, { type: 'pauseClient', client: 'role:holder' }, 20_000] },
  'herd-rounds': { ...HERD, values: { holdMs: '200' }, acts: [12_000] },
  guarded: {
    scenario: 'guarded-lock',
    acts: [3000, { type: 'pauseClient', client: 'role:holder' }, 20_000],
  },
  commit: { scenario: 'two-phase-commit', acts: [1000] },
  'watch-events': { scenario: 'watch-events', acts: [] },
  twins: { ...HERD, beside: 'predecessor-lock', acts: [3000, KILL, 20_000] },
  ...ENSEMBLE_STORIES,
};

/**
 * Loads a story's world, runs it and leaves the playhead at its end. `piece:<id>` is a museum piece’s wrong side, `right:<id>`
 * the other one; `toMs` ends either before its time.
 */
export function tell(name: string, toMs: number | null): void {
  addSamples();
  const [kind = '', id = ''] = name.split(':');
  if (kind === 'piece' || kind === 'right') play(id, kind === 'piece' ? 'wrong' : 'right', toMs);
  else runStory(name);
  const { step, timeMs } = usePlayhead.getState();
  frames.announce({ step, timeMs, motion: 'full' });
}

function play(id: string, side: 'wrong' | 'right', toMs: number | null): void {
  const piece = museumPieces.find((candidate) => candidate.id === id);
  if (piece === undefined)
    throw new Error(`no piece ${id}; known: ${museumPieces.map((each) => each.id).join(' ')}`);
  const { scenario, values } = piece[side];
  loadScenario([sideChoice({ scenario, values: { ...values, story: id } }, piece.seed, piece.clients)]);
  const experiment = getExperiment();
  experiment?.runUntil(toMs ?? piece.endMs, 200_000);
  movePlayhead({ step: experiment?.steps ?? 0 });
}

function runStory(name: string): void {
  const story = STORIES[name];
  if (story === undefined) throw new Error(`no story ${name}; known: ${Object.keys(STORIES).join(' ')}`);
  run(story);
}

function run({ acts, back = 0, select: chosenClient, beside, ...chosen }: Story): void {
  const choice = choiceOf(chosen);
  loadScenario(beside === undefined ? [choice] : [choice, choiceOf({ scenario: beside })]);
  const experiment = getExperiment();
  if (experiment === null) return;
  for (const act of acts) {
    if (typeof act === 'number') experiment.runUntil(act, 200_000);
    else experiment.give(act, experiment.head);
  }
  movePlayhead({ step: experiment.steps - back });
  if (chosenClient !== undefined) select({ world: 0, kind: 'client', id: chosenClient });
}

function choiceOf({ scenario, clients, values = {} }: Omit<Story, 'acts'>): ScenarioChoice {
  const found = findScenario(scenario);
  if (found === undefined) throw new Error(`no scenario ${scenario}`);
  const parsed = parseValues(found, values, 'initial');
  if (!parsed.ok) throw new Error(`${scenario}: ${parsed.error.code}`);
  return { scenario, seed: 1, clients: clients ?? found.clients.initial, values: parsed.value };
}
