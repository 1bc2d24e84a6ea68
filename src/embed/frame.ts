// The frame's own page: the poster first, the app when somebody wants it. Everything here is in the first 15 kB.
import { parseEmbed, type EmbedOrder } from './parameters.ts';

const WORDS = {
  en: { play: 'Play', title: 'Znode Lab, an interactive picture' },
  'zh-CN': { play: '播放', title: 'Znode Lab，可操作的图' },
} as const;

begin();

function begin(): void {
  const order = parseEmbed([...new URLSearchParams(location.search)].filter(([name]) => name !== 'host'));
  const { theme, poster, autoplay } = order.values;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  const language = languageOf(order);
  document.documentElement.lang = language;
  document.title = WORDS[language].title;
  if (poster === 'no' || autoplay === 'yes') void load(order);
  else showPoster(order, language);
}

async function load(order: EmbedOrder): Promise<void> {
  const root = rootElement();
  const { startEmbed } = await import('../ui/embed/startEmbed.tsx');
  root.replaceChildren();
  await startEmbed(order, root);
}

/** What it is and a button. Texts are set as text: nothing a host says becomes markup. */
function showPoster(order: EmbedOrder, language: keyof typeof WORDS): void {
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
    void load({ ...order, values: { ...order.values, autoplay: 'yes' } });
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
  if (root === null) throw new Error('embed.html has no #root');
  return root;
}
