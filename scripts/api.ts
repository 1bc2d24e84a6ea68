// npm run api: writes docs/engine.md, what a program can call of the engine.
import { writeFileSync } from 'node:fs';
import { contents, pageOf } from './engineApi/page.ts';
import { helpIfAsked } from './helpIfAsked.mjs';

helpIfAsked(import.meta.url);

const all = contents();
writeFileSync(new URL('../docs/engine.md', import.meta.url), pageOf(all));
process.stdout.write(
  `docs/engine.md: ${all.exports.size} exports, ${all.commands.length} commands, ${all.records.length} records\n`,
);
