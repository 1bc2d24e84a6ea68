// Why there is no interpreter: what the browser said, or that it may compile nothing at all.
import { afterEach, expect, test, vi } from 'vitest';

class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function problemWhere(parts: Readonly<Record<string, unknown>>): Promise<unknown> {
  vi.resetModules();
  vi.stubGlobal('Worker', SilentWorker);
  vi.stubGlobal('WebAssembly', Object.assign(Object.create(WebAssembly), parts));
  const { loadInterpreter, useInterpreter } = await import('./interpreter.ts');
  expect(await loadInterpreter()).toBe(false);
  return useInterpreter.getState().problem;
}

function throwing(error: Error) {
  return function refuse() {
    throw error;
  };
}

test('where there is no memory for it that is said, and not that it is forbidden', async () => {
  const Memory = throwing(new RangeError('could not allocate memory'));
  expect(await problemWhere({ Memory })).toEqual({ message: 'RangeError: could not allocate memory' });
});

test('where nothing may be compiled it is forbidden', async () => {
  const error = new WebAssembly.CompileError('refused by its policy');
  const instantiate = () => Promise.reject(error);
  expect(await problemWhere({ Module: throwing(error), instantiate })).toBe('forbidden');
});
