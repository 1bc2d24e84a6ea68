// Every dependency is pinned, and it is written down why it is there.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const manifest: Manifest = JSON.parse(read('package.json'));
const lock: { packages: Readonly<Record<string, Manifest>> } = JSON.parse(read('package-lock.json'));
const dependencies = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });

test('every dependency is pinned to one version, the one in the lock', () => {
  const loose = dependencies.filter(
    ([name, version]) =>
      !/^\d+\.\d+\.\d+$/.test(version) || lock.packages[`node_modules/${name}`]?.version !== version,
  );
  expect(loose).toEqual([]);
});

test('every dependency is listed in docs/decisions with its version', () => {
  const decisions = readdirSync(join(root, 'docs/decisions'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => read(`docs/decisions/${file}`))
    .join('\n');
  const unlisted = dependencies.filter(
    ([name, version]) => !new RegExp(`^\\| \`${name}\` +\\| ${version} +\\|`, 'm').test(decisions),
  );
  expect(unlisted).toEqual([]);
});

test('the script runner uses the same rolldown as Vite: there is one copy', () => {
  const copies = Object.keys(lock.packages).filter((path) => /(^|\/)node_modules\/rolldown$/.test(path));
  expect(copies).toEqual(['node_modules/rolldown']);
});
