import { expect, it } from 'vitest';
import { drawn, sceneOf, textsOf } from '../../draw/view/testing/scene.ts';
import { playedEvents } from '../../select/playedEvents.ts';
import { stage } from '../../select/testing/stage.ts';
import { eventsModel } from './model.ts';
import { words } from './words/en.ts';

const { scenario } = stage('watch-events', 2);
const scene = sceneOf(stage('watch-events', 2));

it('while cells are being played the line says how far it is, and they stay empty', () => {
  const model = drawn(eventsModel(scene, textsOf(words), { rows: 0, cellOf: () => undefined }));
  expect(model.line).toBe('Playing 0 of 15 rows…');
  expect([model.columns.length, model.rows.length]).toEqual([6, 15]);
  expect(model.rows.flatMap(({ cells }) => cells).every(({ played }) => played === undefined)).toBe(true);
});

it('a cell says what its watcher heard, and which run is shown', () => {
  const cellOf = (call: string, happening: string) =>
    call === 'getData' && happening === 'setData' ? playedEvents(scenario, { call, happening }) : undefined;
  const shown = { ...scene, choice: { ...scene.choice, values: { call: 'getData', happening: 'setData' } } };
  const model = drawn(eventsModel(shown, textsOf(words), { rows: 15, cellOf }));
  expect(model.line).toMatch(/^Columns: what sets the watch/);
  const cell = model.rows.flatMap(({ cells }) => cells).find(({ isShown }) => isShown);
  expect(cell?.played?.events).toEqual(['NodeDataChanged']);
  expect(cell?.text).toMatch(/: NodeDataChanged$/);
});

it('a scenario without such calls has no such view', () => {
  const other = sceneOf(stage('predecessor-lock', 2));
  expect(eventsModel(other, textsOf(words), { rows: 0, cellOf: () => undefined })).toBeNull();
});
