// The element on a past slide: it keeps its place, unseen, and its frame is told to pause and to go on.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import './element.ts';

interface Embed extends HTMLElement {
  play(): Promise<unknown>;
  pause(): Promise<unknown>;
  load(parameters: Readonly<Record<string, string | number>>): Promise<unknown>;
  seek(step: number): Promise<unknown>;
}

let embed: Embed;
let said: { readonly type: string; readonly id: string }[] = [];
let slide: HTMLElement;
let source: Window;

beforeEach(async () => {
  slide = document.createElement('section');
  slide.innerHTML = '<znode-lab src="/tests/browser/silentFrame"></znode-lab>';
  document.body.append(slide);
  embed = slide.querySelector<Embed>('znode-lab') ?? never();
  const frame = embed.shadowRoot?.querySelector('iframe') ?? never();
  await new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }));
  source = frame.contentWindow ?? never();
  said = [];
  vi.spyOn(source, 'postMessage').mockImplementation((message: unknown) => {
    said.push(message as (typeof said)[number]);
  });
  vi.useFakeTimers();
  says({ type: 'ready' });
  slide.style.opacity = '0';
});

afterEach(() => {
  vi.useRealTimers();
  slide.remove();
});

it('is paused on a past slide, and goes on when it is seen again', () => {
  says({ type: 'step', playing: true });
  showSlide();
  expect(orders()).toEqual(['pause', 'play']);
});

it.each([
  ['paused it', 'pause', () => embed.pause()],
  ['loaded another scene', 'load', () => embed.load({ scene: 'fence-figure' })],
  ['moved it to a step', 'seek', () => embed.seek(3)],
])('stays as its host left it, who has %s meanwhile', (_name, type, order) => {
  says({ type: 'step', playing: true });
  // Its frame, which is none, never answers.
  order().catch(() => undefined);
  showSlide();
  expect(orders()).toEqual(['pause', type]);
});

it('takes what it is to load as an object, with numbers where an attribute would have digits', () => {
  embed.load({ scene: 'herd-lock', clients: 3 }).catch(() => undefined);
  expect(said.at(-1)).toMatchObject({
    type: 'load',
    parameters: [
      ['scene', 'herd-lock'],
      ['clients', '3'],
    ],
  });
});

it('stays paused where its host pauses it as the slide goes, before its frame has heard it', async () => {
  const paused = embed.pause();
  says({ type: 'step', playing: true });
  says({ type: 'answer', id: said.at(-1)?.id, ok: true, value: null });
  await paused;
  showSlide();
  expect(orders()).toEqual(['pause']);
});

it('is paused on a past slide whose embed its host plays, until it is seen', async () => {
  const played = embed.play();
  says({ type: 'answer', id: said.at(-1)?.id, ok: true, value: null });
  await played;
  says({ type: 'step', playing: true });
  expect(orders()).toEqual(['play', 'pause']);
  showSlide();
  expect(orders()).toEqual(['play', 'pause', 'play']);
});

it.each([
  ['another scene is said', () => embed.setAttribute('scene', 'fence')],
  ['it is removed', () => embed.remove()],
])('answers what was asked of the frame before with a refusal when %s', async (_name, end) => {
  const asked = embed.seek(3);
  end();
  await expect(asked).rejects.toThrow(/the element/);
});

function says(message: object): void {
  dispatchEvent(new MessageEvent('message', { source, data: { znodeLab: 1, ...message } }));
}

function showSlide(): void {
  slide.style.opacity = '1';
  vi.advanceTimersByTime(1000);
}

/** What the frame was told of playing. */
function orders(): readonly string[] {
  return said.map(({ type }) => type).filter((type) => !type.startsWith('set'));
}

function never(): never {
  throw new Error('the embed is there');
}
