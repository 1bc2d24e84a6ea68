// Tables as data: what a reader of the page finds in their cells, without drawing them.
import { beforeAll, expect, it } from 'vitest';
import { drawn, sceneOf, textsOf } from '../draw/view/testing/scene.ts';
import type { Scene } from '../draw/view/useScene.ts';
import { addSamples, SAMPLE_PARENT } from '../select/testing/samples.ts';
import { stage, type Stage } from '../select/testing/stage.ts';
import { cacheTable } from './cache/model.ts';
import { queueCostsTable } from './queueCosts/model.ts';
import { membershipTable } from './membership/model.ts';
import { countersModel } from './zxidCounter/model.ts';
import { words as cache } from './cache/words/en.ts';
import { words as membership } from './membership/words/en.ts';
import { gaugeModel } from './packetGauge/model.ts';
import { words as packetGauge } from './packetGauge/words/en.ts';
import { words as queueCosts } from './queueCosts/words/en.ts';
import { words as zxidCounter } from './zxidCounter/words/en.ts';

beforeAll(addSamples);

it('a cache has a row below the tree for each client that keeps something', () => {
  const table = drawn(cacheTable(sampleOf(stage('sample-cache', 2).until(6000)), texts(cache)));
  expect(table.line).toBe('All caches match the tree.');
  expect(table.rows.map(({ name }) => name)).toEqual(['the tree', 'B']);
  const [tree, own] = table.rows;
  expect(own?.cells.map(({ label }) => label)).toEqual(tree?.cells.map(({ label }) => label));
  expect(own?.cells.every(({ look }) => look === 'same')).toBe(true);
});

it('a host that was killed is told in the line, and its cell needs a look', () => {
  const group = stage('sample-group', 3).until(2000).give({ type: 'killClient', client: 'client:C' });
  const table = drawn(membershipTable(sampleOf(group), texts(membership)));
  expect(table.line).toMatch(/^host-C has been gone/);
  const ofHosts = table.rows[0]?.cells ?? [];
  expect(ofHosts.map(({ look }) => look)).toEqual(['truth', 'odd']);
});

it('a queue is priced as long as it is, beside shorter and longer ones', () => {
  const table = drawn(queueCostsTable(sampleOf(stage('sample-children', 2).until(3000)), texts(queueCosts)));
  expect(table.rows.map(({ name }) => name).at(-1)).toBe('100,000 items');
  const now = table.rows.filter(({ name }) => name.endsWith(', now'));
  expect(now).toHaveLength(1);
  expect(now[0]?.cells.map(({ look }) => look)).toEqual(['truth', 'truth', 'truth', 'truth']);
  expect(table.rows.at(-1)?.cells.map(({ label, look }) => [label, look])).toEqual([
    ['5.9 MB, 562.67 %', 'wrong'],
    ['6.2 MB', 'none'],
    ['100,000 deletes', 'none'],
    ['295 GB', 'none'],
  ]);
});

it('a list that is too long for a packet is no fuller than the gauge says, and not too long for every client', () => {
  const scene = sceneOf(stage('large-queue', 2).until(12_000));
  const table = drawn(queueCostsTable(scene, texts(queueCosts)));
  const now = table.rows.find(({ name }) => name.endsWith(', now'));
  expect(now?.cells[0]?.label).toMatch(/^1 MB, 100\.0\d %$/);
  const { bytes, limit } = drawn(gaugeModel(scene, texts(packetGauge))).shown;
  expect(now?.cells[0]?.label).toContain(((bytes / limit) * 100).toFixed(2));
  expect(table.line).toContain('a Java client cannot list');
});

it('where there is nothing yet a sentence says why', () => {
  const nothing = membershipTable(sampleOf(stage('sample-group', 3)), texts(membership));
  expect(nothing).toBe(membership.empty);
});

it('of a server in a newer epoch than its transactions the counters say so, and not that its epoch is older', () => {
  const lost = stage('server-mistakes', 2, { as: 'theFault', story: 'acknowledged-before-uptodate' });
  const lastElection = () => lost.simulation.trace.filter(({ kind }) => kind === 'leader.established').length;
  while (lastElection() < 2 && lost.simulation.step());
  const { line, rows } = countersModel(sceneOf(lost), texts(zxidCounter));
  expect(line).toBe('The servers’ zxids are of epochs 1 and 2.');
  const notes = Object.fromEntries(rows.map((row) => [row.server.id, row.notes]));
  expect(notes['server:2']).toContain('the server itself is in epoch 2');
  expect(Object.values(notes).flat()).not.toContain('in an older epoch');
});

function sampleOf(world: Stage): Scene {
  const scene = sceneOf(world);
  return { ...scene, line: { ...scene.line, parent: SAMPLE_PARENT } };
}

function texts<Words extends object>(words: Words) {
  return textsOf(words, 2500);
}
