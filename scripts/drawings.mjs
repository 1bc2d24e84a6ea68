// @ts-check
// Draws with the page's own code, by the real engine: the pictures that stand for embeds until a reader asks for the lab, and what is
// to be seen on the cards of the library.
// Drawing takes a processor longer than all else of a build, so it has a process of its own, and what it came to is kept: the same
// code draws the same pictures.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = 'src/pages/drawn.ts';
const CACHE = join(ROOT, 'node_modules/.cache/znode-lab');
const KEPT = join(CACHE, 'drawings.json');

/** The drawings of one build, made once however many ask for them. @param {import('vite').CSSOptions} css */
export function drawings(css) {
  /** @type {ReturnType<typeof draw> | null} */
  let drawn = null;
  return () => {
    drawn ??= draw(css);
    return drawn;
  };
}

/**
 * Posters: SVG files by the ids of what they show. Moments: those of the cards.
 * @param {import('vite').CSSOptions} css @returns {Promise<{ readonly posters: Map<string, string>, readonly moments: object }>}
 */
async function draw(css) {
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    css,
    build: {
      write: false,
      ssr: SOURCE,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (made);
  const code = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
  const { posters, moments } = await drawnBy(code);
  const tokens = colours();
  return {
    posters: new Map(Object.entries(posters).map(([id, svg]) => [id, coloured(svg, tokens)])),
    moments,
  };
}

/** @param {string} code @returns {Promise<{ readonly posters: Readonly<Record<string, string>>, readonly moments: object }>} */
async function drawnBy(code) {
  const key = createHash('sha256').update(code).digest('hex');
  const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
  if (kept.key === key) return kept.drawn;
  mkdirSync(CACHE, { recursive: true });
  // Builds may run beside each other.
  const own = join(CACHE, `drawings-${process.pid}`);
  writeFileSync(`${own}.mjs`, code);
  try {
    const run = `import { drawMoments, drawPosters } from '${pathToFileURL(`${own}.mjs`).href}';
      process.stdout.write(JSON.stringify({ posters: drawPosters(), moments: drawMoments() }));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', run], {
      maxBuffer: Infinity,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const drawn = JSON.parse(stdout);
    writeFileSync(`${own}.json`, JSON.stringify({ key, drawn }));
    renameSync(`${own}.json`, KEPT);
    return drawn;
  } finally {
    rmSync(`${own}.mjs`);
  }
}

/** The page's custom properties with their values, as its first rule has them. */
function colours() {
  const css = readFileSync(join(ROOT, 'src/ui/theme/tokens.css'), 'utf8');
  const first = css.slice(css.indexOf(':root {'), css.indexOf('\n}'));
  return new Map(
    [...first.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * Only what is used: a picture has its own style. What is styled alike shares a class, which makes it half as large.
 * @param {string} svg @param {ReadonlyMap<string, string>} tokens
 */
function coloured(svg, tokens) {
  const used = new Set([...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
  /** A picture brings no fonts: the system's are said in few words. @type {Readonly<Record<string, string>>} */
  const fonts = { '--font-sans': 'system-ui,sans-serif', '--font-mono': 'ui-monospace,monospace' };
  const declared = [...used]
    .toSorted()
    .map((name) => `${name}:${(fonts[name] ?? tokens.get(name) ?? '').replaceAll(/\s+/g, ' ')}`);
  /** @type {Map<string, string>} */
  const classes = new Map();
  const classed = svg.replaceAll(/ style="([^"]*)"/g, (_, /** @type {string} */ style) => {
    const name = classes.get(style) ?? `c${classes.size}`;
    classes.set(style, name);
    return ` class="${name}"`;
  });
  const rules = [...classes].map(([style, name]) => `.${name}{${style}}`);
  const style = [
    `svg{color-scheme:light dark;${declared.join(';')}}`,
    '[id^=light]:target{color-scheme:light}[id^=dark]:target{color-scheme:dark}',
    ...rules,
  ];
  return classed
    .replace('/* tokens */', style.join(''))
    .replaceAll(/<g class="c\d+"><\/g>| opacity="1"/g, '')
    .replaceAll(/><\/(?:path|rect|circle|line)>/g, '/>');
}
