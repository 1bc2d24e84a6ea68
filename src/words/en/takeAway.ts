import type { TakeAwayWords } from '../contracts/takeAway.ts';

export const takeAwayWords: TakeAwayWords = {
  title: 'Save as a file',
  forms: {
    svg: { label: 'SVG', about: 'The picture, for documents and slides.' },
    png: { label: 'PNG', about: 'The picture in twice the resolution.' },
    mermaid: { label: 'Mermaid', about: 'A sequence diagram of the last 200 messages.' },
    shiviz: { label: 'ShiViz log', about: 'Every event with its vector clock; ShiViz draws it.' },
    ndjson: { label: 'Trace', about: 'Every record as a line of JSON, with its causes.' },
  },
  saved: (form) => `${form}: saved.`,
  failed: (form) => `${form}: this browser could not make the file.`,
};
