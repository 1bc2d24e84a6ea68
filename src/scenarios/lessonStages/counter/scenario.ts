// A number that two clients count up: each reads it, and writes one more, with the version it read or with none.
import { WRITES, readCounter, writeCounter } from './recipe.ts';
import { lessonStage } from '../lessonStage.ts';
import { words } from './words.ts';

export const counter = lessonStage({
  id: 'lesson-counter',
  recipes: { 'lesson-count-read': readCounter, 'lesson-count-write': writeCounter },
  words,
  views: ['serverTrees'],
  parameters: [{ name: 'write', kind: 'choice', options: WRITES, initial: 'blind' }],
  clients: 2,
  sessionTimeoutMs: 30_000,
  nodes: () => [],
  programs: (_place, { values }) => [
    { recipe: 'lesson-count-read' },
    { recipe: 'lesson-count-write', args: { write: values['write'] ?? 'blind' } },
  ],
});
