// A command-line script, called in this process: starting Node and loading the scenarios takes longer than most of what the scripts do.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

export interface ScriptCall {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** `script` is a path in the project, such as `scripts/sim.ts`; answers once it has ended. Not for calls beside each other. */
export async function callScript(script: string, ...args: readonly string[]): Promise<ScriptCall> {
  const path = resolve(ROOT, script);
  const { argv, exitCode } = process;
  const listeners = process.stdout.listeners('error');
  const [stdout, stderr] = [listenTo('stdout'), listenTo('stderr')];
  process.argv = [process.execPath, path, ...args];
  process.exitCode = 0;
  try {
    // Another address, so that it runs again; what it imports is loaded once.
    await import(/* @vite-ignore */ `${pathToFileURL(path).href}?call=${randomUUID()}`);
    return { status: process.exitCode, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    for (const { restore } of [stdout, stderr]) restore();
    process.argv = argv;
    process.exitCode = exitCode;
    for (const listener of process.stdout.listeners('error'))
      if (!listeners.includes(listener)) process.stdout.off('error', listener as () => void);
  }
}

/** What is written there, by `console` too, and what ends the listening. */
function listenTo(stream: 'stdout' | 'stderr') {
  const written: string[] = [];
  const spies = [
    vi.spyOn(process[stream], 'write').mockImplementation((text) => written.push(String(text)) > 0),
    vi.spyOn(console, stream === 'stdout' ? 'log' : 'error').mockImplementation((...values) => {
      written.push(`${values.map(String).join(' ')}\n`);
    }),
  ];
  return {
    text: () => written.join(''),
    restore: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
