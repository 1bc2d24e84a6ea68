// The lab as one HTML file. Its code lies packed in the file itself, so that nothing is asked for after it: it runs from a
// disk and in a sandboxed frame, where no other file can be loaded. In a frame, or with parameters, it is an embed; else it
// is the whole page.
import { fromAscii85 } from './ascii85.ts';
import { pictureName } from './figures.ts';
import { EMBED_PARAMETERS } from './parameters.ts';
import { saidInAddress } from './said.ts';
import { showEmbed, type EmbedLab } from './posterPage.ts';

interface WholeLab extends EmbedLab {
  readonly start: () => Promise<void>;
}

declare global {
  /** Put there by the packed code when it runs. */
  var znodeLab: WholeLab | undefined;
}

const said = saidInAddress();
const hasParameters = EMBED_PARAMETERS.some(({ name }) => said.has(name));
// What an address names is opened in the whole page, also in a frame: a course holds a lesson like that.
const namesScene = /^#(?:s|scene|lesson|museum)=/.test(location.hash);
const isEmbed = !namesScene && (hasParameters || parent !== window);
if (isEmbed) showEmbed({ loadLab: unpack, pictureOf });
else void unpack().then(({ start }) => start());

/** Unfolds styles and code and runs them. */
async function unpack(): Promise<WholeLab> {
  const [style = '', code = ''] = (await inflated('packed')).split('\0');
  const sheet = document.createElement('style');
  sheet.textContent = style;
  const script = document.createElement('script');
  script.textContent = code;
  document.head.append(sheet, script);
  if (globalThis.znodeLab === undefined) throw new Error('the packed code did not run');
  return globalThis.znodeLab;
}

/** By the ids of what they show. */
async function pictureOf(scene: string): Promise<string | null> {
  const pictures: unknown = JSON.parse(await inflated('posters'));
  if (typeof pictures !== 'object' || pictures === null) return null;
  const name = pictureName(scene);
  const svg: unknown = Object.hasOwn(pictures, name) ? Reflect.get(pictures, name) : null;
  return typeof svg === 'string' ? `data:image/svg+xml,${encodeURIComponent(svg)}` : null;
}

async function inflated(id: string): Promise<string> {
  const packed = document.getElementById(id)?.textContent ?? '';
  const stream = new Blob([fromAscii85(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}
