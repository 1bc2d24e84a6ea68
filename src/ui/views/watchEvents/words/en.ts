import { format } from '../../../../words/en/nouns.ts';

export const words = {
  line: 'Columns: what sets the watch. Rows: what happens. Choose a cell to play it.',
  playing: (done: number, all: number) => `Playing ${format.number(done)} of ${format.number(all)} rows…`,
  corner: 'What happens',
  nothing: 'nothing',
  stays: 'watch stays',
  cell: (call: string, happening: string, events: readonly string[], stays: boolean) =>
    `${call}, then ${happening}: ${events.length === 0 ? 'no event' : events.join(', then ')}${stays ? '; the watch stays' : ''}`,
};

export type Words = typeof words;
