// What a page says of itself to whoever shows a preview of a link to it. Pure text.
import { embedHeight } from '../../src/embed/embedHeight.ts';
import { pictureName } from '../../src/embed/figures.ts';
import { parseEmbed } from '../../src/embed/parameters.ts';
import { namedHash, type NamedLink } from '../../src/scenarios/link/namedLink.ts';

export interface Share {
  /** The name of its files. */
  readonly name: string;
  readonly scene: string;
  readonly title: string;
  /** Where the lab shows it, relative to its folder. */
  readonly address: string;
}

export const CARD_SIZE = { width: 1200, height: 630 } as const;
const EMBED_WIDTH = 720;
const WHAT = 'A simulated ZooKeeper 3.8 that you can see into and break.';

/** `named`: null of what only an embed shows, as a figure. */
export function shareOf(scene: string, title: string, named: NamedLink | null): Share {
  const address = named === null ? embedAddress(scene) : `index.html${namedHash(named)}`;
  return { name: pictureName(scene), scene, title, address };
}

/** `site`: the whole address of the lab's folder. A browser that follows the link sees the lab at once. */
export function sharePage({ name, title, address }: Share, site: string): string {
  const said = escaped(`${title} · Znode Lab`);
  const target = escaped(`../${address}`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <title>${said}</title>
    <meta name="description" content="${WHAT}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${said}" />
    <meta property="og:description" content="${WHAT}" />
    <meta property="og:url" content="${escaped(site)}to/${name}.html" />
    <meta property="og:image" content="${escaped(site)}to/${name}.png" />
    <meta property="og:image:width" content="${CARD_SIZE.width}" />
    <meta property="og:image:height" content="${CARD_SIZE.height}" />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="alternate" type="application/json+oembed" href="${escaped(site)}to/${name}.json" title="${said}" />
    <link rel="icon" href="../icon.svg" />
    <meta http-equiv="refresh" content="0; url=${target}" />
  </head>
  <body>
    <p><a href="${target}">${said}</a></p>
  </body>
</html>
`;
}

/** As oembed.com has it: what a page that is given the link may put in its place. */
export function oembedOf({ name, scene, title }: Share, site: string) {
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

function embedAddress(scene: string): string {
  return `embed.html#?${new URLSearchParams({ scene }).toString()}`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
