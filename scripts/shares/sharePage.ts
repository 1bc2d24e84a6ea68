// A page to link to and to find: what it is about in words, its picture, and the way to run it. It says its title and picture to sites
// that show a preview of a link (Open Graph), which embed shows it (oEmbed), and where it stands in other languages. Pure text.
import { embedHeight } from '../../src/embed/embedHeight.ts';
import { pictureName } from '../../src/embed/figures.ts';
import { escaped } from '../../src/embed/markup.ts';
import { parseEmbed } from '../../src/embed/parameters.ts';
import { LANGUAGE_NAMES, type MenuLanguageId } from '../../src/words/languageNames.ts';
import { LANGUAGES, SOURCE } from '../../src/words/languages.ts';
import { embedAddress, type Subject } from './subjects.ts';
import { shareWords } from './words.ts';

export const CARD_SIZE = { width: 1200, height: 630 } as const;
const EMBED_WIDTH = 720;

/** Whether the pictures of scenes have one with that name. */
export type HasPicture = (name: string) => boolean;

/** The path of a page in the lab's folder. English stands at the top, other languages in folders of their own. */
export function sharePath(name: string, language: MenuLanguageId): string {
  return language === SOURCE ? `to/${name}.html` : `to/${language}/${name}.html`;
}

/** `site`: the whole address of the lab's folder. */
export function sharePage(
  subject: Subject,
  language: MenuLanguageId,
  site: string,
  hasPicture: HasPicture,
): string {
  const words = shareWords(language);
  const { name, kind, title, texts, pictured, scene } = subject;
  const picture = pictured === null ? null : pictureName(pictured);
  const target = runAddress(subject, language);
  const description = texts.map(({ text }) => text).join(' ') || words.what;
  return page({
    name,
    language,
    site,
    title: `${title} · ${words.lab}`,
    description: description.length > 300 ? `${description.slice(0, 299)}…` : description,
    card: sharePath(name, language).replace(/html$/, 'png'),
    head:
      scene === null
        ? ''
        : `<link rel="alternate" type="application/json+oembed" href="${escaped(`${site}to/${name}.json`)}" title="${escaped(title)}" />`,
    body: `<p class="kind">${escaped(words.kinds[kind])}</p>
      <h1>${escaped(title)}</h1>
      ${picture !== null && hasPicture(picture) ? `<a href="${escaped(target)}"><img src="${up(language)}posters/${picture}.svg" alt="" /></a>` : ''}
      ${texts.map(({ label, text }) => `<p>${label === null ? '' : `<b>${escaped(label)}${words.colon}</b>`}${escaped(text)}</p>`).join('\n      ')}
      <p><a class="run" href="${escaped(target)}">${escaped(words.run)}</a></p>
      <p class="kind">${escaped(words.what)}</p>`,
  });
}

/** Where all pages of a language are listed. */
export function indexPage(subjects: readonly Subject[], language: MenuLanguageId, site: string): string {
  const words = shareWords(language);
  const kinds = [...new Set(subjects.map(({ kind }) => kind))];
  return page({
    name: 'index',
    language,
    site,
    title: words.allTitle,
    description: words.what,
    card: null,
    head: '',
    body: `<h1>${escaped(words.allTitle)}</h1>
      ${kinds
        .map(
          (kind) => `<h2>${escaped(words.kinds[kind])}</h2>
      <ul>
        ${subjects
          .filter((subject) => subject.kind === kind)
          .map(({ name, title }) => `<li><a href="${name}.html">${escaped(title)}</a></li>`)
          .join('\n        ')}
      </ul>`,
        )
        .join('\n      ')}`,
  });
}

/** Of the lab and of all pages, each with where it stands in other languages (sitemaps.org). */
export function sitemap(names: readonly string[], site: string): string {
  const urls = ['index', ...names].flatMap((name) =>
    LANGUAGES.map(
      (language) =>
        `<url><loc>${escaped(site + sharePath(name, language))}</loc>${LANGUAGES.map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${escaped(site + sharePath(name, other))}"/>`).join('')}</url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>${escaped(site)}</loc></url>
${urls.join('\n')}
</urlset>
`;
}

/** As oembed.com has it: what a page that is given the link may put in its place. */
export function oembedOf({ name, title }: Subject, scene: string, site: string) {
  const height = Math.ceil(embedHeight(parseEmbed([['scene', scene]]).values, EMBED_WIDTH));
  const source = escaped(`${site}${embedAddress(scene)}`);
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Znode Lab',
    provider_url: site,
    width: EMBED_WIDTH,
    height,
    html: `<iframe src="${source}" title="${escaped(title)}" width="${EMBED_WIDTH}" height="${height}" style="border: 0" loading="lazy" allow="fullscreen; clipboard-write"></iframe>`,
    thumbnail_url: `${site}to/${name}.png`,
    thumbnail_width: CARD_SIZE.width,
    thumbnail_height: CARD_SIZE.height,
  } as const;
}

/** The picture for previews: the headline, and below it the scene, if it has a picture. */
export function cardOf({ title }: Subject, language: MenuLanguageId, svg: string | null): string {
  return `<!doctype html><html lang="${language}"><style>
body { margin: 0; height: 100vh; display: grid; grid-template-rows: auto 1fr; background: #fbfaf7; color: #1a2233; font-family: system-ui, sans-serif }
h1 { margin: 36px 60px 0; font-size: 46px; line-height: 1.2; display: -webkit-box; -webkit-line-clamp: ${svg === null ? 6 : 2}; -webkit-box-orient: vertical; overflow: hidden }
figure { margin: 0; display: grid; place-items: center }
svg { width: 1080px; height: 460px }
p { margin: 0 60px 36px; align-self: end; font-size: 28px; color: #5a6272 }
</style><h1>${escaped(title)}</h1>${svg === null ? '' : `<figure>${svg}</figure>`}${svg === null ? `<p>${escaped(shareWords(language).what)}</p>` : ''}</html>`;
}

interface PageParts {
  readonly name: string;
  readonly language: MenuLanguageId;
  readonly site: string;
  readonly title: string;
  readonly description: string;
  /** The path of the picture for previews. */
  readonly card: string | null;
  /** As HTML. */
  readonly head: string;
  readonly body: string;
}

function page({ name, language, site, title, description, card, head, body }: PageParts): string {
  const words = shareWords(language);
  const own = escaped(site + sharePath(name, language));
  const picture =
    card === null
      ? ''
      : `<meta property="og:image" content="${escaped(site + card)}" />
    <meta property="og:image:width" content="${CARD_SIZE.width}" />
    <meta property="og:image:height" content="${CARD_SIZE.height}" />
    <meta name="twitter:card" content="summary_large_image" />`;
  const others = LANGUAGES.filter((other) => other !== language);
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escaped(title)}</title>
    <meta name="description" content="${escaped(description)}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${escaped(title)}" />
    <meta property="og:description" content="${escaped(description)}" />
    <meta property="og:url" content="${own}" />
    ${picture}
    <link rel="canonical" href="${own}" />
    ${LANGUAGES.map((other) => `<link rel="alternate" hreflang="${other}" href="${escaped(site + sharePath(name, other))}" />`).join('\n    ')}
    ${head}
    <link rel="icon" href="${up(language)}icon.svg" />
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      ${body}
    </main>
    <nav>
      <a href="${up(language)}index.html${language === SOURCE ? '' : `?lang=${language}`}">${escaped(words.lab)}</a>
      <a href="index.html">${escaped(words.all)}</a>
      ${others.map((other) => `<a lang="${other}" href="${up(language)}${sharePath(name, other)}">${LANGUAGE_NAMES[other]}</a>`).join(' ')}
    </nav>
  </body>
</html>
`;
}

const STYLE = `
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1.0625rem/1.5 system-ui, sans-serif; background: #fbfaf7; color: #1a2233 }
h1 { font-size: 1.6rem; line-height: 1.25 } h2 { font-size: 1.2rem; margin-top: 2rem }
h1, p { overflow-wrap: anywhere } img { width: 100% }
a { color: #0b6e5a } .kind { color: #5a6272 }
.run { display: inline-block; padding: .6rem 1rem; border-radius: .5rem; background: #0b6e5a; color: #fff; text-decoration: none; font-weight: 600 }
nav { display: flex; gap: 1.5rem; margin-top: 3rem; padding-top: 1rem; border-top: 1px solid #d8d6d0 }
@media (prefers-color-scheme: dark) { body { background: #11161d; color: #e9edf2 } a { color: #4fd1b5 } .kind { color: #a3adba } .run { background: #4fd1b5; color: #11161d } nav { border-color: #323a45 } }
`;

/** From a page of a language up to the lab's folder. */
function up(language: MenuLanguageId): string {
  return language === SOURCE ? '../' : '../../';
}

/** The lab in the language of the page. */
function runAddress({ address }: Subject, language: MenuLanguageId): string {
  const [file = '', hash = ''] = address.split('#');
  return `${up(language)}${file}${language === SOURCE || file !== 'index.html' ? '' : `?lang=${language}`}#${hash}`;
}
