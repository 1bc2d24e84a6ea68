export const words = {
  empty: 'No client has connected yet.',
  calm: 'All connections are up.',
  states: (parts: readonly string[]) => parts.join(', '),
  stateNow: (name: string, state: string) => `client ${name} ${state}`,
  line: (parts: string) => `Now ${parts}.`,
  legend: { state: 'what the library reports', belief: 'believes it leads', truth: 'first in the tree' },
  state: (name: string, state: string, from: string, to: string | null, lasted: string) =>
    `Client ${name}: ${state} ${to === null ? `since ${from} (${lasted} so far)` : `from ${from} to ${to} (${lasted})`}`,
  remade: (name: string, count: number) =>
    `Client ${name} has recreated its znode ${count === 1 ? 'once' : `${count} times`}.`,
  remadeSign: (count: number) => `${count} remade`,
};

export type Words = typeof words;
