// The token of the page's channel, kept between runs for this user alone: a page that is open finds the servers again when the process was
// started anew, and nobody else does.
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** As it is in the file, which is made where it is not there. A file that cannot be written costs only the way back. */
export function keptToken(path: string): string {
  const kept = read(path);
  if (kept !== null) return kept;
  const token = randomBytes(16).toString('hex');
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, token, { mode: 0o600 });
  } catch {
    return token;
  }
  return token;
}

function read(path: string): string | null {
  try {
    const text = readFileSync(path, 'utf8');
    return /^[0-9a-f]{32}$/.test(text) ? text : null;
  } catch {
    return null;
  }
}
