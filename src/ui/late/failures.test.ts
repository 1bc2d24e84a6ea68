import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetFailure, isNotFetched, onTryingAgain, tryAgain } from './failures.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelectorAll: () => [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('isNotFetched', () => {
  it.each([
    ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://a/b.js')],
    ['Firefox', new TypeError('error loading dynamically imported module: https://a/b.js')],
    ['Safari', new TypeError('Importing a module script failed.')],
    ['a style sheet', new Error('Unable to preload CSS for /assets/b.css')],
  ])('knows how %s says that code did not come', (_, error) => {
    expect(isNotFetched(error)).toBe(true);
  });

  it('takes a mistake in code that did come for a mistake', () => {
    expect(isNotFetched(new TypeError("Cannot read properties of undefined (reading 'a')"))).toBe(false);
    expect(isNotFetched('broken')).toBe(false);
  });
});

describe('what failed', () => {
  it('stays failed until everybody who waits has seen it, and is asked for anew then', async () => {
    const forget = await failed();
    expect(forget).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(forget).toHaveBeenCalledOnce();
  });

  it('is asked for anew at once when somebody tries again, and once', async () => {
    const forget = await failed();
    tryAgain();
    expect(forget).toHaveBeenCalledOnce();
    vi.runAllTimers();
    tryAgain();
    expect(forget).toHaveBeenCalledOnce();
  });

  it('is tried again together, and no longer by who has gone', () => {
    const [one, other, gone] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    onTryingAgain(one);
    onTryingAgain(other);
    onTryingAgain(gone)();
    tryAgain();
    tryAgain();
    expect(one).toHaveBeenCalledOnce();
    expect(other).toHaveBeenCalledOnce();
    expect(gone).not.toHaveBeenCalled();
  });
});

async function failed() {
  const forget = vi.fn<() => void>();
  const promise = Promise.reject(new Error('gone'));
  forgetFailure(promise, forget);
  await promise.catch(() => undefined);
  return forget;
}
