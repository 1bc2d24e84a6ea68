// One client that reads with a watch, and one that makes changes: which read arms a bell that which change rings.
import { CHANGES, NODE, CHILD, READS, change, listen } from './recipe.ts';
import { lessonStage } from '../lessonStage.ts';
import { words } from './words.ts';

export const bells = lessonStage({
  id: 'lesson-bells',
  recipes: { 'lesson-listen': listen, 'lesson-change': change },
  words,
  views: ['spaceTime'],
  parameters: [
    { name: 'read', kind: 'choice', options: READS, initial: READS[0] },
    { name: 'change', kind: 'choice', options: CHANGES, initial: CHANGES[0] },
  ],
  clients: 2,
  sessionTimeoutMs: 30_000,
  nodes: ({ values }) => nodesBefore(values['change']),
  programs: (place, { values }) =>
    place === 0
      ? [{ recipe: 'lesson-listen', args: { read: values['read'] ?? '' } }]
      : [{ recipe: 'lesson-change', args: { change: values['change'] ?? '' } }],
});

/** A node with children cannot be deleted, and one that is there cannot be made. */
function nodesBefore(kind: unknown): readonly string[] {
  if (kind === 'createNode') return [];
  return kind === 'deleteNode' ? [NODE] : [NODE, CHILD];
}
