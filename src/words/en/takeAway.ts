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
  film: {
    title: 'Film of the last seconds',
    about: 'An animated PNG with captions. Browsers, wikis and documents play it like a picture.',
    length: 'Length of the film',
    seconds: (count) => `${count} s`,
    make: 'Make a film',
    cancel: 'Cancel',
    progress: 'Frames drawn',
    frame: (done, all) => `Frame ${done} of ${all}`,
    saved: (seconds, megabytes) => `Film saved: ${seconds} s, ${megabytes} MB.`,
    cancelled: 'Film cancelled. Nothing was saved.',
    failed: 'This browser could not make the film.',
  },
};
