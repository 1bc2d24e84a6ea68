// Each wall is shown to stand by breaking it: a file that breaks it must be refused, for the reason given, and files
// that keep within the walls must pass. All breaches are planted at once, so each tool runs only twice.
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Project, temporaryProject } from './temporaryProject.ts';

/** A file, what stands in it, and words of the message that must refuse it. */
type Breach = readonly [path: string, text: string, message: RegExp];

const E = 'src/engine';
const importing = (specifier: string): string => `export { x } from '${specifier}';\n`;
const evaluating = (expression: string): string => `export const y = () => ${expression};\n`;

/** A file in each of the folders that imports one of a folder above it. */
const higher = (
  base: string,
  folders: readonly (readonly [folder: string, target: string])[],
): readonly Breach[] =>
  folders.map(([folder, target]) => {
    const from = join(base, folder);
    return [
      `${from}/higher.ts`,
      importing(`./${relative(from, join(base, target))}`),
      new RegExp(`must not import ${base}/${target}`),
    ];
  });

const DIRECTION: readonly Breach[] = [
  [`${E}/kernel/a.ts`, importing('../model/zxid.ts'), /kernel must not import src\/engine\/model/],
  [`${E}/model/a.ts`, importing('../kernel/rng.ts'), /model must not import src\/engine\/kernel/],
  [`${E}/trace/a.ts`, importing('../server/server.ts'), /trace must not import src\/engine\/server/],
  [`${E}/trace/outbox.ts`, importing('../world/world.ts'), /trace must not import src\/engine\/world/],
  [`${E}/server/a.ts`, importing('../client/zk.ts'), /meet in model\/message\.ts, as on a wire/],
  [`${E}/server/quorum/a.ts`, importing('../../client/zk.ts'), /server must not import src\/engine\/client/],
  [`${E}/server/b.ts`, importing('../world/world.ts'), /server must not import src\/engine\/world/],
  [`${E}/client/a.ts`, importing('../server/server.ts'), /meet in model\/message\.ts, as on a wire/],
  [`${E}/client/b.ts`, importing('../transition.ts'), /client must not import src\/engine\/transition/],
  [`${E}/resource/a.ts`, importing('../server/server.ts'), /resource must not import src\/engine\/server/],
  ['src/exports/a.ts', importing('../scenarios/library.ts'), /exports must not import src\/scenarios/],
  ['src/zkcli/a.ts', importing('../engine/server/server.ts'), /zkcli must not import src\/engine\/server/],
  ['src/zkcli/b.ts', importing('../scenarios/library.ts'), /zkcli must not import src\/scenarios/],
  [`${E}/world/a.ts`, importing('../commands/registry.ts'), /world must not import src\/engine\/commands/],
  [`${E}/invariants/a.ts`, importing('../transition.ts'), /invariants must not import src\/engine\/trans/],
  [`${E}/invariants/b.ts`, importing('../commands/registry.ts'), /invariants must not import src\/engine\/c/],
  [`${E}/commands/a.ts`, importing('../simulation.ts'), /commands must not import src\/engine\/simulation/],
  [`${E}/commands/b.ts`, importing('../transition.ts'), /commands must not import src\/engine\/transition/],
  [`${E}/stage/a.ts`, importing('../transition.ts'), /stage must not import src\/engine\/transition/],
  [`${E}/world/b.ts`, importing('../stage/network.ts'), /world must not import src\/engine\/stage/],
  [`${E}/stage/b.ts`, importing('../commands/registry.ts'), /stage must not import src\/engine\/commands/],
  [`${E}/transition.ts`, importing('./simulation.ts'), /transition\.ts must not import src\/engine\/sim/],
  [`${E}/a.ts`, importing('react'), /engine must not import 'react': the engine is pure/],
  [`${E}/b.ts`, importing('valibot'), /engine must not import 'valibot'/],
  [`${E}/c.ts`, importing('node:fs'), /engine must not import 'node:fs'/],
  [`${E}/d.ts`, importing('../ui/App.tsx'), /engine must not import src\/ui/],
  [`${E}/e.ts`, importing('../scenarios/index.ts'), /engine must not import src\/scenarios/],
  [`${E}/f.ts`, `export const y = () => import('../ui/App.tsx');\n`, /engine must not import src\/ui/],
  [`${E}/g.ts`, `export type Y = import('../ui/App.tsx').App;\n`, /engine must not import src\/ui/],
  [`${E}/h.ts`, `import type { X } from '../ui/App.tsx';\nexport type Y = X;\n`, /must not import src\/ui/],
  [`${E}/i.ts`, `import './page.css';\n`, /page\.css \(only \.ts files\)/],
  [`${E}/kernel/a.test.ts`, importing('../server/server.ts'), /kernel must not import src\/engine\/server/],
  ['src/scenarios/a.ts', importing('../engine/simulation.ts'), /through engine\/index\.ts/],
  ['src/scenarios/locks/a.ts', importing('../../engine/world/world.ts'), /through engine\/index\.ts/],
  ['src/scenarios/e.ts', importing('../engine/stage/prompter.ts'), /through engine\/index\.ts/],
  ['src/scenarios/b.ts', importing('../ui/App.tsx'), /scenarios must not import src\/ui/],
  ['src/ownRecipes/a.ts', importing('../engine/simulation.ts'), /a scenario like others/],
  ['src/ownRecipes/b.ts', importing('react'), /ownRecipes must not import 'react'/],
  [
    'src/rooms/breakIt/model/a.ts',
    importing('../../../engine/simulation.ts'),
    /model must not import src\/engine/,
  ],
  [
    'src/rooms/breakIt/model/b.ts',
    importing('../../../ui/parts/Button.tsx'),
    /on the page, in a worker and on the command line alike/,
  ],
  [
    'src/scenarios/f.ts',
    importing('../rooms/breakIt/model/search.ts'),
    /scenarios must not import src\/rooms\/breakIt/,
  ],
  ['src/scenarios/c.ts', importing('react'), /scenarios must not import 'react'/],
  ['src/wire/b.ts', importing('../scenarios/library.ts'), /wire must not import src\/scenarios/],
  ['src/rooms/live/model/b.ts', importing('node:net'), /model must not import 'node:net'/],
  ['src/rooms/classroom/join/a.ts', importing('../ui/classStore.ts'), /its page is small/],
  ['src/rooms/data/reading/b.ts', importing('../ui/dataClient.ts'), /it waits for them and knows no page/],
  ['src/rooms/deck/ui/a.ts', importing('../../../engine/simulation.ts'), /deck must not import src\/engine/],
  ['src/rooms/deck/ui/b.ts', importing('../../console/ui/typing.ts'), /and no other room/],
  ['src/rooms/deck/words/a.ts', importing('../ui/deckRun.ts'), /words know what they speak of/],
  ['src/ui/views/disk/words/a.ts', importing('../model.ts'), /words know what they speak of/],
  ['src/rooms/unlisted/a.ts', importing('../../ownRecipes/load.ts'), /must not import src\/ownRecipes/],
  ['src/rooms/unlisted/ui/a.ts', importing('../../tap/ui/TapApp.tsx'), /and no other room/],
  ['src/rooms/unlisted/model/a.ts', importing('../../tap/model/capture.ts'), /model must not import/],
  ['src/rooms/unlisted/words/a.ts', importing('../../tap/model/capture.ts'), /words know what they speak of/],
  ['src/ui/panels/b.ts', importing('../../rooms/lessons/ui/lessonRun.ts'), /must not import src\/rooms/],
  ['src/ui/panels/c.ts', importing('../../pages/start.tsx'), /must not import src\/pages/],
  ['src/offline/a.ts', importing('../ui/App.tsx'), /offline must not import src\/ui/],
  [
    'src/ui/link/a.ts',
    importing('../../engine/simulation.ts'),
    /ask what is missing from the public surface/,
  ],
  ['src/ui/views/tree/a.ts', importing('../../../engine/trace/record.ts'), /must not import src\/engine/],
  [
    'src/rooms/library/ui/c.ts',
    importing('../../../ownRecipes/load.ts'),
    /library must not import src\/ownRecipes/,
  ],
  ['src/ui/select/a.ts', importing('react'), /select must not import 'react'/],
  ['src/ui/select/b.ts', importing('zustand'), /select must not import 'zustand'/],
  ['src/ui/select/e.ts', importing('d3-zoom'), /select must not import 'd3-zoom'/],
  ['src/ui/select/c.ts', importing('../stores/session.ts'), /select must not import src\/ui\/stores/],
  [
    'src/ui/select/d.ts',
    importing('../../engine/world/world.ts'),
    /select must not import src\/engine\/world/,
  ],
  ['src/ui/stores/a.ts', importing('../views/tree/TreeView.tsx'), /it imports no component/],
  ...higher('src/scenarios', [
    ['scenario', 'locks/fairLock/recipe.ts'],
    ['locks', 'ensemble/cues.ts'],
    ['ensemble', 'elections/pairs.ts'],
    ['elections', 'coordination/pairs.ts'],
    ['coordination', 'queues/fifoQueue/recipe.ts'],
    ['queues', 'library.ts'],
    ['lessonStages', 'lessons/lessons.ts'],
    ['experiment', 'link/permalink.ts'],
    ['link', 'catalogue.ts'],
    ['', 'museum/museum.ts'],
    ['museum', 'lessons/lessons.ts'],
    ['lessons', 'deck/deck.ts'],
    ['homework', 'deck/tenMinutes.ts'],
    ['deck', 'testing/missingWords.ts'],
  ]),
  ...higher('src/ui', [
    ['theme', 'stores/session.ts'],
    ['stores', 'playback/transport.ts'],
    ['fetching', 'playback/transport.ts'],
    ['playback', 'select/cast.ts'],
    ['select', 'playback/transport.ts'],
    ['link', 'controls/scene.ts'],
    ['commands', 'views/WorldView.tsx'],
    ['parts', 'controls/scene.ts'],
    ['draw/thing', 'draw/view/ViewFrame.tsx'],
    ['draw/view', 'views/shelf/Shelf.tsx'],
    ['draw/board', 'views/world/Picture.tsx'],
    ['draw/timeRows', 'views/lockLane/LockLaneView.tsx'],
    ['draw/table', 'views/ballots/BallotsView.tsx'],
    ['views/beliefBars', 'views/latchStrips/LatchStripsView.tsx'],
    ['views/ballots', 'views/eyes/EyesView.tsx'],
    ['views/eyes', 'controls/scene.ts'],
    ['views/shelf', 'views/viewsFor.ts'],
    ['views', 'controls/Header.tsx'],
    ['controls', 'panels/Dock.tsx'],
  ]),
  ['src/ui/unlisted/a.ts', importing('../stores/session.ts'), /give it a line there/],
  ['src/scenarios/unlisted/a.ts', importing('../scenario/scenario.ts'), /give it a line there/],
  ['src/elsewhere/a.ts', importing('../engine/index.ts'), /give it a line there/],
  [`${E}/cycle/a.ts`, `export { b } from './b.ts';\nexport const a = 1;\n`, /[Cc]ycle/],
  [`${E}/cycle/b.ts`, `export { a } from './a.ts';\nexport const b = 1;\n`, /[Cc]ycle/],
  [`${E}/cycle/c.ts`, `import type { D } from './d.ts';\nexport type C = readonly D[];\n`, /[Cc]ycle/],
  [`${E}/cycle/d.ts`, `import type { C } from './c.ts';\nexport type D = { readonly of: C };\n`, /[Cc]ycle/],
];

const globals = (
  path: string,
  message: RegExp,
  ...uses: readonly (readonly [name: string, expression: string])[]
): readonly Breach[] =>
  uses.map(([name, expression]) => [
    path.replace('*', name.replaceAll('.', '-')),
    evaluating(expression),
    message,
  ]);

const FENCES: readonly Breach[] = [
  ...globals(
    `${E}/fences/*.ts`,
    /time comes from the input being handled/,
    ['Date.now', 'Date.now()'],
    ['Date', 'new Date()'],
    ['performance', 'performance.now()'],
    ['globalThis.Date', `globalThis['Date'].now()`],
  ),
  ...globals(`${E}/fences/*.ts`, /chance comes from the seeded generators/, [
    'crypto',
    'crypto.randomUUID()',
  ]),
  ...globals(
    `${E}/fences/*.ts`,
    /a step is synchronous/,
    ['setTimeout', 'setTimeout(y, 1)'],
    ['setInterval', 'setInterval(y, 1)'],
    ['queueMicrotask', 'queueMicrotask(y)'],
    ['requestAnimationFrame', 'requestAnimationFrame(y)'],
    ['Promise', 'Promise.resolve(1)'],
  ),
  ...globals(`${E}/fences/*.ts`, /depends on the locale/, ['Intl', 'new Intl.Collator()']),
  ...globals(`${E}/fences/*.ts`, /when memory is freed is chance/, ['WeakRef', 'new WeakRef({})']),
  ...globals(
    `${E}/fences/*.ts`,
    /pure code knows no page and no process/,
    ['document', 'document.title'],
    ['window', 'window.name'],
    ['localStorage', `localStorage.getItem('x')`],
    ['fetch', `fetch('x')`],
    ['process', 'process.env'],
    ['console', 'console.log(1)'],
  ),
  ...globals('src/scenarios/fences/*.ts', /time comes from the input/, ['Date.now', 'Date.now()']),
  ...globals('src/scenarios/fences/*.ts', /a step is synchronous/, ['Promise', 'Promise.resolve(1)']),
  ...globals(
    'src/ui/fences/*.ts',
    /wall time is read in src\/ui\/playback\/playbackLoop\.ts alone/,
    ['Date.now', 'Date.now()'],
    ['Date', 'new Date()'],
    ['performance', 'performance.now()'],
    ['requestAnimationFrame', 'requestAnimationFrame(() => {})'],
    ['window.requestAnimationFrame', 'window.requestAnimationFrame(() => {})'],
  ),
  ...globals(
    'src/ui/fences/*.ts',
    /storage can be blocked/,
    ['localStorage', `localStorage.getItem('x')`],
    ['sessionStorage', `sessionStorage.getItem('x')`],
    ['window.localStorage', `window.localStorage.getItem('x')`],
  ),
  ...globals('src/ui/fences/*.ts', /the page makes no requests/, ['fetch', `fetch('x')`]),
  ['src/ui/playback/playbackLoop.ts', evaluating(`localStorage.getItem('x')`), /storage can be blocked/],
  ['src/ui/stores/storage.ts', evaluating('Date.now()'), /wall time is read/],
];

const same = (name: string, text: string, message: RegExp): Breach => [`${E}/same/${name}.ts`, text, message];

const SAME: readonly Breach[] = [
  ...['exp', 'log', 'pow', 'sin', 'cos', 'tan', 'cbrt', 'atan2', 'hypot'].map((name) =>
    same(name, evaluating(`Math.${name}(1, 2)`), /differs between JavaScript engines/),
  ),
  same('random', evaluating('Math.random()'), /[Cc]hance comes from the seeded generators/),
  same('randomByName', evaluating(`Math['random']()`), /[Cc]hance comes from the seeded generators/),
  same('alias', 'export const M = Math;\n', /Write Math\.name in full/),
  same('taken', 'const { random } = Math;\nexport { random };\n', /Write Math\.name in full/),
  same('power', 'export const y = (x: number) => x ** 0.5;\n', /is Math\.pow/),
  same('localeCompare', evaluating(`'a'.localeCompare('b')`), /depends on the locale/),
  same('toLocaleString', evaluating('(1234).toLocaleString()'), /depends on the locale/),
  [`src/scenarios/random.ts`, evaluating('Math.random()'), /[Cc]hance comes from the seeded generators/],
  [`${E}/turn/async.ts`, 'export async function y() {}\n', /A step is synchronous/],
  [`${E}/turn/arrow.ts`, 'export const y = async () => 1;\n', /A step is synchronous/],
  [`${E}/turn/await.ts`, 'export const y = await y2();\nfunction y2() {}\n', /A step is synchronous/],
  ['src/scenarios/turn.ts', 'export async function* y() {}\n', /A step is synchronous/],
];

const EVERYWHERE: readonly Breach[] = [
  ['src/ui/eval.ts', evaluating(`eval('1')`), /eval/],
  ['src/ui/function.ts', evaluating(`new Function('return 1')`), /Function/],
  ['src/ui/any.ts', 'export const y = (x: any) => x;\n', /any/],
];

const HELD: readonly Breach[] = [
  [
    'src/ui/held/a.ts',
    'let shown = 0;\nexport const next = () => ++shown;\n',
    /must not keep a variable of the module/,
  ],
  [
    'src/rooms/deck/held/a.ts',
    'export let shown = 0;\nshown += 1;\n',
    /must not keep a variable of the module/,
  ],
];

const LINTED = [...DIRECTION, ...FENCES, ...HELD, ...SAME, ...EVERYWHERE];

/** What the type checker refuses by itself: code that knows a page, a process or the event loop. */
const TYPED: readonly Breach[] = [
  [`${E}/typed/document.ts`, evaluating('document.title'), /Cannot find name 'document'/],
  [`${E}/typed/window.ts`, evaluating('window.name'), /Cannot find name 'window'/],
  [`${E}/typed/timeout.ts`, evaluating('setTimeout(() => {}, 1)'), /Cannot find name 'setTimeout'/],
  [`${E}/typed/console.ts`, evaluating('console.log(1)'), /Cannot find name 'console'/],
  [`${E}/typed/process.ts`, evaluating('process.env'), /Cannot find name 'process'/],
  [`${E}/typed/fs.ts`, `export { readFileSync } from 'node:fs';\n`, /Cannot find (module|name) 'node:fs'/],
  [
    `${E}/typed/ui.ts`,
    `export { label } from '../../ui/parts/label.ts';\n`,
    /not listed within the file list/,
  ],
  [`${E}/typed/up.ts`, `export { id } from '../../scenarios/index.ts';\n`, /not listed within the file list/],
  ['src/scenarios/typed/document.ts', evaluating('document.title'), /Cannot find name 'document'/],
  ['src/scenarios/typed/timeout.ts', evaluating('setTimeout(() => {}, 1)'), /Cannot find name 'setTimeout'/],
  [
    'src/scenarios/typed/ui.ts',
    `export { label } from '../../ui/parts/label.ts';\n`,
    /not listed within the file/,
  ],
  ['src/ui/typed/process.ts', evaluating('process.env'), /Cannot find name 'process'/],
  ['src/ui/typed/index.ts', 'export const y = (x: readonly number[]): number => x[0];\n', /undefined/],
  [`${E}/typed/a.test.ts`, `export const y: number = 'not a number';\n`, /not assignable/],
  ['conformance/replay/typed.ts', `export const y: number = 'not a number';\n`, /not assignable/],
  ['bench/typed.ts', `export const y: number = 'not a number';\n`, /not assignable/],
  ['scripts/typed.ts', `export const y: number = 'not a number';\n`, /not assignable/],
  ['scripts/typed.mjs', `/** @type {number} */\nexport const y = 'not a number';\n`, /not assignable/],
  ['e2e/typed.ts', `export const y: number = 'not a number';\n`, /not assignable/],
  ['tests/typed.ts', `export const y: number = 'not a number';\n`, /not assignable/],
];

const LAWFUL: readonly (readonly [path: string, text: string])[] = [
  [`${E}/kernel/rng.ts`, 'export const next = (x: number): number => Math.imul(x, 2 ** 4) | 0;\n'],
  [`${E}/model/zxid.ts`, 'export type Zxid = number;\n'],
  [
    `${E}/trace/record.ts`,
    `import type { Zxid } from '../model/zxid.ts';\nexport interface TraceRecord {\n  readonly zxid: Zxid;\n}\n`,
  ],
  [
    `${E}/trace/outbox.ts`,
    `import type { TraceRecord } from './record.ts';\nexport type Out = readonly TraceRecord[];\n`,
  ],
  ['src/offline/serviceWorker.ts', 'export const self = globalThis;\n'],
  [
    `${E}/server/server.ts`,
    `import { next } from '../kernel/rng.ts';\nimport type { Out } from '../trace/outbox.ts';\nexport const serve = (out: Out): number => next(out.length);\n`,
  ],
  [
    `${E}/client/zk.ts`,
    `import type { Out } from '../trace/outbox.ts';\nexport function* program(out: Out): Generator<number, void, number> {\n  yield out.length;\n}\n`,
  ],
  [
    `${E}/world/world.ts`,
    `import { program } from '../client/zk.ts';\nimport { serve } from '../server/server.ts';\nexport const actors = [program, serve] as const;\n`,
  ],
  [
    `${E}/commands/registry.ts`,
    `import { actors } from '../world/world.ts';\nexport const commands = { count: actors.length };\n`,
  ],
  [
    `${E}/invariants/fifo.ts`,
    `import { actors } from '../world/world.ts';\nexport const holds = (): boolean => actors.length > 0;\n`,
  ],
  [
    `${E}/transition.ts`,
    `import { commands } from './commands/registry.ts';\nimport { holds } from './invariants/fifo.ts';\nexport const transition = (): number => (holds() ? commands.count : 0);\n`,
  ],
  [
    `${E}/simulation.ts`,
    `import { transition } from './transition.ts';\nexport const step = (): number => transition();\n`,
  ],
  [`${E}/index.ts`, `export { step } from './simulation.ts';\n`],
  [
    `${E}/testing/verbs.ts`,
    `import { step } from '../simulation.ts';\nexport const settle = (): number => step();\n`,
  ],
  [
    `${E}/server/server.test.ts`,
    `import { readFileSync } from 'node:fs';\nimport { expect, test } from 'vitest';\nimport { settle } from '../testing/verbs.ts';\nimport { serve } from './server.ts';\ntest('a test may ask the clock', async () => {\n  await Promise.resolve(readFileSync);\n  expect(serve([])).toBeLessThan(Date.now() + settle());\n});\n`,
  ],
  [
    'src/scenarios/index.ts',
    `import * as v from 'valibot';\nimport { step } from '../engine/index.ts';\nexport const id = v.string();\nexport const run = (): number => step();\n`,
  ],
  ['src/ui/parts/label.ts', `export const label = (): string => document.title;\n`],
  [
    'src/ui/select/tree.ts',
    `import { step } from '../../engine/index.ts';\nexport const tree = (): number => step();\n`,
  ],
  [
    'src/ui/stores/session.ts',
    `import { create } from 'zustand';\nimport { run } from '../../scenarios/index.ts';\nexport const useSession = create(() => ({ run }));\n`,
  ],
  [
    'src/ui/views/TreeView.tsx',
    `import { tree } from '../select/tree.ts';\nimport { useSession } from '../stores/session.ts';\nexport function TreeView() {\n  const run = useSession((state) => state.run);\n  return <output>{tree() + run()}</output>;\n}\n`,
  ],
  [
    'src/ui/playback/playbackLoop.ts',
    `export const now = (): number => performance.now() + Date.now();\nexport const start = (tick: () => void): number => requestAnimationFrame(tick);\n`,
  ],
  [
    'src/ui/stores/storage.ts',
    `export const read = (key: string): string | null => localStorage.getItem(key);\n`,
  ],
  [
    'scripts/sim.ts',
    `import { step } from '../src/engine/index.ts';\nconsole.log(step(), process.argv.length);\n`,
  ],
];

interface Diagnostic {
  readonly filename: string;
  readonly message: string;
  readonly code?: string;
}

async function planted(
  files: readonly (readonly [path: string, text: string, ...unknown[]])[],
): Promise<Project> {
  const project = await temporaryProject();
  await Promise.all(files.map(([path, text]) => project.write(path, text)));
  return project;
}

async function lint(project: Project): Promise<{ code: number; diagnostics: readonly Diagnostic[] }> {
  const { code, output } = await project.run('oxlint', '--deny-warnings', '--format=json');
  const report: { diagnostics: readonly Diagnostic[] } = JSON.parse(output);
  return { code, diagnostics: report.diagnostics };
}

/** `tsc` prints a path relative to the project, then position and message. */
async function typecheck(project: Project): Promise<readonly Diagnostic[]> {
  const { output } = await project.run('tsc', '-b', '--pretty', 'false');
  const lines = output.matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+: .*)$/gm);
  return [...lines].map(([, filename = '', message = '']) => ({ filename, message }));
}

const about = (diagnostics: readonly Diagnostic[], path: string): readonly string[] =>
  diagnostics
    .filter(({ filename }) => filename === path)
    .map(({ message, code }) => `${code ?? ''} ${message}`);

test('files within the walls pass the linter', async () => {
  const project = await planted(LAWFUL);
  expect(await lint(project)).toEqual({ code: 0, diagnostics: [] });
  await project.remove();
});

describe('the linter refuses', () => {
  let diagnostics: readonly Diagnostic[];
  beforeAll(async () => {
    const project = await planted(LINTED);
    ({ diagnostics } = await lint(project));
    await project.remove();
  });

  test.for(LINTED)('%s', ([path, , message]) => {
    expect(about(diagnostics, path)).toContainEqual(expect.stringMatching(message));
  });
});

describe('the type checker', () => {
  let diagnostics: readonly Diagnostic[];
  beforeAll(async () => {
    const project = await planted([...LAWFUL, ...TYPED]);
    diagnostics = await typecheck(project);
    await project.remove();
  });

  test('passes files within the walls, beside those that are not', () => {
    const refused = new Set(diagnostics.map(({ filename }) => filename));
    // A breach brings it to where there is no page.
    refused.delete('src/ui/parts/label.ts');
    expect(LAWFUL.filter(([path]) => refused.has(path))).toEqual([]);
  });

  test.for(TYPED)('refuses %s', ([path, , message]) => {
    expect(about(diagnostics, path)).toContainEqual(expect.stringMatching(message));
  });
});

test('no wall is lifted by a comment', async () => {
  const src = fileURLToPath(new URL('../../src', import.meta.url));
  const entries = await readdir(src, { recursive: true, withFileTypes: true });
  const sources = await Promise.all(
    entries
      // A screenshot of a failed test lies in a folder that is called as the test.
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map(async ({ parentPath, name }) => ({
        file: join(parentPath, name),
        text: await readFile(join(parentPath, name), 'utf8'),
      })),
  );
  // A disable comment that names a wall, or names no rule and so lifts all of them.
  const lifted = /@ts-(ignore|nocheck)|lint-disable.*walls\/|lint-disable(-line|-next-line)?\s*(\*\/|--|$)/m;
  expect(sources.filter(({ text }) => lifted.test(text)).map(({ file }) => file)).toEqual([]);
});
