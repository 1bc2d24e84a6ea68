// @ts-check
// `npm run zip`: packs the single file of a build for a memory stick, as package/znode-lab-<version>.zip.
//   npm run zip -- --out DIR     puts it elsewhere
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { helpIfAsked } from './helpIfAsked.mjs';
import { parsedArguments } from './parsedArguments.mjs';

helpIfAsked(import.meta.url);

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = resolve(ROOT, process.env.ZNODE_LAB_DIST ?? 'dist');
const values = parsedArguments({ out: { type: 'string', default: join(ROOT, 'package') } });

const README = `Znode Lab, without a network

Open znode-lab.html in a browser: Chrome or Edge 123, Firefox 128, Safari 17.5, or newer.
It is the whole lab in one file. Nothing is installed, and nothing is requested from elsewhere.

用浏览器打开 znode-lab.html：Chrome 或 Edge 123、Firefox 128、Safari 17.5 及以上版本。
整个实验室就在这一个文件里，不需要安装，也不需要网络。
`;

const page = join(DIST, 'znode-lab.html');
if (!existsSync(page)) {
  console.error('there is no build to pack: npm run build');
  process.exit(1);
}
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const zip = zipSync({
  'znode-lab': {
    'znode-lab.html': readFileSync(page),
    'READ-ME.txt': strToU8(README.replaceAll('\n', '\r\n')),
    'LICENSE.txt': readFileSync(join(ROOT, 'LICENSE')),
    'THIRD-PARTY-NOTICES.txt': readFileSync(join(DIST, 'znode-lab.notices.txt')),
  },
});
mkdirSync(values.out, { recursive: true });
const file = join(values.out, `znode-lab-${version}.zip`);
writeFileSync(file, zip);
console.log(file);
