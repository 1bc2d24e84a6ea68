// The phone's page beside a relay that a test plays.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientFace, ToPhone } from '../model/protocol.ts';
import { drawScreen } from './draw.ts';
import { textsFor } from './texts.ts';

class Relay extends EventTarget {
  static readonly OPEN = 1;
  static last: Relay | null = null;
  readonly readyState = Relay.OPEN;

  constructor() {
    super();
    Relay.last = this;
  }

  send(): void {}
  close(): void {}

  says(message: ToPhone): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Relay);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('a phone that is sent away just after a wake-up keeps the form that says why, and what is typed into it', async () => {
  document.body.innerHTML = '<main id="join"></main>';
  await import('./join.ts');
  const page = document.getElementById('join') ?? document.body;
  const join = (name: string): Relay => {
    const input = page.querySelector('input');
    if (input !== null) input.value = name;
    page.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    if (Relay.last === null) throw new Error('the phone has not called');
    return Relay.last;
  };
  const relay = join('Ann');
  relay.says({ kind: 'welcome', version: 1, phone: 1, token: '0'.repeat(32), beatMs: 60_000 });
  relay.says({ kind: 'screen', me: client(0) });
  relay.says({ kind: 'screen', me: client(1) });
  expect(page.hasAttribute('data-woken')).toBe(true);
  relay.says({ kind: 'bye', why: 'removed' });
  const why = page.querySelector('[role=alert]')?.textContent;
  expect(why).toBeTruthy();
  const input = page.querySelector('input');
  if (input !== null) input.value = 'An';
  vi.advanceTimersByTime(2000);
  expect(page.querySelector('[role=alert]')?.textContent).toBe(why);
  expect(page.querySelector('input')?.value).toBe('An');
  const again = join('Anna');
  expect(again).not.toBe(relay);
  expect(page.textContent).toContain('Anna');
});

test('a phone without a name is told once that it is in', () => {
  const page = document.createElement('main');
  const { texts } = textsFor('en', []);
  const shown = { name: '', line: 'up', isHostThere: true, me: null, vote: null, isWoken: false } as const;
  drawScreen(page, shown, texts, { act: () => undefined, choose: () => undefined });
  expect(page.textContent?.split(texts.joined('')).length).toBe(2);
});

function client(wakeUps: number): ClientFace {
  const world = { state: 'waiting', waitsFor: 'B', place: 2, wakeUps, session: 'CONNECTED' } as const;
  return { kind: 'client', letters: 'A', hue: 0, outline: '', worlds: [world], news: [], acts: [] };
}
