// @ts-check
// Who may import whom inside src/: a line for each folder, with its reason.

/**
 * One wall: a file or folder of ours, what it may import besides itself, and why not more.
 * @typedef {object} Wall
 * @property {string} where `*` is any one folder, by itself; in its `may`, that same one.
 * @property {readonly string[]} may Files and folders under src/.
 * @property {Below} [below] If it stands in an order.
 * @property {readonly string[] | 'any'} packages
 * @property {boolean} [plain] Only .ts files: no component, no style sheet.
 * @property {string} because
 */

/**
 * @typedef {object} Below
 * @property {readonly string[]} walls Those before it in the order, by their `where`.
 * @property {string} base The folder that the order is of. Its tests may import anything in there.
 * @property {boolean} isSplit Its folders have lines of their own: it holds only for the files that stand in it.
 * @property {string} elsewhere Why it may not import more from outside the base.
 */

/** @param {readonly string[]} names */
export const engine = (...names) => names.map((name) => `src/engine/${name}`);

const GROUND = engine('kernel', 'model');
const HANDLER = [...GROUND, ...engine('trace')];
const ACTORS = [...HANDLER, ...engine('server', 'client', 'resource')];
const WORLD = [...ACTORS, ...engine('world')];
const STAGE = [...WORLD, ...engine('stage')];
const STEP = [...STAGE, ...engine('commands', 'invariants')];
const NONE = /** @type {readonly string[]} */ ([]);
/** Arithmetic over lists and trees: modules of d3 that know no page. */
const ARITHMETIC = ['d3-array', 'd3-hierarchy'];
const meet = 'server and client never import each other: they meet in model/message.ts, as on a wire';

/**
 * A folder of an order, why what is listed after it stays out of it, and what is otherwise there.
 * @typedef {readonly [folder: string, because: string, otherwise?: Partial<Wall> & { readonly isAlone?: true }]} Line
 */

/** @type {readonly Line[]} */
const SCENARIO_FOLDERS = [
  ['scenario', 'what every scenario is made of knows none of them'],
  ['locks', 'the other families borrow from the locks, which borrow from nobody'],
  ['ensemble', 'an ensemble may be locked, and no lock knows an ensemble'],
  ['elections', 'an election is a lock that is held for long'],
  ['coordination', 'barriers and values use locks and ensembles, and queues use them'],
  ['queues', 'a queue may need a barrier, and nothing needs a queue'],
  ['lessonStages', 'the stages of lessons are scenarios too: the lessons themselves come above the library'],
  ['experiment', 'an experiment runs any scenario that it is given, and knows none by name'],
  ['world', 'a composed world runs any recipe that it is given, and knows none by name'],
  ['link', 'a link carries an experiment, whatever scenarios there are'],
  ['.', 'the library lists all scenarios; what tells of them comes above'],
  ['museum', 'a museum piece is played by scenarios of the library'],
  ['lessons', 'a lesson goes through scenarios of the library'],
  ['homework', 'what is handed in is the work of a lesson, and is judged by doing it again'],
  ['deck', 'the talk shows moments of all of them'],
  ['testing', 'what tests of scenarios share; nothing else needs it'],
];

const PAGE_MAY = [
  'src/engine/index.ts',
  'src/zkcli',
  'src/exports',
  'src/scenarios',
  'src/embed',
  'src/words',
];

/** @type {readonly Line[]} */
const PAGE_FOLDERS = [
  ['theme', 'colours and sizes know nothing that has them'],
  ['room', 'what a room is, as the stage knows it: types alone', { plain: true }],
  [
    'stores',
    'a store knows what the user chose, not how it is shown: it imports no component',
    { plain: true },
  ],
  ['fetching', 'code that does not come is told of alike, whatever it was wanted for'],
  ['playback', 'time goes on whatever is drawn of it'],
  [
    'select',
    'a selector is a pure function from history and playhead to plain data: no React, no store, no pixels',
    {
      may: ['src/engine/index.ts', 'src/scenarios', 'src/words/messages.ts', 'src/words/contracts'],
      packages: ARITHMETIC,
      plain: true,
      isAlone: true,
    },
  ],
  ['link', 'a link is opened and written whatever shows it'],
  ['commands', 'a command can be given from any picture, panel or key'],
  ['parts', 'a button knows nobody who has one'],
  ['draw/thing', 'a client, a znode or a server looks the same wherever it is drawn'],
  ['draw/view', 'the frame of a view holds any of them'],
  ['draw/board', 'a board draws things and knows no world'],
  ['draw/timeRows', 'rows over time are shared by whatever shows time'],
  ['draw/table', 'a table draws the cells that it is given'],
  [
    'views/beliefBars',
    'the latches show the bars of beliefs too',
    { may: [...PAGE_MAY, 'src/ui/views/beliefBars/words'] },
  ],
  [
    'views/*',
    'a view knows what views share and no other view',
    { may: [...PAGE_MAY, 'src/ui/views/*/words', 'src/ui/views/beliefBars/words'] },
  ],
  ['views/shelf', 'the shelf has a line for each view, and no view knows who shows it'],
  ['views', 'pictures and shelf of a world know no panel and no control beside them'],
  ['controls', 'a control does what it says wherever it stands; cards and guide have controls in them'],
  ['scenes', 'what can be opened, with its words: panels and rooms list it'],
  // Cards are fetched later than the page.
  [
    'panels',
    'panels tell of the world shown, and know no room that leads away from it',
    { may: [...PAGE_MAY, 'src/engine/later.ts'] },
  ],
];

const ROOM_MAY = [...PAGE_MAY, 'src/ui', 'src/wire'];

/**
 * Any room, and those that may import more than the stage and what is below it: never another room.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const ROOMS = {
  '*': [],
  breakIt: ['src/engine/later.ts', 'src/ownRecipes'],
  live: ['src/engine/later.ts'],
  ownRecipes: ['src/ownRecipes'],
};

/** @type {readonly Wall[]} */
const ROOM_WALLS = Object.entries(ROOMS).flatMap(([name, more]) => {
  const where = `src/rooms/${name}`;
  const because =
    'a room knows the stage and what is below it, and no other room: what two share stands below';
  return [
    { where, may: [...ROOM_MAY, ...more], packages: /** @type {const} */ ('any'), because },
    {
      where: `${where}/model`,
      may: ['src/engine/index.ts', 'src/scenarios', 'src/zkcli', 'src/wire', ...more],
      packages: ['valibot'],
      plain: true,
      because: 'the model of a room runs on the page, in a worker and on the command line alike',
    },
    {
      where: `${where}/words`,
      may: ['src/engine/index.ts', 'src/scenarios', 'src/words', `${where}/model`],
      packages: NONE,
      plain: true,
      because: 'words know what they speak of, and no page that shows them',
    },
    {
      where: `${where}/e2e`,
      may: [
        'src/engine/index.ts',
        'src/scenarios',
        'src/words',
        'src/ui',
        'src/embed',
        'src/rooms',
        'e2e',
        'scripts',
      ],
      packages: /** @type {const} */ ('any'),
      because: 'a test of the page uses it as a visitor does',
    },
  ];
});

/**
 * Walls of folders that stand above each other: each may import those listed before it, so no two import each other. `.` is
 * the files that stand in the base itself. A folder without a line is refused.
 * @param {string} base
 * @param {readonly Line[]} lines
 * @param {Omit<Wall, 'where'>} all Its reason is that of what they import from elsewhere.
 * @returns {readonly Wall[]}
 */
function inOrder(base, lines, all) {
  const places = lines.map(([folder]) => (folder === '.' ? base : `${base}/${folder}`));
  return places.map((where, index) => {
    const [, because = '', { isAlone = false, ...otherwise } = {}] = lines[index] ?? [];
    const walls = isAlone ? [] : places.slice(0, index);
    const isSplit = places.some((place) => place.startsWith(`${where}/`));
    return { ...all, where, below: { walls, base, isSplit, elsewhere: all.because }, because, ...otherwise };
  });
}

/**
 * The most specific line decides. Inside the engine: simulation → transition → commands, invariants →
 * server, client, resource → trace → model.
 * @type {readonly Wall[]}
 */
export const WALLS = [
  {
    where: 'src/engine/kernel',
    may: NONE,
    packages: NONE,
    plain: true,
    because: 'the kernel knows no ZooKeeper word and imports nothing of ours but itself',
  },
  {
    where: 'src/engine/model',
    may: NONE,
    packages: NONE,
    plain: true,
    because: 'the model is the vocabulary everything else shares and imports nothing of ours but itself',
  },
  {
    where: 'src/engine/trace',
    may: GROUND,
    packages: NONE,
    plain: true,
    because:
      'records are written in the words of the model, and the outbox is given to handlers: both are below everything that makes them',
  },
  {
    where: 'src/engine/server',
    may: HANDLER,
    packages: NONE,
    plain: true,
    because: `a server sees its own state and its outbox; ${meet}`,
  },
  {
    where: 'src/engine/client',
    may: HANDLER,
    packages: NONE,
    plain: true,
    because: `a client sees its own state and its outbox; ${meet}`,
  },
  {
    where: 'src/engine/resource',
    may: HANDLER,
    packages: NONE,
    plain: true,
    because: 'a guarded resource stands outside ZooKeeper and sees neither servers nor clients',
  },
  {
    where: 'src/engine/world',
    may: ACTORS,
    packages: NONE,
    plain: true,
    because:
      'the world holds the actors, and who plays a role can be seen in it; whatever changes it comes above',
  },
  {
    where: 'src/engine/invariants',
    may: WORLD,
    packages: NONE,
    plain: true,
    because: 'an invariant looks at a world and its newest records and touches nothing that makes them',
  },
  {
    where: 'src/engine/stage',
    may: WORLD,
    packages: NONE,
    plain: true,
    because: 'this is what a step works with: commands and the transition come above',
  },
  {
    where: 'src/engine/commands',
    may: STAGE,
    packages: NONE,
    plain: true,
    because: 'a command changes a world; the transition calls it, stepping and looking back come above',
  },
  {
    where: 'src/engine/transition.ts',
    may: STEP,
    packages: NONE,
    plain: true,
    because: 'the transition only routes; the simulation and its history come above',
  },
  {
    where: 'src/engine',
    may: NONE,
    packages: NONE,
    plain: true,
    because: 'the engine is pure and has no dependencies: it imports nothing but itself',
  },
  {
    where: 'src/zkcli',
    may: engine('index.ts'),
    packages: NONE,
    plain: true,
    because: 'a zkCli command is a small recipe: it speaks through the client like any other program',
  },
  {
    where: 'src/exports',
    may: engine('index.ts', 'later.ts'),
    packages: NONE,
    plain: true,
    because: 'a trace becomes a file of another tool from its records alone',
  },
  {
    where: 'src/wire',
    may: engine('index.ts'),
    packages: NONE,
    plain: true,
    because: 'the bytes of a connection are read and written alike, whatever room they come from',
  },
  ...inOrder('src/scenarios', SCENARIO_FOLDERS, {
    may: ['src/engine/index.ts', 'src/zkcli'],
    packages: ['valibot'],
    plain: true,
    because: 'scenarios reach the engine through engine/index.ts and know no page',
  }),
  {
    where: 'src/ownRecipes',
    may: [...engine('index.ts'), 'src/scenarios'],
    packages: [
      'quickjs-emscripten-core',
      '@jitl/quickjs-singlefile-mjs-release-sync',
      'sucrase',
      '@lezer/javascript',
    ],
    plain: true,
    because: 'own recipes are a scenario like others, on top of an interpreter, and know no page',
  },
  {
    where: 'src/words',
    may: [
      'src/engine/index.ts',
      'src/scenarios',
      'src/ownRecipes/words.ts',
      'src/rooms/*/words',
      'src/ui/views/*/words',
    ],
    packages: ['react', 'zustand'],
    plain: true,
    because: 'words know what they speak of, and no page that shows them',
  },
  {
    where: 'src/embed',
    may: [
      'src/words/languages.ts',
      'src/words/languageNames.ts',
      'src/words/poster.ts',
      'src/words/silentFrame.ts',
    ],
    packages: ['valibot'],
    plain: true,
    because: 'what a host page loads is small: the app is started in a frame, by its address and by messages',
  },
  {
    where: 'src/package',
    may: [...engine('index.ts', 'later.ts'), 'src/scenarios', 'src/embed', 'src/words/languageNames.ts'],
    packages: ['react', 'znode-lab', 'valibot'],
    because: 'what is installed as a package has the engine and the element, and no page of its own',
  },
  {
    where: 'src/offline',
    may: NONE,
    packages: ['workbox-precaching'],
    plain: true,
    because:
      'a service worker answers for whatever version of the page was built with it, and runs nothing of it',
  },
  {
    where: 'src/pages/frame.ts',
    may: ['src/embed', 'src/rooms/embed/ui', 'src/pages/embedded.ts'],
    packages: NONE,
    because: 'the poster is there before anything else; what it starts is loaded when it is wanted',
  },
  ...inOrder('src/ui', PAGE_FOLDERS, {
    may: PAGE_MAY,
    packages: 'any',
    because:
      'the page reaches the engine through engine/index.ts: ask what is missing from the public surface',
  }),
  {
    where: 'src/ui/views/*/words',
    may: ['src/engine/index.ts', 'src/scenarios', 'src/words'],
    packages: NONE,
    plain: true,
    because: 'words know what they speak of, and no page that shows them',
  },
  ...ROOM_WALLS,
  {
    where: 'src/rooms/classroom/join',
    may: ['src/rooms/classroom/model/protocol.ts'],
    packages: NONE,
    because:
      'a phone joins a class in a moment: its page is small, and knows of the protocol its types alone',
  },
  {
    where: 'src/rooms/data/reading',
    may: ['src/engine/index.ts', 'src/rooms/data/model'],
    packages: ['fflate'],
    plain: true,
    because:
      'files come piece by piece, in a worker and on the command line alike: it waits for them and knows no page',
  },
  {
    where: 'src/rooms/data/testing',
    may: ['src/rooms/data/model', 'src/rooms/data/reading'],
    packages: NONE,
    plain: true,
    because: 'tests of the room share how a log is written; nothing else needs it',
  },
  {
    where: 'src/rooms/index.ts',
    may: ['src/rooms', 'src/ui'],
    packages: NONE,
    because: 'it lists the rooms',
  },
  {
    where: 'src/pages',
    may: [...ROOM_MAY, 'src/rooms', 'src/ownRecipes'],
    packages: 'any',
    because: 'a page puts stage and rooms together: nothing needs it',
  },
];
