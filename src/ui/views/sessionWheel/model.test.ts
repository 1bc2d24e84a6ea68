import { expect, it } from 'vitest';
import { drawn, sceneOf, textsOf } from '../../draw/view/testing/scene.ts';
import { stage, type Stage } from '../../select/testing/stage.ts';
import { wheelModel } from './model.ts';
import { words } from './words/en.ts';

it('of a single server the line says that it expires sessions, and each session says when', () => {
  const { line, rows, spoken } = modelOf(stage('predecessor-lock', 2).until(3000));
  expect(line).toBe(
    'The server expires a session when the hand has passed its bucket; one bucket every 2 s.',
  );
  expect(rows.map(({ owner, parts }) => [owner, parts])).toEqual([
    ['client B', ['in 5.3 s', 'bucket 8 s', 'at server 1']],
    ['client A', ['in 5.3 s', 'bucket 8 s', 'at server 1']],
  ]);
  expect(spoken).toEqual(rows.map(({ text }) => text));
});

it('a session whose client was killed is on no server, and counts down', () => {
  const world = stage('predecessor-lock', 2).until(3000).give({ type: 'killClient', client: 'client:A' });
  const { rows } = modelOf(world.until(5000));
  expect(rows.find(({ owner }) => owner === 'client A')?.parts).toEqual([
    'in 4 s',
    'bucket 8 s',
    'not connected',
  ]);
});

it('before anybody has connected a sentence says so', () => {
  const world = stage('predecessor-lock', 2);
  expect(wheelModel(sceneOf(world), textsOf(words))).toBe('No session yet.');
});

function modelOf(world: Stage) {
  return drawn(wheelModel(sceneOf(world), textsOf(words)));
}
