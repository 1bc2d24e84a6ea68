// Right programs made up by chance: locks, elections, readers and writers, permits, counters and groups, joined, waited for, asked again and
// left in whatever way the draw has it. Each keeps what it states under any fault, up to what no lease can prevent.
import { hash32 } from '../../../../../engine/index.ts';

export const KINDS = [
  'line',
  'oneName',
  'election',
  'readersAndWriters',
  'permits',
  'counter',
  'group',
] as const;
export type Kind = (typeof KINDS)[number];

export interface RightProgram {
  readonly kind: Kind;
  readonly code: string;
}

export function rightProgram(seed: number): RightProgram {
  const draw = drawFrom(seed);
  const kind = draw.of(KINDS);
  const body = BODIES[kind](draw);
  const head = kind === 'permits' ? 'export const permits = 2;\n' : '';
  const main = draw.of(['export default async function main(client)', 'export default async (client) =>']);
  return {
    kind,
    code: `${head}${main} {\n  const { zk, name } = client;\n${again(draw)}\n${kind === 'counter' ? '' : `${listening(draw)}\n`}${body}\n}\n`,
  };
}

interface Draw {
  readonly below: (bound: number) => number;
  readonly of: <T>(choices: readonly T[]) => T;
}

function drawFrom(seed: number): Draw {
  let drawn = 0;
  const below = (bound: number) => hash32(seed, 0x7269676874, ++drawn) % bound;
  return { below, of: (choices) => choices[below(choices.length)] ?? (choices[0] as never) };
}

const BODIES: Readonly<Record<Kind, (draw: Draw) => string>> = {
  line(draw) {
    const line = { ...lineIn('/exclusive_lock', draw), as: null };
    return [joined(line, draw), waited(line, earlierOf(line), draw), held(line, draw)].join('\n');
  },
  election(draw) {
    const line = { ...lineIn('/election', draw), as: `{ as: 'leader' }` };
    return [joined(line, draw), waited(line, earlierOf(line), draw), held(line, draw)].join('\n');
  },
  readersAndWriters(draw) {
    const writes = draw.of([`name === 'A'`, `name !== 'B'`, 'client.draw(2).then((drawn) => drawn === 0)']);
    const line = {
      ...lineIn('/shared_lock', draw),
      prefix: `' + (writes ? 'write-' : 'read-') + '`,
      as: `{ as: writes ? 'writer' : 'reader' }`,
    };
    const before = `names.filter((one) => number(one) < number(own) && (writes || one.includes('write-')))`;
    return [
      `  const writes = await (${writes});`,
      joined(line, draw),
      waited(line, before, draw),
      held(line, draw),
    ].join('\n');
  },
  permits(draw) {
    const line = { ...lineIn('/exclusive_lock', draw), as: `{ as: 'permit' }` };
    const isIn = `names.filter((one) => number(one) < number(own)).length < permits`;
    const wait = draw.of([
      () => parentWatched(line, isIn),
      () =>
        `  while (!(${isIn.replace('names', `(${children(line)})`)})) await client.sleep(${100 + draw.below(300)});`,
    ])();
    return [joined(line, draw), wait, held(line, draw)].join('\n');
  },
  oneName(draw) {
    const own = `/exclusive_lock/${draw.of(['holder', 'lock', 'l'])}`;
    const pause = 100 + draw.below(500);
    const wait = draw.of([`await gone(own);`, `await client.sleep(${pause});`]);
    const line = { parent: '/exclusive_lock', prefix: '', as: null };
    return `${GONE}
  const own = '${own}';
  const remove = async () => {
    while ((await again(() => zk.getEphemerals(own))).includes(own))
      try { await zk.delete(own); return; } catch (error) { if (error.code !== 'ConnectionLoss' && error.code !== 'NoNode') throw error; }
  };
  for (;;) {
    try { await zk.create(own, name, { mode: 'EPHEMERAL' }); break; } catch (error) {
      if (error.code !== 'NodeExists' && error.code !== 'ConnectionLoss') throw error;
      if ((await again(() => zk.getEphemerals(own))).includes(own)) break;
    }
    ${wait}
  }
${held(line, draw)}`;
  },
  counter(draw) {
    const rounds = 1 + draw.below(3);
    const by = 1 + draw.below(3);
    const text = draw.of([`String(Number(data || '0') + ${by})`, '`${Number(data) + ' + String(by) + '}`']);
    const rest = draw.of([`await client.sleep(${1 + draw.below(200)});`, '']);
    return `  const path = '/config/value';
  for (let round = 0; round < ${rounds};) {
    const { data, stat } = await again(() => zk.getData(path));
    try {
      await zk.setData(path, ${text}, stat.version);
      client.added(path, ${by});
      round++;
    } catch (error) {
      if (error.code === 'ConnectionLoss') round++;
      else if (error.code !== 'BadVersion') throw error;
      ${rest}
    }
  }`;
  },
  group(draw) {
    const line = { ...lineIn('/exclusive_lock', draw), as: `{ as: 'member' }` };
    return [joined(line, draw), held(line, draw)].join('\n');
  },
};

interface Line {
  readonly parent: string;
  readonly prefix: string;
  /** What it says it holds it as; null: a lock. */
  readonly as: string | null;
}

function lineIn(parent: string, draw: Draw): Pick<Line, 'parent' | 'prefix'> {
  return { parent, prefix: draw.of(['n-', 'lock-', 'x', 'member-1-']) };
}

/** A call that changes nothing is asked again. */
function again(draw: Draw): string {
  const rest = draw.of(['', ` await client.sleep(${1 + draw.below(40)});`]);
  const asked = draw.of([
    `  const again = async (call) => { for (;;) try { return await call(); } catch (error) { if (error.code !== 'ConnectionLoss') throw error;${rest} } };`,
    `  const again = (call) => call().catch((error) => { if (error.code !== 'ConnectionLoss') throw error; return again(call); });`,
    `  async function again(call) {
    let done = false;
    let value;
    do try { value = await call(); done = true; } catch (error) { if (error.code !== 'ConnectionLoss') throw error;${rest} } while (!done);
    return value;
  }`,
  ]);
  const number = draw.of([
    '  const number = (path) => Number(path.slice(-10));',
    String.raw`  const number = (path) => parseInt(/(\d{10})$/.exec(path)[1], 10);`,
  ]);
  return [asked, number].join('\n');
}

/** So is a delete of a znode whose name nobody else will have: it may find that it was carried out. */
function removed(draw: Draw): string {
  return draw.of([
    `  const remove = (path) => again(() => zk.delete(path)).catch((error) => { if (error.code !== 'NoNode') throw error; });`,
    `  const remove = async (path) => { try { await again(() => zk.delete(path)); } catch (error) { if (error.code !== 'NoNode') throw error; } };`,
  ]);
}

/** Its znode is made once, even if the reply is lost. */
function joined({ parent, prefix }: Line, draw: Draw): string {
  return `${removed(draw)}\n${madeOnce({ parent, prefix }, draw)}`;
}

function madeOnce({ parent, prefix }: Pick<Line, 'parent' | 'prefix'>, draw: Draw): string {
  const data = draw.of([`''`, 'name']);
  if (draw.below(3) > 0)
    return `  let own;
  while (own === undefined) {
    try { own = await zk.create('${parent}/${prefix}', ${data}, { mode: 'EPHEMERAL_SEQUENTIAL' }); } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
      [own] = await again(() => zk.getEphemerals('${parent}'));
    }
  }`;
  return `  const id = name + '-' + (await client.draw(${draw.of([1_000_000, 2_000_000])})) + '-';
  let own;
  for (;;) {
    const mine = (await again(() => zk.getChildren('${parent}'))).find((one) => one.includes(id));
    if (mine !== undefined) { own = '${parent}/' + mine; break; }
    try { own = await zk.create('${parent}/' + id + '${prefix}', ${data}, { mode: 'EPHEMERAL_SEQUENTIAL' }); break; } catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }`;
}

function children({ parent }: Pick<Line, 'parent'>): string {
  return `await again(() => zk.getChildren('${parent}'))`;
}

function earlierOf(_line: Line): string {
  return 'names.filter((one) => number(one) < number(own))';
}

/** Until nothing that it waits for is before it: the last of them is watched, or the parent, or it looks now and then. */
function waited(line: Line, earlier: string, draw: Draw): string {
  const last = draw.of([
    '.toSorted((a, b) => number(a) - number(b)).at(-1)',
    '.toSorted((a, b) => number(b) - number(a))[0]',
    '.reduce((a, b) => (a !== undefined && number(a) > number(b) ? a : b), undefined)',
  ]);
  const look = `const names = ${children(line)};`;
  const path = `'${line.parent}/' + before`;
  return draw.of([
    () => `${GONE}
  for (;;) {
    ${look}
    const before = ${earlier}${last};
    if (before === undefined) break;
    await gone(${path});
  }`,
    () => `${GONE}
  const wait = async () => {
    ${look}
    const before = ${earlier}${last};
    if (before === undefined) return;
    await gone(${path});
    return wait();
  };
  await wait();`,
    () => `${GONE}
  const wait = () => again(() => zk.getChildren('${line.parent}')).then((names) => {
    const before = ${earlier}${last};
    return before === undefined ? undefined : gone(${path}).then(wait);
  });
  await wait();`,
    () => parentWatched(line, `${earlier}.length === 0`),
    () => `  for (;;) {
    ${look}
    if (${earlier}.length === 0) break;
    await client.sleep(${100 + draw.below(400)});
  }`,
  ])();
}

function parentWatched({ parent }: Line, isIn: string): string {
  return `  for (;;) {
    let changed;
    const change = new Promise((resolve) => { changed = resolve; });
    const names = await again(() => zk.getChildren('${parent}', changed));
    if (${isIn}) break;
    await change;
  }`;
}

const GONE = `  const gone = (path) => new Promise((resolve, reject) => {
    const look = () => again(() => zk.exists(path, seen)).then((stat) => { if (stat === null) resolve(); }, reject);
    // Deleted and made anew while this client was away, a znode has changed, and the watch is used up.
    const seen = (event) => { if (event.type === 'NodeDeleted') resolve(); else if (event.type !== 'None') look(); };
    look();
  });`;

/** Who only sleeps while it holds hears by the connection's state that its session is over, from the beginning on. */
function held({ as }: Line, draw: Draw): string {
  const hold = draw.below(2) === 0 ? `client.sleep(${1 + draw.below(2500)})` : 'client.untilReleased()';
  const belief = as === null ? 'own' : `own, ${as}`;
  const leave = draw.of([
    () => `  await ${hold};\n  client.released();\n  await remove(own);`,
    () => `  await ${hold}.then(() => { client.released(); return remove(own); });`,
    () => `  try { await ${hold}; } finally { client.released(); }\n  await remove(own);`,
  ])();
  return `  if (isOver) return;\n  client.holds(${belief});\n${leave}`;
}

function listening(draw: Draw): string {
  const stops = draw.of([`state !== 'SyncConnected'`, `state === 'Expired'`]);
  return `  let isOver = false;
  zk.on('state', (state) => {
    isOver ||= state === 'Expired';
    if (${stops}) client.released();
  });`;
}
