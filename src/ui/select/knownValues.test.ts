import { expect, test } from 'vitest';
import { findLesson } from '../../scenarios/lessons/lessons.ts';
import { playPart } from '../../scenarios/lessons/playLesson.ts';
import '../../scenarios/library.ts';
import { knownAt, knownValues } from './knownValues.ts';

test('of two counters the one that was refused still goes by what it read, until it reads again', () => {
  const part = findLesson('L1')?.parts.find(({ id }) => id === 'withVersion');
  if (part === undefined) throw new Error('L1 has no such part');
  const [world] = playPart(part, part.solution).experiment.worlds;
  if (world === undefined) throw new Error('nothing is open');
  const known = knownValues(world.trace);
  const refused = world.trace.find(
    (record) => record.kind === 'reply.delivered' && record.err === 'BadVersion',
  );
  const at = refused?.step ?? 0;
  expect(knownAt(known, 'client:A', at)).toMatchObject({ how: 'wrote', data: '6', version: 1 });
  expect(knownAt(known, 'client:B', at)).toMatchObject({ how: 'read', data: '5', version: 0 });
  expect(knownAt(known, 'client:B', world.steps)).toMatchObject({ how: 'wrote', data: '7', version: 2 });
});
