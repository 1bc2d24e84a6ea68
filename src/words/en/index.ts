// English: what every other language is measured against.
import { voices } from './voices.ts';
import { words } from './words.ts';

export const en = { ...words, voices };
