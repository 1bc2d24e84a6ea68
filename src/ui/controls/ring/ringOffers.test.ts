import { afterEach, expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { findScenario, parseValues } from '../../../scenarios/catalogue.ts';
import { findLesson } from '../../../scenarios/lessons/lessons.ts';
import { setAllowedCommands } from '../../commands/allowedCommands.ts';
import { isPossible } from '../../commands/offers.ts';
import { giveCommand, loadScenario } from '../../playback/gestures.ts';
import { jumpToHead } from '../../playback/transport.ts';
import { getExperiment } from '../../stores/session.ts';
import type { ThingKind } from '../../stores/selection.ts';
import { worldNow } from '../../stores/useWorld.ts';
import { openingChoices } from '../presets.ts';
import { keptInPlace, newSince, ringOffers, type RingOffers } from './ringOffers.ts';

afterEach(() => setAllowedCommands('all'));

test('of a client that waits, the first four are what can be done to it now, killing it first of all', () => {
  openLocks();
  const offers = offersOf('client', 'client:C');
  expect(typesOf(offers.first)).toEqual(['killClient', 'pauseClient', 'cutClientLink', 'expireSession']);
  expect(offers.first.every(isPossible)).toBe(true);
  expect(offers.first.map(({ key }) => key)).toEqual(['K', 'P', 'X', 'E']);
});

test('the holder may release as well, and is meant as the holder in each world', () => {
  openLocks();
  const { first } = offersOf('client', 'client:A');
  expect(typesOf(first)).toContain('release');
  expect(first.every(({ command }) => 'client' in command && command.client === 'role:holder')).toBe(true);
});

test('what can be undone is offered instead of what was done', () => {
  openLocks();
  giveCommand({ type: 'pauseClient', client: 'client:C' });
  const offers = offersOf('client', 'client:C');
  expect(typesOf(offers.first)).toContain('resumeClient');
  expect(typesOf([...offers.first, ...offers.rest])).not.toContain('pauseClient');
});

test('nothing is in both halves, and what cannot be done now is behind the rest, with its reason', () => {
  openLocks();
  giveCommand({ type: 'killClient', client: 'client:C' });
  const { first, rest } = offersOf('client', 'client:C');
  expect(typesOf(first)).not.toContain('killClient');
  expect(rest.some((each) => each.command.type === 'killClient' && !isPossible(each))).toBe(true);
  const keys = [...first, ...rest].map(({ command }) => JSON.stringify(command));
  expect(new Set(keys).size).toBe(keys.length);
});

test('an ephemeral znode offers what can be done to its owner, a persistent one nothing', () => {
  openLocks();
  const owned = offersOf('znode', '/exclusive_lock/lock');
  expect(owned.about).toBe('owner');
  expect(typesOf(owned.first)).toHaveLength(3);
  expect(typesOf(owned.first)[0]).toBe('killClient');
  expect(offersOf('znode', '/exclusive_lock')).toEqual({ first: [], rest: [], about: 'itself' });
});

test('a lone server cannot be cut off from others', () => {
  openLocks();
  const { first, rest } = offersOf('server', 'server:1');
  expect(typesOf([...first, ...rest])).not.toContain('partition');
  expect(typesOf([...first, ...rest])).toContain('crashServer');
});

test('of an ensemble a server can be cut off, and a link be cut', () => {
  openPartition();
  const server = offersOf('server', 'server:2');
  expect(typesOf([...server.first, ...server.rest])).toContain('partition');
  const link = offersOf('link', 'server:1~server:2');
  expect(typesOf([...link.first, ...link.rest])).toContain('cutLink');
});

test('an open menu keeps its order while the world goes on', () => {
  openLocks();
  const opened = offersOf('client', 'client:C').first;
  giveCommand({ type: 'pauseClient', client: 'client:C' });
  const paused = keptInPlace(opened, offersOf('client', 'client:C'), shownViews());
  expect(typesOf(paused)).toEqual(['killClient', 'resumeClient', 'cutClientLink', 'expireSession']);
  giveCommand({ type: 'killClient', client: 'client:C' });
  const killed = keptInPlace(opened, offersOf('client', 'client:C'), shownViews());
  expect(killed.map(({ key }) => key)).toEqual(opened.map(({ key }) => key));
  expect(killed[0]).toMatchObject({ command: { type: 'killClient' } });
  expect(killed[0] !== undefined && isPossible(killed[0])).toBe(false);
});

test('what a client can be told only since its menu was opened comes behind what stood there', () => {
  loadScenario(findLesson('L5')?.parts[0]?.scene({}) ?? []);
  const opened = offersOf('client', 'client:A');
  expect(typesOf(opened.first)).not.toContain('openGate');
  getExperiment()?.runUntil(1000, 100_000);
  jumpToHead();
  expect(typesOf(newSince(opened, offersOf('client', 'client:A')))).toContain('openGate');
});

test('all that a lesson is about stands first, however much its clients can do', () => {
  const choices = findLesson('L5')?.parts[0]?.scene({}) ?? [];
  loadScenario(choices);
  getExperiment()?.runUntil(1000, 100_000);
  jumpToHead();
  expect(typesOf(offersOf('client', 'client:A').first)).not.toContain('dropReply');
  setAllowedCommands('openGate,dropReply,cutClientLink,healClientLink');
  expect(typesOf(offersOf('client', 'client:A').first)).toContain('dropReply');
});

test('what an embed does not allow is not offered', () => {
  openLocks();
  setAllowedCommands('pauseClient,resumeClient');
  const { first, rest } = offersOf('client', 'client:C');
  expect(typesOf([...first, ...rest])).toEqual(['pauseClient']);
});

function openLocks(): void {
  loadScenario(openingChoices());
  getExperiment()?.runUntil(3000, 100_000);
  jumpToHead();
}

function openPartition(): void {
  const scenario = findScenario('partition');
  const values = scenario && parseValues(scenario, { story: 'none' }, 'initial');
  if (values?.ok !== true) throw new Error('partition is not what it was');
  loadScenario([
    { scenario: 'partition', seed: 1, clients: scenario?.clients.initial ?? 0, values: values.value },
  ]);
  getExperiment()?.runUntil(3000, 100_000);
  jumpToHead();
}

function offersOf(kind: ThingKind, id: string): RingOffers {
  const views = shownViews();
  const [view] = views;
  if (view === undefined) throw new Error('nothing is open');
  return ringOffers({ world: 0, kind, id }, view, views);
}

function shownViews() {
  return [worldNow(0), worldNow(1)].filter((view) => view !== null);
}

function typesOf(offers: RingOffers['first']): readonly string[] {
  return offers.map(({ command }) => command.type);
}
