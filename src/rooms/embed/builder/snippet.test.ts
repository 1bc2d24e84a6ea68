import { describe, expect, it } from 'vitest';
import { parseEmbed } from '../../../embed/parameters.ts';
import { HOSTILE_TEXTS } from '../../../embed/testing/hostile.ts';
import { frameAddress, snippet, SNIPPET_KINDS } from './snippet.ts';

const of = (said: Readonly<Record<string, string>>) => ({
  values: parseEmbed(Object.entries(said)).values,
  folder: '/lab/',
  title: 'Znode Lab',
  height: '340px',
  named: null,
});

describe('what is copied into a page', () => {
  it('says only what differs from what is taken by itself', () => {
    const html = snippet('html', of({ scene: 'herd-figure', speed: '2', theme: 'auto' }));
    expect(html).toContain('<script type="module" src="/lab/znode-lab.js"></script>');
    expect(html).toContain('<znode-lab\n  scene="herd-figure"\n  speed="2"\n>');
    expect(html).toContain('<img src="/lab/posters/herd-figure.svg" alt="" />');
    expect(html).not.toContain('theme');
  });

  it.each(['html', 'mdx', 'react', 'shortcode', 'slide'] as const)(
    'as %s loads the sheet that keeps its room',
    (kind) => {
      expect(snippet(kind, of({ scene: 'herd-figure' }))).toMatch(
        kind === 'mdx'
          ? /stylesheets: \['\/lab\/znode-lab\.css'\]/
          : /<link rel="stylesheet" href="\/lab\/znode-lab\.css" \/>/,
      );
    },
  );

  it.each(SNIPPET_KINDS)('as %s has no picture of what nobody has drawn', (kind) => {
    expect(snippet(kind, of({ clients: '12' }))).not.toContain('posters/');
    expect(snippet(kind, of({ moment: '500' }))).not.toContain('posters/');
    const hasPicture = kind !== 'shortcode' && kind !== 'link';
    expect(snippet(kind, of({ speed: '2' })).includes('posters/herd-line.svg')).toBe(hasPicture);
  });

  it('names a frame by its caption, which stands below it as the page’s own text', () => {
    const html = snippet('iframe', of({ scene: 'herd-figure', caption: 'A herd & a line' }));
    expect(html).toContain('src="/lab/embed.html#?scene=herd-figure"');
    expect(html).toContain('title="A herd &amp; a line"');
    expect(html).toContain('<figcaption>A herd &amp; a line</figcaption>');
    expect(html).toContain('height: 340px');
  });

  it('names the look of the picture where it is known', () => {
    const picture = (said: Readonly<Record<string, string>>) =>
      /posters\/[^"]*/.exec(snippet('html', of({ scene: 'herd-figure', ...said })))?.[0];
    expect(picture({})).toBe('posters/herd-figure.svg');
    expect(picture({ theme: 'dark', language: 'zh-CN' })).toBe('posters/herd-figure.svg#dark-zh-CN');
    expect(picture({ theme: 'host', language: 'en' })).toBe('posters/herd-figure.svg');
  });

  it('keeps what MDX would read as code in strings', () => {
    const mdx = snippet('mdx', of({ caption: 'A {herd} "and" a <line>' }));
    expect(mdx).toContain(String.raw`caption={"A {herd} \"and\" a <line>"}`);
    expect(mdx).toContain(String.raw`<p>{"A {herd} \"and\" a <line>"}</p>`);
  });

  it('is a component of the package, with the folder it lies in', () => {
    const react = snippet('react', of({ scene: 'herd-figure', clients: '12' }));
    expect(react).toContain("import { ZnodeLab } from 'znode-lab/react';");
    expect(react).toContain('<ZnodeLab\n  src="/lab/"\n  scene="herd-figure"\n  clients="12"\n>');
  });

  it('is a slide whose heading is the caption', () => {
    const slide = snippet('slide', of({ scene: 'herd-figure', caption: 'A herd' }));
    expect(slide).toMatch(/<section>\n {2}<h2>A herd<\/h2>\n {2}<znode-lab\n/);
    expect(slide).not.toContain('caption=');
  });

  it('is a line of Hugo’s, in quotes that a caption cannot leave', () => {
    const line = snippet('shortcode', of({ caption: 'Say "lock" >}}' }));
    expect(line).toContain(String.raw`{{< znode-lab caption="Say \"lock\" >}}" >}}`);
  });

  it('is a link to the whole lab by name, and to the embed where the name does not say all', () => {
    const named = { kind: 'scene', id: 'herd-line' } as const;
    const link = (said: Readonly<Record<string, string>>) => snippet('link', { ...of(said), named });
    expect(link({ scene: 'herd-line' })).toBe('/lab/#scene=herd-line\n');
    expect(link({ scene: 'herd-line', clients: '3' })).toBe('/lab/embed.html#?clients=3\n');
    expect(link({ link: 'abc' })).toBe('/lab/#s=abc\n');
  });

  it('is read back by the frame as it was said', () => {
    const { values } = of({
      scene: 'L12/gap',
      set: 'holdMs=500,rounds=3',
      caption: 'Größe & “Länge”',
      faults: 'none',
    });
    const { hash } = new URL(frameAddress(values), 'https://a.example/lab/');
    const read = new URLSearchParams(hash.slice(1));
    expect(parseEmbed([...read])).toEqual({ values, problems: [] });
  });

  it.each(SNIPPET_KINDS)('as %s never becomes markup of somebody else’s', (kind) => {
    for (const text of HOSTILE_TEXTS) {
      const written = snippet(kind, of({ caption: text, scene: text, set: text }));
      const tags = [...withoutStrings(written).matchAll(/<([\w-]+)/g)].map(([, tag]) => tag);
      expect(tags.every((tag) => TAGS.has(tag ?? ''))).toBe(true);
    }
  });
});

const TAGS = new Set(
  'link script znode-lab img p figure iframe noscript figcaption ZnodeLab section h2'.split(' '),
);

/** Of MDX and of Hugo: what stands in strings is text. */
function withoutStrings(text: string): string {
  return text
    .replaceAll(/\{"(?:[^"\\]|\\.)*"\}/g, '{}')
    .replaceAll(/ [\w-]+="(?:[^"\\]|\\.)*"/g, '')
    .replaceAll(/\{\/\*.*?\*\/\}/gs, '');
}
