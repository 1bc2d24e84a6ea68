// The phone's page beside a relay that a test plays.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ClientFace, ToPhone } from '../model/protocol.ts';
import { drawScreen } from './draw.ts';
import { textsFor } from './texts.ts';

class Relay extends EventTarget {
  static readonly OPEN = 1;
  static last: Relay | null = null;
  readyState = Relay.OPEN;
  readonly heard: unknown[] = [];

  constructor() {
    super();
    Relay.last = this;
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  says(message: ToPhone): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

const WELCOME = { kind: 'welcome', version: 1, phone: 1, token: '0'.repeat(32), beatMs: 60_000 } as const;
const VOTE = {
  id: 'v1',
  question: 'How many wake?',
  options: [
    { id: 'all', text: 'all' },
    { id: 'one', text: 'one' },
  ],
  state: 'open',
  counts: null,
  right: null,
} as const;

/** One for all tests: it begins when its module is loaded. */
const page = document.createElement('main');
page.id = 'join';

beforeAll(async () => {
  document.body.append(page);
  await import('./join.ts');
});
afterAll(() => {
  page.remove();
  // The phone's page is one of its own: its rules are for every button, and other files of tests share this one.
  document.querySelector('style[data-vite-dev-id$="/join.css"]')?.remove();
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Relay);
});
afterEach(() => {
  Relay.last?.says({ kind: 'bye', why: 'removed' });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a phone that is sent away just after a wake-up keeps the form that says why, and what is typed into it', () => {
  const relay = join('Ann');
  relay.says(WELCOME);
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

test('an answer pressed while the phone is off the network is said to be in only once it is counted', () => {
  const relay = join('Ann');
  relay.says(WELCOME);
  relay.says({ kind: 'screen', vote: { ...VOTE, chosen: null } });
  dispatchEvent(new Event('offline'));
  page.querySelector<HTMLButtonElement>('[data-option=one]')?.click();
  const { texts } = textsFor('en', []);
  expect(page.textContent).toContain(texts.sending);
  expect(page.textContent).not.toContain(texts.chosen);

  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(0);
  const back = Relay.last;
  back?.says(WELCOME);
  back?.says({ kind: 'screen', vote: { ...VOTE, chosen: null } });
  expect(back?.heard).toContainEqual({ kind: 'vote', vote: 'v1', option: 'one' });
  back?.says({ kind: 'screen', vote: { ...VOTE, chosen: 'one' } });
  expect(page.textContent).toContain(texts.chosen);
});

test('a phone that comes back after its tab was closed, or in another one, is the same phone; a removed one is new', () => {
  const relay = join('Ann');
  relay.says(WELCOME);
  relay.says({ kind: 'bye', why: 'elsewhere' });
  sessionStorage.clear();
  const again = join('Ann');
  again.dispatchEvent(new Event('open'));
  expect(again.heard).toEqual([{ kind: 'join', name: 'Ann', token: WELCOME.token }]);
  expect(JSON.stringify(localStorage)).not.toContain('Ann');
  again.says({ kind: 'bye', why: 'removed' });
  const other = join('Ben');
  other.dispatchEvent(new Event('open'));
  expect(other.heard).toEqual([{ kind: 'join', name: 'Ben', token: null }]);
});

test('a phone without a name is told once that it is in', () => {
  const drawn = document.createElement('main');
  const { texts } = textsFor('en', []);
  const shown = {
    name: '',
    line: 'up',
    isHostThere: true,
    me: null,
    vote: null,
    sent: null,
    isWoken: false,
  } as const;
  drawScreen(drawn, shown, texts, { act: () => undefined, choose: () => undefined });
  expect(drawn.textContent?.split(texts.joined('')).length).toBe(2);
});

function join(name: string): Relay {
  const input = page.querySelector('input');
  if (input !== null) input.value = name;
  page.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  if (Relay.last === null) throw new Error('the phone has not called');
  return Relay.last;
}

function client(wakeUps: number): ClientFace {
  const world = { state: 'waiting', waitsFor: 'B', place: 2, wakeUps, session: 'CONNECTED' } as const;
  return { kind: 'client', letters: 'A', hue: 0, outline: '', worlds: [world], news: [], acts: [] };
}
