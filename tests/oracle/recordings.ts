// The recordings of the real server that are kept, as text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TRACES = fileURLToPath(new URL('../../conformance/traces', import.meta.url));

export function readTraceTexts(): readonly { readonly name: string; readonly text: string }[] {
  const names = readdirSync(TRACES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  return names.map((name) => ({ name, text: readFileSync(join(TRACES, name), 'utf8') }));
}
