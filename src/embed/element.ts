// <znode-lab>: a custom element that shows the lab in a frame. It is all a host page loads: no dependency, no style of the
// host's is touched, nothing is fetched but the frame, and that only when it comes near the screen.

import { embedHeight } from './embedHeight.ts';
import { coloursFor, languageOfHost, themeOfHost } from './hostLooks.ts';
import { pictureName } from './figures.ts';
import { NAMES_FOR_SCENE, PARAMETER_NAMES } from './parameterNames.ts';
import { parseEmbed, type EmbedValues } from './parameters.ts';
import { addressEnd } from './said.ts';
import { VisibilityPause } from './visibilityPause.ts';
import { LANGUAGES, SOURCE } from '../words/languages.ts';
import { SILENT_FRAME_WORDS } from '../words/silentFrame.ts';

const PROTOCOL = 1;
const MAX_HEIGHT = 4000;
const NAMES: readonly string[] = [...PARAMETER_NAMES, ...NAMES_FOR_SCENE];

interface FrameAnswer {
  readonly znodeLab?: unknown;
  readonly type?: unknown;
  readonly id?: unknown;
  readonly ok?: unknown;
  readonly value?: unknown;
  readonly error?: unknown;
  readonly height?: unknown;
  readonly playing?: unknown;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

// Made by script, which no policy about styles forbids; a `style` attribute is refused by strict ones.
const sheet = new CSSStyleSheet();
sheet.replaceSync(
  `:host{display:block;margin-block:1em}:host([hidden]){display:none}img{display:block;max-width:100%}iframe{display:block;width:100%;border:0;color-scheme:normal}[hidden]{display:none}[tabindex]{outline:0}
strong{all:initial;display:block;padding-inline:12px;color:inherit;font:600 15px/1.4 system-ui,sans-serif}
@media print{iframe.unprinted{display:none}iframe.unprinted+slot{display:contents}}`,
);

/** What a frame says at once that its code runs; on a busy machine a little after it is loaded. */
const SILENT_MS = 3000;

interface ExploreBound {
  readonly faults?: readonly string[];
  readonly atMost?: number;
  readonly delays?: number;
}

class ZnodeLab extends HTMLElement {
  static observedAttributes = NAMES;

  /** The frame stands here. What the host wrote inside the element stays as it is, unseen: a page whose framework takes up
   * markup that is there already must find what it wrote. */
  readonly #inside = this.attachShadow({ mode: 'open' });
  readonly #waiting = new Map<string, Waiting>();
  /** What the host wrote, shown where the frame stays silent. */
  readonly #instead = document.createElement('slot');
  /** Below it: what is wrong, and the way to the lab. Above that a picture, if the host wrote none. */
  readonly #why = document.createElement('div');
  /** Takes the focus when it leaves the frame: from here Tab goes on behind the embed. */
  readonly #end = document.createElement('span');
  #frame: HTMLIFrameElement | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #hasSpoken = false;
  #isReady = false;
  /** The frame can be told how to look: its poster or the lab is there. */
  #hears = false;
  #isChanging = false;
  #nextId = 1;
  readonly #visibilityPause = new VisibilityPause(this, (type) => this.#tell({ type }));
  readonly #onMessage = (event: MessageEvent<unknown>): void => this.#receive(event);
  /** The host's theme and language may change while the page is there. */
  readonly #watcher = new MutationObserver(() => this.#tellAppearance());
  readonly #dark = matchMedia('(prefers-color-scheme: dark)');
  readonly #onScheme = (): void => this.#tellAppearance();

  constructor() {
    super();
    this.#inside.adoptedStyleSheets = [sheet];
    this.#end.addEventListener('blur', () => this.#end.removeAttribute('tabindex'));
  }

  connectedCallback(): void {
    addEventListener('message', this.#onMessage);
    this.#dark.addEventListener('change', this.#onScheme);
    // Some sites, as those of MkDocs Material, say it on the body.
    for (const root of [document.documentElement, document.body])
      this.#watcher.observe(root, {
        attributes: true,
        attributeFilter: ['data-theme', 'data-md-color-scheme', 'class', 'lang', 'style'],
      });
    this.#frame ??= this.#makeFrame();
    this.#inside.replaceChildren(this.#frame, this.#instead, this.#why, this.#end);
    this.#showFrame(true);
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.#onMessage);
    this.#dark.removeEventListener('change', this.#onScheme);
    this.#watcher.disconnect();
    this.#forget('the element was removed');
    clearTimeout(this.#silence);
    this.#frame = null;
  }

  /** What the frame has said, and what it was asked, was of what it showed. */
  #forget(why: string): void {
    this.#isReady = this.#hears = this.#hasSpoken = false;
    this.#visibilityPause.forget();
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }

  /** A page that is drawn anew may say something else: how it looks is told, anything else is another embed. */
  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now || this.#frame === null) return;
    if (name === 'theme' || name === 'language') this.#tellAppearance();
    else this.#showSoon();
  }

  play(): Promise<unknown> {
    return this.#direct({ type: 'play' });
  }

  pause(): Promise<unknown> {
    return this.#direct({ type: 'pause' });
  }

  /** Steps forward, or back for a negative number; answers with the step that is shown then. */
  step(by = 1): Promise<unknown> {
    return this.#direct({ type: 'step', by });
  }

  seek(step: number): Promise<unknown> {
    return this.#direct({ type: 'seek', step });
  }

  /** Gives a command, e.g. `{ type: 'killClient', client: 'role:holder' }`. */
  act(command: unknown): Promise<unknown> {
    return this.#ask({ type: 'act', command });
  }

  /** Shows another scene; what is not said is as by itself. Answers with what was not understood. */
  load(parameters: Readonly<Record<string, string | number>>): Promise<unknown> {
    return this.#direct({
      type: 'load',
      parameters: Object.entries(parameters).map(([name, value]) => [name, String(value)]),
    });
  }

  /** The address of the moment that is shown. */
  getLink(): Promise<unknown> {
    return this.#ask({ type: 'getLink' });
  }

  /** Tries every run of what is shown within a bound, e.g. `{ faults: ['kill'], atMost: 1 }`; answers with the certificate. */
  explore({ faults, atMost, delays }: ExploreBound = {}): Promise<unknown> {
    return this.#ask({ type: 'explore', faults, atMost, delays });
  }

  #makeFrame(): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    frame.src = this.#address();
    frame.title = this.getAttribute('caption') ?? 'Znode Lab';
    frame.loading = 'lazy';
    frame.allow = 'fullscreen; clipboard-write';
    // Until the frame says how high it is. What is not laid out yet has no width.
    const { values } = parseEmbed(this.#said());
    const height = embedHeight(values, this.clientWidth || innerWidth, this.#captionPx());
    frame.style.height = `${Math.min(MAX_HEIGHT, height)}px`;
    frame.addEventListener('load', () => this.#awaitWord());
    return frame;
  }

  /** As the frame lays it out: a caption may take several lines. Undefined where there is none, or nothing is laid out yet. */
  #captionPx(): number | undefined {
    const caption = document.createElement('strong');
    caption.textContent = this.getAttribute('caption');
    this.#inside.replaceChildren(caption);
    return caption.offsetHeight || undefined;
  }

  /** A frame that a policy or a server refuses is as loaded as any other, only that nobody speaks in it. */
  #awaitWord(): void {
    clearTimeout(this.#silence);
    this.#silence = this.#hasSpoken ? undefined : setTimeout(() => this.#showFrame(false), SILENT_MS);
  }

  /** The frame, or what the host wrote for those who cannot see it. */
  #showFrame(isShown: boolean): void {
    clearTimeout(this.#silence);
    this.#instead.hidden = this.#why.hidden = isShown;
    // On paper the host's picture stands for the lab: a frame that nobody has scrolled to has nothing in it.
    this.#frame?.classList.toggle('unprinted', this.childElementCount > 0);
    if (this.#frame !== null) this.#frame.hidden = !isShown;
    if (isShown) return;
    this.#tellWhy();
    // The author of the page reads it there.
    // oxlint-disable-next-line no-console
    console.warn(
      `znode-lab: nothing runs in ${this.#frame?.src ?? ''}: no such file, X-Frame-Options, a Content-Security-Policy, or a sandbox`,
    );
  }

  #tellWhy(): void {
    const { values } = parseEmbed(this.#said());
    const said = values.language === 'auto' ? languageOfHost() : values.language;
    const words = SILENT_FRAME_WORDS[LANGUAGES.find((id) => id === said) ?? SOURCE] ?? SILENT_FRAME_WORDS.en;
    const sentence = document.createElement('p');
    const link = document.createElement('a');
    link.href = this.#frame?.src ?? '';
    link.target = '_blank';
    link.textContent = words.open;
    sentence.append(`${words.why} `, link);
    this.#why.replaceChildren(...(this.childElementCount > 0 ? [] : this.#drawn(values)), sentence);
  }

  /** The caption and the picture of what does not run. */
  #drawn({ caption, scene, link }: EmbedValues): readonly Node[] {
    const title = document.createElement('strong');
    title.textContent = caption;
    if (link !== '') return [title];
    const picture = document.createElement('img');
    picture.alt = '';
    picture.src = new URL(`posters/${pictureName(scene)}.svg`, this.#page()).href;
    picture.addEventListener('error', () => picture.remove());
    return [title, picture];
  }

  /** Once for all attributes that change together. */
  #showSoon(): void {
    if (this.#isChanging) return;
    this.#isChanging = true;
    queueMicrotask(() => {
      this.#isChanging = false;
      if (this.#frame === null) return;
      this.#forget('an attribute of the element has changed: it shows something else now');
      this.#frame.title = this.getAttribute('caption') ?? 'Znode Lab';
      this.#goTo(this.#address());
    });
  }

  /** Another address in its place: the host's page keeps its way back. */
  #goTo(address: string): void {
    const frame = this.#frame;
    if (frame?.contentWindow) frame.contentWindow.location.replace(address);
    else if (frame) frame.src = address;
  }

  #address(): string {
    const said = new URLSearchParams(this.#said().map(([name, value]) => [name, value]));
    if (!said.has('theme')) said.set('theme', themeOfHost(this.#dark.matches));
    if (!said.has('language')) said.set('language', languageOfHost());
    if (location.origin !== 'null') said.set('host', location.origin);
    return new URL(addressEnd(said, this.#nextId++), this.#page()).href;
  }

  /** What the host's author wrote, also under a name that the frame refuses. */
  #said(): readonly (readonly [string, string])[] {
    return NAMES.flatMap((name) => {
      const value = this.getAttribute(name);
      return value === null ? [] : [[name, value] as const];
    });
  }

  /** `src` names the folder of the lab or its single file; by itself the folder that this script came from. */
  #page(): URL {
    const said = this.getAttribute('src');
    if (said === null) return new URL(/* @vite-ignore */ './embed.html', import.meta.url);
    const page = new URL(said, document.baseURI);
    // A frame's address could run a script in the host's page.
    if (!/^(?:https?|file):$/.test(page.protocol))
      return new URL(/* @vite-ignore */ './embed.html', import.meta.url);
    if (page.pathname.endsWith('.html')) return page;
    // A folder, whether its name ends with a slash or not.
    page.pathname = `${page.pathname.replace(/\/$/, '')}/embed.html`;
    return page;
  }

  #receive({ source, data }: MessageEvent<unknown>): void {
    if (source !== this.#frame?.contentWindow || typeof data !== 'object' || data === null) return;
    const message: FrameAnswer = data;
    if (message.znodeLab !== PROTOCOL) return;
    this.#hasSpoken = true;
    this.#showFrame(true);
    switch (message.type) {
      case 'ready':
        this.#isReady = true;
        this.#hears = true;
        this.#tellAppearance();
        break;
      case 'poster':
        this.#hears = true;
        this.#tellAppearance();
        break;
      case 'height':
        this.#fit(message.height);
        break;
      case 'step':
        if (message.playing === true) this.#visibilityPause.onPlaying();
        break;
      case 'answer':
        return this.#settle(message);
      case 'left':
        this.#end.tabIndex = 0;
        this.#end.focus({ preventScroll: true });
        break;
      default:
    }
    this.dispatchEvent(new CustomEvent(`znode-lab-${String(message.type)}`, { detail: data, bubbles: true }));
  }

  #fit(height: unknown): void {
    if (typeof height !== 'number' || !(height > 0) || this.#frame === null) return;
    this.#frame.style.height = `${Math.min(MAX_HEIGHT, Math.ceil(height))}px`;
  }

  #settle({ id, ok, value, error }: FrameAnswer): void {
    const waiting = typeof id === 'string' ? this.#waiting.get(id) : undefined;
    if (waiting === undefined || typeof id !== 'string') return;
    this.#waiting.delete(id);
    if (ok === true) waiting.resolve(value);
    else waiting.reject(new Error(String(error)));
  }

  /** The host says how it is to stand. */
  #direct(message: Readonly<Record<string, unknown>>): Promise<unknown> {
    return this.#visibilityPause.heed(this.#ask(message));
  }

  #ask(message: Readonly<Record<string, unknown>>): Promise<unknown> {
    const target = this.#frame?.contentWindow;
    if (!target || !this.#isReady)
      return Promise.reject(new Error('the embed is not there yet: wait for znode-lab-ready'));
    const id = String(this.#nextId++);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      target.postMessage({ znodeLab: PROTOCOL, id, ...message }, '*');
    });
  }

  #tellAppearance(): void {
    if (!this.#hears) return;
    const theme = this.getAttribute('theme') ?? themeOfHost(this.#dark.matches);
    const colours = theme === 'host' ? { colours: coloursFor(this) } : {};
    this.#tell({ type: 'setTheme', theme, ...colours });
    this.#tell({ type: 'setLanguage', language: this.getAttribute('language') ?? languageOfHost() });
  }

  /** Nobody waits for the answer. */
  #tell(message: Readonly<Record<string, unknown>>): void {
    this.#frame?.contentWindow?.postMessage({ znodeLab: PROTOCOL, id: '', ...message }, '*');
  }
}

if (!customElements.get('znode-lab')) customElements.define('znode-lab', ZnodeLab);
