// docs/embedding.md: the sites of e2e/hosts are made of its very lines, so that what their tests show is true of what it says.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documented, documentedBlock, TAG } from '../e2e/hosts/docsText.ts';

const textOf = (file: string) => readFileSync(new URL(`../e2e/hosts/${file}`, import.meta.url), 'utf8');

describe('docs/embedding.md', () => {
  it.each([
    ['Docusaurus', 'static/lab', ['docusaurus/docusaurus.config.mjs'], 'docusaurus/docs/lock.mdx'],
    ['VitePress', 'docs/public/lab', ['vitepress/docs/.vitepress/config.mjs'], 'vitepress/docs/index.md'],
    ['Astro', 'public/lab', ['astro/src/layouts/Page.astro'], 'astro/src/pages/index.mdx'],
    ['MkDocs before 1.5', 'docs/lab', ['mkdocs/mkdocs.yml', 'mkdocs/docs/index.md'], 'mkdocs/docs/index.md'],
    ['Sphinx', '_static/lab', ['sphinx/conf.py'], 'sphinx/index.rst'],
  ])('says of %s what its site is made of', (site, folder, files, page) => {
    const { folder: told, lines } = documented(site);
    expect(told).toBe(folder);
    const said = files.map(textOf).join('\n');
    for (const line of lines) expect(said).toContain(line);
    expect(textOf(page)).toContain(TAG);
  });

  it('says to VitePress what its site knows of the tag', () => {
    expect(textOf('vitepress/docs/.vitepress/config.mjs')).toContain(
      documentedBlock('js', 'isCustomElement'),
    );
  });
});
