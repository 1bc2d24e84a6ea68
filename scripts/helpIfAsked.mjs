// @ts-check
// What every script does with --help: it prints what it is for on standard output, runs nothing and exits with 0.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @param {string} script its import.meta.url
 * @param {string} [usage] without it, the comment at the top of the script says it
 */
export function helpIfAsked(script, usage) {
  if (!process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) return;
  const text = usage ?? commentAtTop(readFileSync(fileURLToPath(script), 'utf8'));
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
  process.exit(0);
}

/** @param {string} source */
function commentAtTop(source) {
  const lines = source.split('\n').filter((line) => line !== '// @ts-check');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n');
}
