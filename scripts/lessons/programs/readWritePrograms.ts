// Programs for C16: honest read/write locks of different shapes, and ways around the challenge.
import {
  BROKEN_READ_WRITE_LOCK,
  LOOKS_AGAIN,
  MENDED_READ_WRITE_LOCK,
  TAKES_GONE_FOR_GONE,
} from '../../../src/scenarios/lessons/c16-readWrite/code.ts';

/** All watch the whole line. */
const WATCHES_ALL = MENDED_READ_WRITE_LOCK.replace(
  'const names = await untilAnswered(() => zk.getChildren(PARENT));',
  `let wake;
    const change = new Promise((resolve) => { wake = ({ type }) => type !== 'None' && resolve(); });
    const names = await untilAnswered(() => zk.getChildren(PARENT, wake));`,
).replace("await untilItIsGone(zk, PARENT + '/' + obstacle);", 'await change;');

/** Writers wait for all before them, one after the other, the nearest last. */
const FIRST_OBSTACLE = MENDED_READ_WRITE_LOCK.replace('before.findLast(', 'before.find(');

/** Another wait for an obstacle that goes. */
const waiting = (wait: string) =>
  MENDED_READ_WRITE_LOCK.replace(
    /async function untilItIsGone\(zk, path\) \{[\s\S]*?\n\}\n/,
    () => `async function untilItIsGone(zk, path) {\n${wait}\n}\n`,
  );

/** \`isClear\` of the names that are there, its own among them. All watch the line. */
const judging = (isClear: string) =>
  MENDED_READ_WRITE_LOCK.replace(
    /async function untilItsTurn\(zk, own, isWriter\) \{[\s\S]*?\n\}\n/,
    () => `async function untilItsTurn(zk, own, isWriter) {
  const ownNumber = numberOf(own);
  for (;;) {
    let wake;
    const change = new Promise((resolve) => { wake = ({ type }) => type !== 'None' && resolve(); });
    const names = await untilAnswered(() => zk.getChildren(PARENT, wake));
    const isClear = ${isClear};
    if (isClear) return;
    await change;
  }
}
`,
  );

/** Looks at the line with a persistent watch, whose events count after a reconnect too. */
const stayingWatch = (watch: string) =>
  MENDED_READ_WRITE_LOCK.replace(
    /async function untilItsTurn\(zk, own, isWriter\) \{[\s\S]*?\n\}\n/,
    () => `async function untilItsTurn(zk, own, isWriter) {
  let wake = () => {};
  let news = false;
  const heed = () => { news = true; wake(); };
  zk.on('state', heed);
  await untilAnswered(() => ${watch});
  for (;;) {
    news = false;
    const names = await untilAnswered(() => zk.getChildren(PARENT));
    if (names.every((each) => numberOf(each) >= numberOf(own) || !(isWriter || each.startsWith('write-')))) return;
    if (!news) await new Promise((resolve) => { wake = resolve; });
  }
}
`,
  );

/** Readers and writers in places of their own, one line by the numbers that a third place gives out. */
const TWO_PLACES = `const PARENT = '/shared_lock';
async function asked(ask) {
  for (;;) { try { return await ask(); } catch (error) { if (error.code !== 'ConnectionLoss') throw error; } }
}
const made = (zk, path, mode, data = '') => asked(() => zk.create(path, data, { mode }).catch((error) => { if (error.code !== 'NodeExists') throw error; }));
async function locked(zk, work) {
  let own;
  for (;;) {
    try { own = await zk.create(PARENT + '/turn-', '', { mode: 'EPHEMERAL_SEQUENTIAL' }); break; }
    catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
      [own] = await asked(() => zk.getEphemerals(PARENT + '/turn-'));
      if (own !== undefined) break;
    }
  }
  for (;;) {
    const line = (await asked(() => zk.getChildren(PARENT))).filter((each) => each.startsWith('turn-')).toSorted();
    const before = line[line.indexOf(own.slice(PARENT.length + 1)) - 1];
    if (before === undefined) break;
    await new Promise((resolve, reject) => {
      const heed = ({ type }) => type !== 'None' && resolve();
      asked(() => zk.exists(PARENT + '/' + before, heed)).then((stat) => stat === null && resolve(), reject);
    });
  }
  await work();
  await asked(() => zk.delete(own).catch((error) => { if (error.code !== 'NoNode') throw error; }));
}
export default async function main(client) {
  const { zk, name } = client;
  const isWriter = name === 'A' || name === 'B';
  const own = '/readers/' + name;
  await made(zk, '/readers', 'PERSISTENT');
  const nobodyReads = async () => {
    for (;;) {
      let wake;
      const change = new Promise((resolve) => { wake = ({ type }) => type !== 'None' && resolve(); });
      if ((await asked(() => zk.getChildren('/readers', wake))).length === 0) return;
      await change;
    }
  };
  if (isWriter) {
    await locked(zk, async () => {
      await nobodyReads();
      client.holds(PARENT, { as: 'writer' });
      await client.untilReleased();
      client.released();
    });
  } else {
    await locked(zk, () => made(zk, own, 'EPHEMERAL'));
    client.holds(own, { as: 'reader' });
    await client.untilReleased();
    client.released();
    await asked(() => zk.delete(own).catch((error) => { if (error.code !== 'NoNode') throw error; }));
  }
}
`;

export const HONEST_READ_WRITE_LOCKS: Readonly<Record<string, string>> = {
  'the solution: the nearest obstacle': MENDED_READ_WRITE_LOCK,
  'the whole line watched': WATCHES_ALL,
  'the farthest obstacle first': FIRST_OBSTACLE,
  'the obstacle asked for with exists': waiting(`  await new Promise((resolve, reject) => {
    const watcher = ({ type }) => type !== 'None' && resolve();
    untilAnswered(() => zk.exists(path, watcher)).then((stat) => stat === null && resolve(), reject);
  });`),
  'the children of the obstacle watched': waiting(`  let wake;
  const change = new Promise((resolve) => { wake = ({ type }) => type !== 'None' && resolve(); });
  try { await untilAnswered(() => zk.getChildren(path, wake)); } catch (error) { if (error.code === 'NoNode') return; throw error; }
  await change;`),
  'nobody before it excludes it': judging(
    "!names.some((each) => numberOf(each) < ownNumber && (isWriter || each.startsWith('write-')))",
  ),
  'a writer is the first, a reader before the first writer': judging(
    "isWriter ? Math.min(...names.map(numberOf)) === ownNumber : Math.min(Infinity, ...names.filter((each) => each.startsWith('write-')).map(numberOf)) > ownNumber",
  ),
  'a watch that stays on the line': stayingWatch("zk.addWatch(PARENT, heed, { mode: 'PERSISTENT' })"),
  'a watch on all that is below': stayingWatch('zk.addWatch(PARENT, heed)'),
  'a turnstile before the readers': TWO_PLACES,
};

export const AROUND_READ_WRITE_LOCKS: Readonly<Record<string, string>> = {
  'as it is found': BROKEN_READ_WRITE_LOCK,
  'only the second look mended': LOOKS_AGAIN,
  'only the gap mended': TAKES_GONE_FOR_GONE,
  'one after the other, readers too': MENDED_READ_WRITE_LOCK.replace(
    "isWriter || name.startsWith('write-')",
    'name !== undefined',
  ),
  'readers do not wait for writers': MENDED_READ_WRITE_LOCK.replace(
    "isWriter || name.startsWith('write-')",
    'isWriter',
  ),
  'writers wait for writers only': MENDED_READ_WRITE_LOCK.replace(
    "isWriter || name.startsWith('write-')",
    "name.startsWith('write-')",
  ),
  'nobody writes': MENDED_READ_WRITE_LOCK.replace("name === 'A' || name === 'B'", 'false'),
  polls: MENDED_READ_WRITE_LOCK.replace(
    "await untilItIsGone(zk, PARENT + '/' + obstacle);",
    'await sleep(300);',
  )
    .replace('async function untilItsTurn(zk,', 'async function untilItsTurn(sleep, zk,')
    .replace('untilItsTurn(zk, own', 'untilItsTurn(client.sleep, zk, own'),
  'sets a watch and polls all the same': WATCHES_ALL.replace('await change;', 'await sleep(300);')
    .replace('async function untilItsTurn(zk,', 'async function untilItsTurn(sleep, zk,')
    .replace('untilItsTurn(zk, own', 'untilItsTurn(client.sleep, zk, own'),
  'polls without a pause': MENDED_READ_WRITE_LOCK.replace(
    "await untilItIsGone(zk, PARENT + '/' + obstacle);",
    '',
  ),
  'gives up where it is not first': MENDED_READ_WRITE_LOCK.replace(
    'if (obstacle === undefined) return;',
    'if (obstacle === undefined) return; await new Promise(() => {});',
  ),
  'waits by the clock': MENDED_READ_WRITE_LOCK.replace(
    'await untilItsTurn(zk, own, isWriter);',
    'await client.sleep((name.charCodeAt(0) - 65) * 1000);',
  ),
  'waits for nobody': MENDED_READ_WRITE_LOCK.replace('await untilItsTurn(zk, own, isWriter);', ''),
};
