// @ts-check
// `npm start`: builds the page, serves it, and says where to look.
//   npm start -- --port 5000 --host 0.0.0.0     another port; let other machines in (a classroom's)
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { helpIfAsked } from './helpIfAsked.mjs';
import { parsedArguments } from './parsedArguments.mjs';

helpIfAsked(import.meta.url);

const values = parsedArguments({
  port: { type: 'string', default: '4173' },
  host: { type: 'string', default: '127.0.0.1' },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`--port ${values.port}: a port is a number from 1 to 65535`);
  process.exit(2);
}

const root = fileURLToPath(new URL('..', import.meta.url));
console.log('Building…');
await build();
// When the port is taken the next free one is used.
const server = await preview({
  root,
  logLevel: 'error',
  preview: { host: values.host, port, strictPort: false },
});
const address = server.httpServer.address();
const actualPort = address && typeof address === 'object' ? address.port : port;
console.log(`
  Znode Lab is ready. Open

      http://localhost:${actualPort}/

  in a browser. Ctrl+C stops it.`);
for (const url of server.resolvedUrls?.network ?? []) console.log(`  On other machines: ${url}`);

/** What a build says concerns who changes it, not who visits the page: it is shown only when the build fails. */
async function build() {
  const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));
  const child = spawn(process.execPath, [vite, 'build'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (/** @type {Buffer} */ chunk) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code === 0) return;
  console.error(output);
  process.exit(1);
}
