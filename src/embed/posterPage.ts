// The first page of an embed: a picture of what it is about and a button; the lab when the reader wants it. All of it is in
// the first 15 kB.
import type { MenuLanguageId } from '../words/languageNames.ts';
import { LANGUAGES, preferredLanguage, SOURCE } from '../words/languages.ts';
import { POSTER_WORDS, type PosterWords } from '../words/poster.ts';
import { embedHeight } from './embedHeight.ts';
import { FIGURES, isPictureName } from './figures.ts';
import { hostProblems, isFromHost, tellHeight, tellHost } from './host.ts';
import { parseEmbed, type EmbedOrder, type EmbedValues } from './parameters.ts';
import { NAMES_FOR_SCENE } from './parameterNames.ts';
import { pictureLook } from './pictureLook.ts';
import { posterDifferences } from './posterDifferences.ts';
import { reportProblems } from './reportProblems.ts';
import { saidInAddress, sayInAddress } from './said.ts';
import { schemeOn } from './schemeOn.ts';

/** Where the lab and its pictures are: in files beside the page, or in the page itself. */
export interface EmbedHome {
  /** With what shows these values. */
  readonly loadLab: (values: EmbedValues) => Promise<EmbedLab>;
  /** The address of a scene's picture; null if it has none. */
  readonly pictureOf: (scene: string) => Promise<string | null>;
}

export interface EmbedLab {
  readonly startEmbed: (order: EmbedOrder, element: HTMLElement) => Promise<void>;
}

/** Shows what the address asks for: the poster, or the lab at once. To be called once. */
export function showEmbed(home: EmbedHome): void {
  const { values, problems } = parseEmbed([...saidInAddress()].filter(([name]) => name !== 'host'));
  new PosterPage({ values, problems: [...hostProblems(), ...problems] }, home).begin();
}

class PosterPage {
  readonly #home: EmbedHome;
  readonly #order: EmbedOrder;
  readonly #root = rootElement();
  readonly #picture = document.createElement('img');
  readonly #title = document.createElement('strong');
  readonly #note = document.createElement('small');
  readonly #label = document.createElement('span');
  readonly #button = this.#makeButton();
  /** Scenes with pictures, the best one first. One that nobody knows is shown as the first scene, also by its picture. */
  readonly #pictures: string[];
  #height = 0;
  #values: EmbedValues;
  #state: 'waits' | 'loads' | 'failed' = 'waits';
  readonly #onMessage = (event: MessageEvent<unknown>): void => {
    if (isFromHost(event)) this.#hear(event.data);
  };

  constructor(order: EmbedOrder, home: EmbedHome) {
    this.#order = order;
    this.#values = order.values;
    const { scene } = order.values;
    const named = isPictureName(scene) ? [scene, FIRST_SCENE] : [FIRST_SCENE];
    this.#pictures = innerWidth < NARROW_PX ? named.flatMap((name) => [`${name}-narrow`, name]) : named;
    this.#home = home;
  }

  begin(): void {
    const { poster, autoplay } = this.#values;
    this.#root.replaceChildren(this.#button);
    this.#draw();
    this.#fit();
    addEventListener('message', this.#onMessage);
    addEventListener('resize', this.#fit);
    reportProblems(this.#order.problems);
    if (poster === 'no' || autoplay === 'yes') {
      void this.#load(autoplay);
      return;
    }
    void this.#drawPicture();
    tellHost({ type: 'poster' });
  }

  /** As high as what comes after it. */
  readonly #fit = (): void => {
    const height = embedHeight(this.#values, innerWidth, this.#title.getBoundingClientRect().height);
    if (height === this.#height) return;
    this.#height = height;
    this.#button.style.height = `${height}px`;
    tellHeight(height);
  };

  #makeButton(): HTMLElement {
    const button = document.createElement('button');
    button.className = 'poster';
    this.#picture.alt = '';
    this.#picture.hidden = true;
    this.#picture.addEventListener('error', () => void this.#drawNextPicture());
    button.append(this.#title, this.#picture, this.#note, this.#label);
    button.addEventListener('click', () => void this.#load('yes'));
    return button;
  }

  async #drawPicture(): Promise<void> {
    const scene = this.#pictures[0];
    if (this.#values.link !== '' || scene === undefined) return;
    const address = await this.#home.pictureOf(scene);
    if (address === null) return this.#drawNextPicture();
    this.#picture.src = `${address}#${pictureLook(this.#values.theme, languageOf(this.#values))}`;
    this.#picture.hidden = false;
    this.#draw();
  }

  /** Its predecessor is not there. */
  async #drawNextPicture(): Promise<void> {
    this.#pictures.shift();
    if (this.#pictures.length > 0) await this.#drawPicture();
  }

  /** Texts are set as text: nothing a host says becomes markup. */
  #draw(): void {
    const { theme, caption } = this.#values;
    const root = document.documentElement;
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
    else delete root.dataset['theme'];
    const language = languageOf(this.#values);
    const words = POSTER_WORDS[language] ?? POSTER_WORDS[SOURCE];
    root.lang = language;
    document.title = words.title;
    this.#title.textContent = caption === '' ? words.title : caption;
    const figure = FIGURES.findIndex((id) => this.#pictures[0]?.startsWith(id));
    this.#picture.alt = words.results[figure] ?? '';
    this.#note.textContent = this.#noteIn(words);
    this.#note.hidden = this.#picture.hidden || this.#note.textContent === '';
    this.#label.textContent =
      this.#state === 'waits' ? `▶ ${words.play}` : this.#state === 'loads' ? words.loading : words.failed;
  }

  #noteIn({ unknownScene, otherName, beginsWith }: PosterWords): string {
    const { scene } = this.#values;
    const misnamed = this.#order.problems.find(({ name }) => NAMES_FOR_SCENE.includes(name));
    if (misnamed !== undefined) return otherName(misnamed.name, misnamed.right);
    if (scene !== FIRST_SCENE && this.#pictures.every((name) => FIRST_PICTURES.has(name)))
      return unknownScene(scene);
    const other = posterDifferences(this.#values);
    return other === '' ? '' : beginsWith + other;
  }

  async #load(autoplay: string): Promise<void> {
    if (this.#state === 'loads') return;
    // A browser does not fetch again what failed.
    if (this.#state === 'failed' && navigator.onLine) return loadAnew();
    this.#state = 'loads';
    this.#draw();
    try {
      const { startEmbed } = await this.#home.loadLab(this.#values);
      removeEventListener('message', this.#onMessage);
      removeEventListener('resize', this.#fit);
      // What is drawn takes the place of the poster: until then it stays, and for good if that fails.
      await startEmbed({ ...this.#order, values: { ...this.#values, autoplay } }, this.#root);
    } catch (error) {
      addEventListener('message', this.#onMessage);
      addEventListener('resize', this.#fit);
      this.#state = 'failed';
      this.#draw();
      tellHost({ type: 'error', code: 'notLoaded', message: String(error) });
    }
  }

  /** How it looks can be told before the lab is there, and that it is wanted; nothing else is heard. */
  #hear(data: unknown): void {
    if (typeof data !== 'object' || data === null || Reflect.get(data, 'znodeLab') !== 1) return;
    const type: unknown = Reflect.get(data, 'type');
    let error: string | null = null;
    if (type === 'setTheme') {
      error = this.#take('theme', Reflect.get(data, 'theme'));
      paint(this.#values.theme === 'host' ? Reflect.get(data, 'colours') : null);
    } else if (type === 'setLanguage') error = this.#take('language', Reflect.get(data, 'language'));
    else if (type === 'play') void this.#load('yes');
    else return;
    const id: unknown = Reflect.get(data, 'id');
    if (typeof id !== 'string') return;
    const answer = error === null ? { ok: true, value: null } : { ok: false, error };
    tellHost({ type: 'answer', id: id.slice(0, 64), ...answer });
  }

  #take(name: 'theme' | 'language', value: unknown): string | null {
    const { values, problems } = parseEmbed([[name, typeof value === 'string' ? value : '']]);
    const [problem] = problems;
    if (problem !== undefined) return `${name}: ${problem.right}`;
    this.#values = { ...this.#values, [name]: values[name] };
    this.#draw();
    if (this.#picture.src !== '') void this.#drawPicture();
    return null;
  }
}

/** In the host's own colours, as far as they are colours. */
function paint(colours: unknown): void {
  const { style } = document.documentElement;
  for (const name of ['paper', 'ink', 'accent']) {
    const colour: unknown = typeof colours === 'object' && colours !== null ? Reflect.get(colours, name) : '';
    const isColour = typeof colour === 'string' && CSS.supports('color', colour);
    style.setProperty(`--${name}`, isColour ? colour : '');
  }
  style.colorScheme = schemeOn(style.getPropertyValue('--paper'));
}

const NARROW_PX = 480;
/** Shown if the address names no scene, or none that there is. */
const FIRST_SCENE = 'herd-line';
const FIRST_PICTURES: ReadonlySet<string> = new Set([`${FIRST_SCENE}-narrow`, FIRST_SCENE]);

function languageOf({ language }: EmbedValues): MenuLanguageId {
  return LANGUAGES.find((id) => id === language) ?? preferredLanguage(navigator.languages) ?? SOURCE;
}

function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root');
  return root;
}

/** The frame comes back with the lab where the poster was. */
function loadAnew(): void {
  sayInAddress({ poster: 'no', autoplay: 'yes' });
  location.reload();
}
