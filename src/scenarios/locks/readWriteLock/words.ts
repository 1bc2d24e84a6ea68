import { byVariant, form } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';
import { capital } from '../../scenario/englishNumbers.ts';

export const words = {
  name: 'Read/write lock',
  more: 'readers share it, writers hold it alone',
  sentence: byVariant({
    'host-names': (clients) =>
      `${capital(clients)} clients read and write. Znode names start with the host name and are sorted as text.`,
    'all-writers': (clients) =>
      `${capital(clients)} clients read and write. A reader waits for the last writer, even one that came after it.`,
    'downgrade-behind': (clients) =>
      `${capital(clients)} clients. A writer that goes on to read gets a new place at the end of the line.`,
    children: (clients) => `${capital(clients)} clients read and write. All of them watch the whole line.`,
    'downgrade-in-place': (clients) =>
      `${capital(clients)} clients. A writer that goes on to read keeps its sequence number.`,
    recipe: (clients) =>
      `${capital(clients)} clients read and write. A reader waits for the last writer before it. A writer waits for its predecessor.`,
  }),
  parameters: {
    variant: form({
      'host-names': 'host name first, sorted as text',
      'all-writers': 'kazoo up to 2.8: waits for all writers',
      'downgrade-behind': 'Curator up to 5.4: downgrade to the end',
      children: 'all clients watch the children',
      'downgrade-in-place': 'Curator since 5.5: downgrade in place',
      recipe: 'as documented',
    }),
    mix: {
      label: 'Writers',
      values: {
        alternate: 'every second client',
        fewWriters: 'every fourth client',
        writers: 'all clients',
      },
    },
  },
  steps: { 'share.downgrade': 'Before the release: create a read znode' },
  stepsOf: ({ values }) => stepsOf(String(values['variant'])),
  stepNames: { 'share.downgrade': 'downgrades' },
  tags: ['readWrite', 'sequential', 'herd'],
} satisfies ScenarioWords;

/** A reader and a writer do not look for the same. */
function stepsOf(variant: string): Readonly<Record<string, string>> {
  const heeds = variant === 'all-writers' ? 'writer at all' : 'writer before it';
  const waitsFor = variant === 'all-writers' ? 'the last writer' : 'the last writer before it';
  const how = { 'host-names': ', sorted as text', children: ' with a watch' }[variant] ?? '';
  const steps = {
    'line.list': `List the children${how}. A reader with no ${heeds} may read, a writer that is first may write`,
    'line.watchPredecessor': `Otherwise call exists with a watch: a reader on ${waitsFor}, a writer on the znode before it`,
  };
  if (variant !== 'children') return steps;
  return {
    ...steps,
    'line.watchPredecessor': 'Otherwise: the watch is set already',
    'line.awaitPredecessor': 'Wait until the children change, then list again',
  };
}
