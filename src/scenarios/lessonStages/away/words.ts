import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Changes while a watcher is away',
  more: 'three watches and a lost connection',
  sentence: () => 'B watches three paths. A changes all three while B may be cut off.',
  parameters: {
    library: { label: 'Client library', values: { java: 'ZooKeeper (Java)', kazoo: 'kazoo (Python)' } },
  },
} satisfies ScenarioWords;
