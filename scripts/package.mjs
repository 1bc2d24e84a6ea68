// @ts-check
// `npm run package`: makes package/znode-lab-<version>.tgz of a build, for `npm install` and for npm's registry.
//   npm run package -- --out DIR           puts it elsewhere
//   npm run package -- --repository URL    names where its source is, which publishing with provenance needs
// The lab itself lies in it as any site would have it, under lab/; the engine and the React component are bundled from src/.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { packageProblems } from './package/problems.mjs';
import { helpIfAsked } from './helpIfAsked.mjs';
import { parsedArguments } from './parsedArguments.mjs';

helpIfAsked(import.meta.url);

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const values = parsedArguments({
  out: { type: 'string', default: join(ROOT, 'package') },
  repository: { type: 'string' },
});
const DIST = resolve(ROOT, process.env.ZNODE_LAB_DIST ?? 'dist');
mkdirSync(join(ROOT, '.cache'), { recursive: true });
/** Of this run alone. */
const WORK = mkdtempSync(join(ROOT, '.cache/package-'));
const STAGE = join(WORK, 'files');

if (!existsSync(join(DIST, 'znode-lab.html'))) {
  console.error('there is no build to pack: npm run build');
  process.exit(1);
}

cpSync(join(ROOT, 'package/files'), STAGE, { recursive: true });
for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(ROOT, file), join(STAGE, file));
writeManifest();
cpSync(DIST, join(STAGE, 'lab'), { recursive: true });
// The bundled code of the lab; what is beside it, the engine and the component, is ours.
cpSync(join(DIST, 'THIRD-PARTY-NOTICES.txt'), join(STAGE, 'THIRD-PARTY-NOTICES.txt'));
await bundle(['engine.ts', 'recipes.ts']);
await bundle(['react.tsx'], "'use client';");
emitTypes(['engine', 'recipes', 'element', 'react']);
const tarball = pack(resolve(values.out));
rmSync(WORK, { recursive: true, force: true });
const problems = await packageProblems(tarball);
for (const problem of problems) console.error(problem);
console.log(tarball);
process.exitCode = problems.length === 0 ? 0 : 1;

/** The name and so on are the package's, the version is the project's. */
function writeManifest() {
  const { version, license, dependencies } = readJson(join(ROOT, 'package.json'));
  const manifest = readJson(join(STAGE, 'package.json'));
  const { repository: url } = values;
  const source =
    url === undefined
      ? {}
      : {
          repository: { type: 'git', url: `git+${url}.git` },
          homepage: `${url}#readme`,
          bugs: `${url}/issues`,
        };
  writeFileSync(
    join(STAGE, 'package.json'),
    JSON.stringify(
      { ...manifest, version, license, ...source, dependencies: { valibot: `^${dependencies.valibot}` } },
      null,
      2,
    ),
  );
}

/**
 * Entries that share what both need. Modules stay files of their own, so that a program is given what it imports and no more.
 * @param {readonly string[]} files @param {string} [banner]
 */
async function bundle(files, banner = '') {
  const build = await rolldown({
    input: Object.fromEntries(
      files.map((file) => [basename(file, extname(file)), join(ROOT, 'src/package', file)]),
    ),
    external: ['react', 'react/jsx-runtime', 'valibot', 'znode-lab'],
    platform: 'neutral',
    treeshake: { moduleSideEffects: false },
  });
  await build.write({
    dir: STAGE,
    format: 'esm',
    banner,
    preserveModules: true,
    preserveModulesRoot: join(ROOT, 'src/package'),
    entryFileNames: '[name].js',
  });
  await build.close();
}

/** Declarations of what these files export, and of nothing that they do not lead to. @param {readonly string[]} names */
function emitTypes(names) {
  const all = join(WORK, 'types');
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', join(ROOT, 'tsconfig.package.json'), '--outDir', all], {
    stdio: 'inherit',
  });
  const queue = names.map((name) => `package/${name}.d.ts`);
  const found = new Set(queue);
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const text = readFileSync(join(all, file), 'utf8');
    const target = join(STAGE, 'types', file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      text.replaceAll(/(from |import\()(['"])(\.[^'"]+)\.ts\2/g, (_, before, quote, path) => {
        const next = join(dirname(file), `${path}.d.ts`);
        if (!found.has(next)) queue.push(next);
        found.add(next);
        return `${before}${quote}${path}.js${quote}`;
      }),
    );
  }
}

/** @param {string} folder @returns {string} Its path. */
function pack(folder) {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (old.endsWith('.tgz')) rmSync(join(folder, old));
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--loglevel=error', '--pack-destination', folder], {
      cwd: STAGE,
      encoding: 'utf8',
    }),
  );
  return join(folder, filename);
}

/** @param {string} path @returns {any} */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
