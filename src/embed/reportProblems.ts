import { tellHost } from './host.ts';
import type { EmbedProblem } from './parameters.ts';

/** Each is told once, however often a host says it. */
const told = new Set<string>();
const MAX_TOLD = 100;

/** Tells the author of the host's page what makes no sense: on the console, and by a message. */
export function reportProblems(problems: readonly EmbedProblem[]): void {
  for (const { name, value, right } of problems) {
    const message = `${name}=${JSON.stringify(value)} is not valid. Use: ${right}`;
    if (told.has(message) || told.size >= MAX_TOLD) continue;
    told.add(message);
    // Values are shown as text and never run.
    // oxlint-disable-next-line no-console
    console.warn(`znode-lab: ${message}`);
    tellHost({ type: 'error', code: 'notValid', message });
  }
}
