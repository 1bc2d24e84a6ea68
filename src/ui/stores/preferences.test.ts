import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferredLanguage } from '../../words/languages.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('preferences', () => {
  it('speak the first language of the browser that the page has', () => {
    // No page is ever translated into `qaa`: that tag is kept free for private use.
    expect(preferredLanguage(['qaa-ZZ', 'zh-Hans-CN', 'en'])).toBe('zh-CN');
    expect(preferredLanguage(['qaa-ZZ', 'en-GB', 'zh'])).toBe('en');
    expect(preferredLanguage(['qaa'])).toBeUndefined();
  });

  it('begin with the language of the browser', async () => {
    vi.stubGlobal('navigator', { languages: ['zh-TW', 'en'] });
    const { usePreferences } = await import('./preferences.ts');
    expect(usePreferences.getState().locale).toBe('zh-CN');
  });

  it('come back on the next visit', async () => {
    const first = await import('./preferences.ts');
    first.setPreferences({ theme: 'dark', speed: 2 });
    vi.resetModules();
    const second = await import('./preferences.ts');
    expect(second.usePreferences.getState()).toMatchObject({ theme: 'dark', speed: 2 });
  });

  it('lose only what is not valid any more', async () => {
    kept.set(
      'znode-lab.preferences',
      '{"theme":"dark","speed":1e9,"pacing":"warp","__proto__":{"theme":"x"}}',
    );
    const { usePreferences } = await import('./preferences.ts');
    expect(usePreferences.getState()).toMatchObject({
      theme: 'dark',
      speed: 1,
      pacing: 'followEvents',
    });
  });

  it('begin with the defaults when what is stored is damaged', async () => {
    kept.set('znode-lab.preferences', '{"theme":');
    const { usePreferences } = await import('./preferences.ts');
    expect(usePreferences.getState().theme).toBe('system');
  });
});
