// The first page of an embed: a picture of the first moment and a button; the lab when somebody wants it. All of it is in
// the first 15 kB.
import { parseEmbed, type EmbedOrder } from './parameters.ts';

const WORDS = {
  en: { play: 'Play', title: 'Znode Lab, an interactive picture' },
  'zh-CN': { play: '播放', title: 'Znode Lab，可操作的图' },
} as const;

/** What the lab is, once it is there. */
export interface EmbedLab {
  readonly startEmbed: (order: EmbedOrder, element: HTMLElement) => Promise<void>;
}

type LoadLab = () => Promise<EmbedLab>;

/** Shows what the address asks for: the poster, or the lab at once. To be called once. */
export function showEmbed(loadLab: LoadLab): void {
  const order = parseEmbed([...new URLSearchParams(location.search)].filter(([name]) => name !== 'host'));
  const { theme, poster, autoplay } = order.values;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  const language = languageOf(order);
  document.documentElement.lang = language;
  document.title = WORDS[language].title;
  if (poster === 'no' || autoplay === 'yes') void load(order, loadLab);
  else showPoster(order, language, loadLab);
}

async function load(order: EmbedOrder, loadLab: LoadLab): Promise<void> {
  const root = rootElement();
  const { startEmbed } = await loadLab();
  root.replaceChildren();
  await startEmbed(order, root);
}

/** What it is and a button. Texts are set as text: nothing a host says becomes markup. */
function showPoster(order: EmbedOrder, language: keyof typeof WORDS, loadLab: LoadLab): void {
  const { caption, height } = order.values;
  const button = document.createElement('button');
  button.className = 'poster';
  button.style.height = `${Math.max(160, Number(height))}px`;
  const title = document.createElement('strong');
  title.textContent = caption === '' ? WORDS[language].title : caption;
  const label = document.createElement('span');
  label.textContent = `▶ ${WORDS[language].play}`;
  button.append(title, label);
  button.addEventListener('click', () => {
    label.textContent = '…';
    void load({ ...order, values: { ...order.values, autoplay: 'yes' } }, loadLab);
  });
  rootElement().replaceChildren(button);
  tellHeight();
}

/** So that the host gives the poster its room before the app is there. */
function tellHeight(): void {
  if (parent === window) return;
  const height = Math.ceil(rootElement().getBoundingClientRect().height);
  parent.postMessage({ znodeLab: 1, type: 'height', height }, '*');
}

function languageOf({ values }: EmbedOrder): keyof typeof WORDS {
  if (values.language === 'en' || values.language === 'zh-CN') return values.language;
  return navigator.languages.some((each) => /^zh\b/i.test(each)) && !/^en\b/i.test(navigator.language)
    ? 'zh-CN'
    : 'en';
}

function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root');
  return root;
}
