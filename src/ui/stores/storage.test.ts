import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAfterReload, readStored, store, storeForReload } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('what is kept from visit to visit', () => {
  it('is read back where storage is allowed, apart from what others keep there', () => {
    const kept = stubStorage();
    store('colour', 'blue');
    expect(readStored('colour')).toBe('blue');
    expect([...kept.keys()]).toEqual(['znode-lab.colour']);
  });

  it('is kept in memory where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    store('shape', 'round');
    expect(readStored('shape')).toBe('round');
    expect(readStored('never stored')).toBeNull();
  });

  it('is kept in memory where storage is full', () => {
    stubStorage({ isFull: true });
    store('size', 'large');
    expect(readStored('size')).toBe('large');
  });

  it('is read back however long it is', () => {
    stubStorage();
    const long = 'x'.repeat(1_000_000);
    expect(store('long', long)).toBe(true);
    expect(readStored('long')).toBe(long);
  });

  it('of what is kept for this visit alone that is said', () => {
    stubStorage({ isFull: true });
    expect(store('size', 'large')).toBe(false);
  });

  it('stays where nothing is to be remembered, whatever is forgotten', async () => {
    vi.resetModules();
    const onAnotherSite = await import('./storage.ts');
    const kept = stubStorage();
    store('colour', 'blue');
    onAnotherSite.rememberNothing();
    onAnotherSite.store('colour', 'red');
    onAnotherSite.forget('colour');
    expect(onAnotherSite.readStored('colour')).toBeNull();
    expect([...kept.values()]).toEqual(['blue']);
  });
});

describe('what a tab keeps for a reload', () => {
  it.each(['reload', 'back_forward'] as const)('is there after a %s', (type) => {
    stubTab(type);
    storeForReload('program', 'second');
    expect(readAfterReload('program')).toBe('second');
  });

  it('is not there on another visit', () => {
    stubTab('navigate');
    storeForReload('program', 'second');
    expect(readAfterReload('program')).toBeNull();
  });

  it('is forgotten where storage is blocked', () => {
    stubTab('reload');
    vi.stubGlobal('sessionStorage', undefined);
    storeForReload('program', 'second');
    expect(readAfterReload('program')).toBeNull();
  });

  it('is not there where nothing is to be remembered', async () => {
    vi.resetModules();
    const onAnotherSite = await import('./storage.ts');
    const kept = stubTab('reload');
    onAnotherSite.rememberNothing();
    onAnotherSite.storeForReload('program', 'second');
    expect(kept.size).toBe(0);
  });
});

function stubTab(type: PerformanceNavigationTiming['type']): Map<string, string> {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  return stubStorage({ of: 'sessionStorage' });
}

function stubStorage({ isFull = false, of = 'localStorage' } = {}): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal(of, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}
