// npm run coverage: writes docs/coverage.md, where every sentence of the articles has its place. Exit 0: it is written; 1: a
// moment that a row names does not come.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { notPlayed } from './articles/notPlayed.ts';
import { pageOf } from './articles/page.ts';
import { rows } from '../src/rooms/claims/model/rows/all.ts';
import { helpIfAsked } from './helpIfAsked.mjs';

helpIfAsked(import.meta.url);

const PAGE = new URL('../docs/coverage.md', import.meta.url);

const text = await pageOf({ rows, notPlayed });
const isNew = !existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== text;
if (isNew) writeFileSync(PAGE, text);
process.stdout.write(`docs/coverage.md: ${rows.length} rows, ${isNew ? 'written' : 'as it was'}\n`);
