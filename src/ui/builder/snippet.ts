// What is copied into somebody's page: the embed as HTML, as a frame, or as MDX. Pure text; whatever was said stands in it
// as text and never as markup.
import { pictureName } from '../../embed/figures.ts';
import { otherThanDrawn } from '../../embed/otherThanDrawn.ts';
import { EMBED_PARAMETERS, type EmbedValues } from '../../embed/parameters.ts';

export const SNIPPET_KINDS = ['html', 'iframe', 'mdx'] as const;
export type SnippetKind = (typeof SNIPPET_KINDS)[number];

export interface SnippetOf {
  readonly values: EmbedValues;
  /** Where the folder lies on the site: `/lab/`. */
  readonly folder: string;
  /** What the embed is called where it has no caption: a frame needs a name. */
  readonly title: string;
  /** Pixels of a frame, which cannot grow by itself. */
  readonly height: number;
}

export function snippet(kind: SnippetKind, of: SnippetOf): string {
  switch (kind) {
    case 'html':
      return htmlSnippet(of);
    case 'iframe':
      return frameSnippet(of);
    case 'mdx':
      return mdxSnippet(of);
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

function htmlSnippet({ values, folder, title }: SnippetOf): string {
  const attributes = saidIn(values).map(([name, value]) => `\n  ${name}="${escaped(value)}"`);
  return `<script type="module" src="${escaped(folder)}znode-lab.js"></script>

<znode-lab${attributes.join('')}${attributes.length > 0 ? '\n' : ''}>
  ${pictureTag(values, folder)}<p>${escaped(values.caption === '' ? title : values.caption)}</p>
</znode-lab>
`;
}

function frameSnippet({ values, folder, title, height }: SnippetOf): string {
  // The caption stands below the frame, as the page's own text.
  const address = escaped(`${folder}${frameAddress({ ...values, caption: '' })}`);
  const caption = escaped(values.caption);
  const picture = pictureTag(values, folder).trim();
  const fallback = picture === '' ? '' : `\n  <noscript>${picture}</noscript>`;
  return `<figure>
  <iframe
    src="${address}"
    title="${values.caption === '' ? escaped(title) : caption}"
    loading="lazy"
    allow="fullscreen; clipboard-write"
    style="width: 100%; height: ${height}px; border: 0; color-scheme: normal"
  ></iframe>${fallback}${caption === '' ? '' : `\n  <figcaption>${caption}</figcaption>`}
</figure>
`;
}

/** In MDX a text may hold what JavaScript would read: it stands in a string. */
function mdxSnippet({ values, folder, title }: SnippetOf): string {
  const attributes = saidIn(values).map(([name, value]) => `\n  ${name}=${mdxValue(value)}`);
  return `{/* Once on the site, in docusaurus.config.js: scripts: [{ src: '${folder}znode-lab.js', type: 'module' }] */}

<znode-lab${attributes.join('')}${attributes.length > 0 ? '\n' : ''}>
  ${pictureTag(values, folder)}<p>{${JSON.stringify(values.caption === '' ? title : values.caption)}}</p>
</znode-lab>
`;
}

function mdxValue(value: string): string {
  return /^[\w\s.,=/:-]*$/.test(value) ? `"${value}"` : `{${JSON.stringify(value)}}`;
}

/** A moment or settings of one's own have no picture: nobody has drawn them. */
function pictureTag(values: EmbedValues, folder: string): string {
  const { scene, link } = values;
  return link === '' && otherThanDrawn(values) === ''
    ? `<img src="${escaped(folder)}posters/${pictureName(scene)}.svg" alt="" />\n  `
    : '';
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
