// Programs for C12: honest locks of different shapes, and ways around the challenge.
import { readFileSync } from 'node:fs';
import { BROKEN_LOCK, MENDED_LOCK } from '../../../src/scenarios/lessons/c12-repair/code.ts';

const book = (file: string) =>
  readFileSync(new URL(`../../../src/ownRecipes/book/${file}.js`, import.meta.url), 'utf8');

/** Repeats a read until it is answered; looks for its own znode after a lost reply; deletes until it is gone. */
const HELPERS = `
async function asked(ask) {
  for (;;) {
    try { return await ask(); } catch (error) { if (error.code !== 'ConnectionLoss') throw error; }
  }
}
async function ownNode(zk, prefix) {
  for (;;) {
    try { return await zk.create(prefix, '', { mode: 'EPHEMERAL_SEQUENTIAL' }); }
    catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
      const [own] = await asked(() => zk.getEphemerals(prefix));
      if (own !== undefined) return own;
    }
  }
}
async function giveBack(zk, own) {
  for (;;) {
    try { return await zk.delete(own); }
    catch (error) {
      if (error.code === 'NoNode') return;
      if (error.code !== 'ConnectionLoss') throw error;
      if (!(await asked(() => zk.getEphemerals(own))).includes(own)) return;
    }
  }
}
const number = (name) => Number(name.slice(-10));
`;

const main = (acquire: string, more = '') => `${HELPERS}${more}
export default async function main(client) {
  const { zk, name } = client;
  let own;
  ${acquire}
  client.holds(own);
  await client.untilReleased();
  client.released();
  await giveBack(zk, own);
}`;

const ONE_NAME = `const LOCK = '/exclusive_lock/lock';
async function tryCreate(zk, name) {
  for (;;) {
    try { await zk.create(LOCK, name, { mode: 'EPHEMERAL' }); return true; }
    catch (error) {
      if (error.code === 'NodeExists') return (await asked(() => zk.getEphemerals(LOCK))).includes(LOCK);
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}
`;

export const HONEST_LOCKS: Readonly<Record<string, string>> = {
  'the solution: one name, exists with a watch': MENDED_LOCK,
  'the herd lock of the book': book('herdLock'),
  'the predecessor lock of the book': book('predecessorLock'),
  'one name, getData with a watch': main(
    `own = LOCK;
  while (!(await tryCreate(zk, name))) await gone(zk);`,
    `${ONE_NAME}
async function gone(zk) {
  await new Promise((resolve, reject) => {
    const watcher = ({ type }) => type !== 'None' && resolve();
    asked(() => zk.getData(LOCK, watcher)).catch((error) => error.code === 'NoNode' ? resolve() : reject(error));
  });
}`,
  ),
  'one name, the list of children watched': main(
    `own = LOCK;
  while (!(await tryCreate(zk, name))) await changed(zk);`,
    `${ONE_NAME}
async function changed(zk) {
  await new Promise((resolve, reject) => {
    const watcher = ({ type }) => type !== 'None' && resolve();
    asked(() => zk.getChildren('/exclusive_lock', watcher)).then((names) => names.includes('lock') || resolve(), reject);
  });
}`,
  ),
  'one name, a watch that stays': main(
    `own = LOCK;
  let wake = () => {};
  let news = false;
  // A watch that stays is set anew after a reconnect, but tells nothing of what was missed.
  zk.on('state', () => { news = true; wake(); });
  await asked(() => zk.addWatch(LOCK, ({ type }) => { if (type !== 'None') { news = true; wake(); } }, { mode: 'PERSISTENT' }));
  for (;;) {
    news = false;
    if (await tryCreate(zk, name)) break;
    if (news) continue;
    await new Promise((resolve) => { wake = resolve; });
  }`,
    ONE_NAME,
  ),
  'a line, all children watched': main(
    `own = await ownNode(zk, '/exclusive_lock/c-');
  for (;;) {
    let wake;
    const change = new Promise((resolve) => { wake = ({ type }) => type !== 'None' && resolve(); });
    const names = (await asked(() => zk.getChildren('/exclusive_lock', wake))).filter((each) => each.startsWith('c-'));
    if (names.every((each) => number(each) >= number(own))) break;
    await change;
  }`,
  ),
  'a line, the one before read with getData': main(
    `own = await ownNode(zk, '/exclusive_lock/m-');
  for (;;) {
    const names = (await asked(() => zk.getChildren('/exclusive_lock'))).toSorted((a, b) => number(a) - number(b));
    const before = names[names.indexOf(own.split('/').pop()) - 1];
    if (before === undefined) break;
    await new Promise((resolve, reject) => {
      asked(() => zk.getData('/exclusive_lock/' + before, ({ type }) => type !== 'None' && resolve()))
        .catch((error) => error.code === 'NoNode' ? resolve() : reject(error));
    });
  }`,
  ),
  'a line below a parent of its own': main(
    `try { await zk.create('/exclusive_lock/line'); } catch (error) { if (error.code === 'ConnectionLoss') { try { await zk.create('/exclusive_lock/line'); } catch {} } }
  own = await ownNode(zk, '/exclusive_lock/line/x-');
  for (;;) {
    const names = (await asked(() => zk.getChildren('/exclusive_lock/line'))).toSorted();
    const at = names.indexOf(own.split('/').pop());
    if (at === 0) break;
    await new Promise((resolve, reject) => {
      const path = '/exclusive_lock/line/' + names[at - 1];
      asked(() => zk.exists(path, ({ type }) => type === 'NodeDeleted' && resolve())).then((stat) => stat || resolve(), reject);
    });
  }`,
  ),
  'callbacks instead of await': `${HELPERS}
const LINE = '/exclusive_lock';
export default (client) => new Promise((done, failed) => {
  const { zk } = client;
  ownNode(zk, LINE + '/k-').then((own) => {
    const look = () => asked(() => zk.getChildren(LINE)).then((names) => {
      const before = names.filter((each) => number(each) < number(own)).toSorted((a, b) => number(a) - number(b)).pop();
      if (before === undefined) {
        client.holds(own);
        return client.untilReleased().then(() => { client.released(); return giveBack(zk, own); }).then(done);
      }
      return asked(() => zk.exists(LINE + '/' + before, ({ type }) => { if (type === 'NodeDeleted') look(); }))
        .then((stat) => { if (stat === null) look(); });
    }).catch(failed);
    look();
  }, failed);
});`,
  'a pause and some chance before it tries once more': MENDED_LOCK.replace(
    "if (error.code !== 'ConnectionLoss') throw error;\n      if (await isMine(zk)) return true;",
    "if (error.code !== 'ConnectionLoss') throw error;\n      if (await isMine(zk)) return true;\n      await client.sleep(20 + (await client.draw(100)));",
  ).replace(
    'async function tryCreate({ zk, name }) {',
    'async function tryCreate(client) {\n  const { zk, name } = client;',
  ),
  'a watch, and a look every ten seconds besides': MENDED_LOCK.replace(
    'await untilItChanges(zk);',
    'await Promise.race([untilItChanges(zk), client.sleep(10_000)]);',
  ),
};

const simple = (body: string) => `const LOCK = '/exclusive_lock/lock';
const create = async (zk) => { try { await zk.create(LOCK, '', { mode: 'EPHEMERAL' }); return true; } catch { return false; } };
const remove = async (zk) => { try { await zk.delete(LOCK); } catch {} };
export default async function main(client) {
  const { zk, name, sleep } = client;
  const place = name.charCodeAt(0) - 65;
  ${body}
}`;
const WORK = `client.holds(LOCK); await client.untilReleased(); client.released(); await remove(zk);`;

export const AROUND_LOCKS: Readonly<Record<string, string>> = {
  'one create, any error: it gives up': simple(`if (await create(zk)) { ${WORK} }`),
  'fixed sleeps by name, then one create': simple(
    `await sleep(place * 900); if (await create(zk)) { ${WORK} }`,
  ),
  'short fixed sleeps by name, then one create': simple(
    `await sleep(place * 400); if (await create(zk)) { ${WORK} }`,
  ),
  'fixed sleeps, then one create after the other': simple(
    `await sleep(place * 600); while (!(await create(zk))) await sleep(600); ${WORK}`,
  ),
  'polls every 300 ms': simple(`while (!(await create(zk))) await sleep(300); ${WORK}`),
  'polls every two seconds': simple(`while (!(await create(zk))) await sleep(2000); ${WORK}`),
  'polls ever more slowly': simple(
    `let ms = 100; while (!(await create(zk))) { await sleep(ms); ms *= 2; } ${WORK}`,
  ),
  'polls exists': simple(
    `while (!(await create(zk))) { for (;;) { await sleep(500); try { if ((await zk.exists(LOCK)) === null) break; } catch {} } } ${WORK}`,
  ),
  'sets a watch and polls all the same': simple(
    `while (!(await create(zk))) { try { await zk.exists(LOCK, () => {}); } catch {} await sleep(400); } ${WORK}`,
  ),
  'says that it holds a lock which it does not have': `export default async function main(client) {
  client.holds('/exclusive_lock/lock');
  await client.untilReleased();
  client.released();
}`,
  'takes turns by the clock': simple(
    `await sleep(place * 2000); client.holds(LOCK); await client.untilReleased(); client.released();`,
  ),
  'a lock for each': `export default async function main(client) {
  const own = '/exclusive_lock/' + client.name;
  try { await client.zk.create(own, '', { mode: 'EPHEMERAL' }); } catch {}
  client.holds(own);
  await client.untilReleased();
  client.released();
}`,
  'never says that it holds it': BROKEN_LOCK.replace('client.holds(LOCK);', ''),
  'lets go at once': MENDED_LOCK.replace('await client.untilReleased();', ''),
  'persistent, so that nobody follows the dead': MENDED_LOCK.replace("{ mode: 'EPHEMERAL' }", '{}'),
  'gives up where a reply is lost': MENDED_LOCK.replace('if (await isMine(zk)) return true;', 'throw error;'),
  'waits for good where a reply is lost': MENDED_LOCK.replace(
    'if (await isMine(zk)) return true;',
    'await new Promise(() => {});',
  ),
  'does nothing': 'export default async function main() {}',
  fails: 'export default async function main() { throw new Error("no"); }',
  'cannot be read': 'export default async function main( {',
  'nothing at all': '',
};
