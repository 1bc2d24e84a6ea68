// What is copied into the author's page, in the form that page takes. Pure text; whatever was said stands in it as text and
// never as markup.
import { figureOf, pictureName } from '../../../embed/figures.ts';
import { pictureLook } from '../../../embed/pictureLook.ts';
import { escaped } from '../../../embed/markup.ts';
import { posterDifferences } from '../../../embed/posterDifferences.ts';
import { EMBED_PARAMETERS, type EmbedValues } from '../../../embed/parameters.ts';
import { namedHash, type NamedLink } from '../../../scenarios/link/namedLink.ts';

export const SNIPPET_KINDS = ['html', 'iframe', 'mdx', 'react', 'shortcode', 'slide', 'link'] as const;
export type SnippetKind = (typeof SNIPPET_KINDS)[number];

export interface SnippetOf {
  readonly values: EmbedValues;
  /** The path of the folder on the site: `/lab/`. */
  readonly folder: string;
  /** What the whole lab calls the scene; null if only an embed shows it. */
  readonly named: NamedLink | null;
  /** What the embed is called where it has no caption: a frame needs a name. */
  readonly title: string;
  /** CSS of a frame's height, which cannot grow by itself. It may count in `cqi`, hundredths of the column's width. */
  readonly height: string;
}

export function snippet(kind: SnippetKind, of: SnippetOf): string {
  switch (kind) {
    case 'html':
      return htmlSnippet(of);
    case 'iframe':
      return frameSnippet(of);
    case 'mdx':
      return mdxSnippet(of);
    case 'react':
      return reactSnippet(of);
    case 'shortcode':
      return shortcodeSnippet(of);
    case 'slide':
      return slideSnippet(of);
    case 'link':
      return linkSnippet(of);
    default:
      return kind satisfies never;
  }
}

/** The frame's address relative to its folder; the values that are as by themselves are not said. Behind `#`: a server that
 * tidies addresses may drop what stands behind `?`. */
export function frameAddress(values: EmbedValues): string {
  const query = new URLSearchParams(saidIn(values).map(([name, value]) => [name, value]));
  const text = query.toString();
  return text === '' ? 'embed.html' : `embed.html#?${text}`;
}

/** What differs from what is taken where nothing is said, in the table's order. */
export function saidIn(values: EmbedValues): readonly (readonly [string, string])[] {
  return EMBED_PARAMETERS.filter(({ name, initial }) => values[name] !== initial).map(({ name }) => [
    name,
    values[name],
  ]);
}

/** All of it as one text, by which two embeds are the same. */
export function saidText(values: EmbedValues): string {
  return JSON.stringify(saidIn(values));
}

function htmlSnippet(of: SnippetOf): string {
  return `${headTags(of.folder)}\n\n${elementTag(of)}`;
}

/** Once on a page: the sheet that keeps the room of its embeds, and the script that shows them. */
function headTags(folder: string): string {
  return `${sheetTag(folder)}
<script type="module" src="${escaped(folder)}znode-lab.js"></script>`;
}

function sheetTag(folder: string): string {
  return `<link rel="stylesheet" href="${escaped(folder)}znode-lab.css" />`;
}

function elementTag({ values, folder, title }: SnippetOf): string {
  const attributes = saidIn(values).map(([name, value]) => `\n  ${name}="${escaped(value)}"`);
  return `<znode-lab${attributes.join('')}${attributes.length > 0 ? '\n' : ''}>
  ${pictureTag(values, folder)}<p>${escaped(values.caption === '' ? title : values.caption)}</p>
</znode-lab>
`;
}

function frameSnippet({ values, folder, title, height }: SnippetOf): string {
  // The caption stands below the frame, as the page's own text.
  const address = escaped(`${folder}${frameAddress({ ...values, caption: '' })}`);
  const caption = escaped(values.caption);
  const picture = pictureTag(values, folder, overFrame(values, height)).trim();
  const fallback = picture === '' ? '' : `\n  <noscript>${picture}</noscript>`;
  const isByColumn = height.includes('cqi');
  return `<figure style="position: relative; margin: 0${isByColumn ? '; width: 100%; container-type: inline-size' : ''}">
  <iframe
    src="${address}"
    title="${values.caption === '' ? escaped(title) : caption}"
    loading="lazy"
    allow="fullscreen; clipboard-write"
    style="width: 100%; height: ${height}; border: 0; color-scheme: normal"
  ></iframe>${fallback}${caption === '' ? '' : `\n  <figcaption>${caption}</figcaption>`}
</figure>
`;
}

/** Without JavaScript the frame is empty: the picture covers it, on a ground that its ink is made for. */
function overFrame({ theme }: EmbedValues, height: string): string {
  const scheme = theme === 'light' || theme === 'dark' ? theme : 'light dark';
  return `position: absolute; inset: 0 0 auto; width: 100%; height: ${height}; object-fit: contain; background: canvas; color-scheme: ${scheme}`;
}

/** In MDX a text may hold what JavaScript would read: it stands in a string. */
function mdxSnippet({ values, folder, title }: SnippetOf): string {
  const attributes = saidIn(values).map(([name, value]) => `\n  ${name}=${mdxValue(value)}`);
  return `{/* Once on the site, in docusaurus.config.js:
    stylesheets: ['${folder}znode-lab.css'], scripts: [{ src: '${folder}znode-lab.js', type: 'module' }] */}

<znode-lab${attributes.join('')}${attributes.length > 0 ? '\n' : ''}>
  ${pictureTag(values, folder)}<p>{${JSON.stringify(values.caption === '' ? title : values.caption)}}</p>
</znode-lab>
`;
}

/** The component of the npm package: the script needs no line of its own. */
function reactSnippet({ values, folder, title }: SnippetOf): string {
  const said = saidIn(values).map(([name, value]) => `  ${name}=${mdxValue(value)}\n`);
  return `// Once on the site, in its head: ${sheetTag(folder)}
import { ZnodeLab } from 'znode-lab/react';

<ZnodeLab
  src=${mdxValue(folder)}
${said.join('')}>
  ${pictureTag(values, folder)}<p>{${JSON.stringify(values.caption === '' ? title : values.caption)}}</p>
</ZnodeLab>
`;
}

/** For Hugo: a file of the site once, then a line in a page. Pages of most other Markdown tools take the HTML itself. */
function shortcodeSnippet({ values, folder }: SnippetOf): string {
  const said = saidIn(values).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  return `{{/* Once on the site, as layouts/shortcodes/znode-lab.html */}}
${headTags(folder)}
<znode-lab{{ range $name, $value := .Params }} {{ printf "%s=%q" $name (htmlEscape $value) | safeHTMLAttr }}{{ end }}></znode-lab>

In a page:

{{< znode-lab${said.join('')} >}}
`;
}

/** A slide of reveal.js. */
function slideSnippet(of: SnippetOf): string {
  const { values, title } = of;
  const heading = escaped(values.caption === '' ? title : values.caption);
  const element = elementTag({ ...of, values: { ...values, caption: '' } });
  return `${headTags(of.folder)}

<section>
  <h2>${heading}</h2>
  ${element.trim().replaceAll('\n', '\n  ')}
</section>
`;
}

/** To the whole lab, by the scene's name where that says all; else to the embed as a page of its own. */
function linkSnippet({ values, folder, named }: SnippetOf): string {
  if (values.link !== '') return `${folder}#s=${encodeURIComponent(values.link)}\n`;
  const isNamed = named !== null && figureOf(values.scene) === null && posterDifferences(values) === '';
  return `${folder}${isNamed ? namedHash(named) : frameAddress(values)}\n`;
}

function mdxValue(value: string): string {
  return /^[\w\s.,=/:-]*$/.test(value) ? `"${value}"` : `{${JSON.stringify(value)}}`;
}

/** A moment or settings of one's own have no picture: nobody has drawn them. */
function pictureTag(values: EmbedValues, folder: string, style = ''): string {
  const { scene, link, theme, language } = values;
  if (link !== '' || posterDifferences(values) !== '') return '';
  const look = pictureLook(theme, language);
  const file = `${pictureName(scene)}.svg${look === '' ? '' : `#${look}`}`;
  return `<img src="${escaped(folder)}posters/${file}" alt=""${style === '' ? '' : ` style="${style}"`} />\n  `;
}
