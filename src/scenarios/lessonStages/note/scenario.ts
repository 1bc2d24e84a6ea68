// One client that counts up in a znode, and one that reads it and is told of a change.
import { lessonStage } from '../lessonStage.ts';
import { READERS, readNote, writeNote } from './recipe.ts';
import { words } from './words.ts';

export const note = lessonStage({
  id: 'lesson-note',
  recipes: { 'lesson-write-note': writeNote, 'lesson-read-note': readNote },
  words,
  parameters: [
    { name: 'reader', kind: 'choice', options: READERS, initial: 'byHand' },
    { name: 'writes', kind: 'integer', min: 1, max: 9, words: [], initial: 1 },
  ],
  clients: 2,
  sessionTimeoutMs: 4000,
  nodes: () => [],
  programs: (place, { values: { reader = '', writes = 1 } }) =>
    place === 0
      ? [{ recipe: 'lesson-write-note', args: { writes } }]
      : [{ recipe: 'lesson-read-note', args: { reader } }],
});
