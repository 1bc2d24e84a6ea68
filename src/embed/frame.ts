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

/** A picture of the first moment with a button over it. Texts are set as text: nothing a host says becomes markup. */
function showPoster(order: EmbedOrder, language: keyof typeof WORDS): void {
  const { scene, caption, height } = order.values;
  const button = document.createElement('button');
  button.className = 'poster';
  button.style.height = `${Math.max(160, Number(height))}px`;
  const image = document.createElement('img');
  image.alt = caption === '' ? WORDS[language].title : caption;
  image.src = posterOf(scene);
  // A scene without a picture of its own has the button alone.
  image.addEventListener('error', () => image.remove());
  const label = document.createElement('span');
  label.textContent = `▶ ${WORDS[language].play}`;
  button.append(image, label);
  button.addEventListener('click', () => {
    label.textContent = '…';
    void load({ ...order, values: { ...order.values, autoplay: 'yes' } });
  });
  rootElement().replaceChildren(button);
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  button.dataset['dark'] = String(isDark);
  tellHeight();
}

function posterOf(scene: string): string {
  return /^[a-z0-9-]{1,64}$/.test(scene) ? `./posters/${scene}.svg` : './posters/none.svg';
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
