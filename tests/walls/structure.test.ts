// No two folders import each other, whatever lines scripts/lintWalls/table.mjs has: its table knows the folders of the first rank, and a
// circle can close further down.
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { circles, mutualFolders, readSources, singlyImported } from '../../scripts/structure/graph.ts';
import { type Project, temporaryProject } from './temporaryProject.ts';

const importing = (target: string): string => `import { x } from '${target}';\nexport const y = x;\n`;

let project: Project;
beforeAll(async () => {
  project = await temporaryProject();
  await project.write('src/ui/shelf/locks/a.ts', importing('../frame/inner/b.ts'));
  await project.write('src/ui/shelf/frame/inner/b.ts', `export const x = 1;\n`);
  await project.write('src/ui/shelf/frame/c.ts', `export type C = import('../locks/a.ts').y;\n`);
  await project.write('src/ui/shelf/d.ts', importing('./frame/c.ts'));
  await project.write('src/ui/shelf/frame/up.ts', importing('../d.ts'));
  await project.write('src/ui/shelf/frame/c.test.ts', importing('../../other/e.ts'));
  await project.write('src/ui/other/e.ts', importing('../shelf/d.ts'));
});
afterAll(() => project.remove());

test('two folders that import each other are found, types included, at any depth', () => {
  expect(mutualFolders(readSources(project.folder))).toEqual([
    {
      folders: ['src/ui/shelf/frame', 'src/ui/shelf/locks'],
      imports: [
        { from: 'src/ui/shelf/frame/c.ts', to: 'src/ui/shelf/locks/a.ts' },
        { from: 'src/ui/shelf/locks/a.ts', to: 'src/ui/shelf/frame/inner/b.ts' },
      ],
    },
  ]);
});

test('modules that lead to each other are found, types included', async () => {
  await project.write('src/ui/round/a.ts', importing('./b.ts'));
  await project.write('src/ui/round/b.ts', `export type X = import('./c.ts').y;\nexport const x = 1;\n`);
  await project.write('src/ui/round/c.ts', importing('./a.ts'));
  await project.write('src/ui/round/d.ts', importing('./a.ts'));
  expect(circles(readSources(project.folder))).toEqual([
    ['src/ui/round/a.ts', 'src/ui/round/b.ts', 'src/ui/round/c.ts'],
  ]);
});

test('a file that one other reads is found if it is short', () => {
  const short = singlyImported(readSources(project.folder), 1).map(({ path }) => path);
  expect(short).toEqual(['src/ui/shelf/frame/c.ts', 'src/ui/shelf/frame/inner/b.ts']);
});

test('no two folders of this project import each other, but rooms, views and the words that list theirs', () => {
  const pairs = mutualFolders(readSources(fileURLToPath(new URL('../..', import.meta.url))));
  expect(pairs.map(({ folders }) => folders.join(' '))).toEqual(['src/rooms src/words', 'src/ui src/words']);
});

test('no module of this project leads to itself by its imports', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  expect(circles(readSources(root, ['src', 'scripts', 'bench', 'conformance']))).toEqual([]);
});
