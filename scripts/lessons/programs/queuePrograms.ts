// Programs for C14: honest work queues of different shapes, and ways around the challenge.
import {
  BROKEN_QUEUE,
  MENDED_QUEUE,
  WATCHES_FIRST,
  WORKS_FIRST,
} from '../../../src/scenarios/lessons/c14-queue/code.ts';

const HELPERS = `const QUEUE = '/queue';
async function asked(ask) {
  for (;;) { try { return await ask(); } catch (error) { if (error.code !== 'ConnectionLoss') throw error; } }
}
const made = (zk, path, mode) => asked(() => zk.create(path, '', { mode }).catch((error) => { if (error.code !== 'NodeExists') throw error; }));
const gone = (zk, path) => asked(() => zk.delete(path).catch((error) => { if (error.code !== 'NoNode') throw error; }));
async function produce({ zk, sleep }) {
  for (let n = 1; n <= 5; n++) { await made(zk, QUEUE + '/item-' + n); await sleep(300); }
}
const watching = () => {
  let wake;
  const change = new Promise((resolve) => { wake = ({ type }) => type !== 'None' && resolve(); });
  return { wake, change };
};
`;
const queue = (work: string, more = '') => `${HELPERS}${more}
export default async function main(client) {
  const { zk, name, sleep } = client;
  if (name === 'A') return produce(client);
  ${work}
}`;
const DO = `client.holds(item); await client.untilReleased(); client.released();`;

/** The whole queue under one lock, as a line of ephemeral sequential znodes. */
const UNDER_A_LOCK = queue(
  `await made(zk, '/turns', 'PERSISTENT');
  for (;;) {
    let own;
    for (;;) {
      try { own = await zk.create('/turns/t-', '', { mode: 'EPHEMERAL_SEQUENTIAL' }); break; }
      catch (error) {
        if (error.code !== 'ConnectionLoss') throw error;
        [own] = await asked(() => zk.getEphemerals('/turns/t-'));
        if (own !== undefined) break;
      }
    }
    for (;;) {
      const line = (await asked(() => zk.getChildren('/turns'))).toSorted();
      const before = line[line.indexOf(own.slice(7)) - 1];
      if (before === undefined) break;
      const { wake, change } = watching();
      if (await asked(() => zk.exists('/turns/' + before, wake))) await change;
    }
    let item;
    for (;;) {
      const { wake, change } = watching();
      const [first] = (await asked(() => zk.getChildren(QUEUE, wake))).toSorted();
      if (first !== undefined) { item = QUEUE + '/' + first; break; }
      await change;
    }
    ${DO}
    await gone(zk, item);
    await gone(zk, own);
  }`,
);

/** Claims beside the queue, which all watch. */
const CLAIMS_BESIDE = queue(
  `await made(zk, '/claims', 'PERSISTENT');
  for (;;) {
    const { wake, change } = watching();
    const items = await asked(() => zk.getChildren(QUEUE, wake));
    const claims = await asked(() => zk.getChildren('/claims', wake));
    const free = items.toSorted().find((each) => !claims.includes(each));
    if (free === undefined) { await change; continue; }
    const item = QUEUE + '/' + free;
    const claim = '/claims/' + free;
    try { await zk.create(claim, '', { mode: 'EPHEMERAL' }); }
    catch (error) {
      if (error.code !== 'ConnectionLoss' && error.code !== 'NodeExists') throw error;
      if (!(await asked(() => zk.getEphemerals(claim))).includes(claim)) continue;
    }
    if ((await asked(() => zk.exists(item))) !== null) {
      ${DO}
      await gone(zk, item);
    }
    await gone(zk, claim);
  }`,
);

/** A watch that stays, of the queue and all below it. After a reconnect it tells nothing of what was missed. */
const RECURSIVE = queue(
  `let wake = () => {};
  let news = true;
  const heed = () => { news = true; wake(); };
  zk.on('state', heed);
  await asked(() => zk.addWatch(QUEUE, heed));
  for (;;) {
    if (!news) await new Promise((resolve) => { wake = resolve; });
    news = false;
    for (const name of await asked(() => zk.getChildren(QUEUE))) {
      const item = QUEUE + '/' + name;
      const claim = item + '/claim';
      try { await zk.create(claim, '', { mode: 'EPHEMERAL' }); }
      catch (error) {
        if (error.code === 'NoNode') continue;
        if (error.code !== 'ConnectionLoss' && error.code !== 'NodeExists') throw error;
        if (!(await asked(() => zk.getEphemerals(claim))).includes(claim)) { if (error.code === 'ConnectionLoss') news = true; continue; }
      }
      ${DO}
      for (;;) {
        try { await zk.multi([{ op: 'delete', path: claim }, { op: 'delete', path: item }]); break; }
        catch (error) {
          if (error.code === 'NoNode') break;
          if (error.code !== 'ConnectionLoss') throw error;
        }
      }
    }
  }`,
);

/** Claims beside the queue: what to do with the next free item. */
const claiming = (choose: string, before = '') =>
  queue(
    `await made(zk, '/claims', 'PERSISTENT');
  ${before}
  for (;;) {
    ${choose}
    const item = QUEUE + '/' + free;
    const claim = '/claims/' + free;
    try { await zk.create(claim, '', { mode: 'EPHEMERAL' }); }
    catch (error) {
      if (error.code !== 'ConnectionLoss' && error.code !== 'NodeExists') throw error;
      if (!(await asked(() => zk.getEphemerals(claim))).includes(claim)) continue;
    }
    if ((await asked(() => zk.exists(item))) !== null) {
      ${DO}
      await gone(zk, item);
    }
    await gone(zk, claim);
  }`,
  );

/** Two watches that stay; after a reconnect it looks anew. */
const TWO_LISTS_STAY = claiming(
  `news = false;
    const items = await asked(() => zk.getChildren(QUEUE));
    const claims = await asked(() => zk.getChildren('/claims'));
    const free = items.toSorted().find((each) => !claims.includes(each));
    if (free === undefined) {
      if (!news) await new Promise((resolve) => { wake = resolve; });
      continue;
    }`,
  `let wake = () => {};
  let news = false;
  const heed = () => { news = true; wake(); };
  zk.on('state', heed);
  await asked(() => zk.addWatch(QUEUE, heed, { mode: 'PERSISTENT' }));
  await asked(() => zk.addWatch('/claims', heed, { mode: 'PERSISTENT' }));`,
);

/** Looks at the claim of each item by itself, and waits for one that goes. */
const CLAIM_BY_CLAIM = claiming(
  `const { wake, change } = watching();
    let free;
    for (const each of (await asked(() => zk.getChildren(QUEUE, wake))).toSorted())
      if ((await asked(() => zk.exists('/claims/' + each, wake))) === null) { free = each; break; }
    if (free === undefined) { await change; continue; }`,
);

/** Each begins with another item, so that they seldom meet. */
const FROM_ITS_OWN_PLACE = claiming(
  `const { wake, change } = watching();
    const items = (await asked(() => zk.getChildren(QUEUE, wake))).toSorted();
    const claims = await asked(() => zk.getChildren('/claims', wake));
    const start = items.length === 0 ? 0 : name.charCodeAt(0) % items.length;
    const free = [...items.slice(start), ...items.slice(0, start)].find((each) => !claims.includes(each));
    if (free === undefined) { await change; continue; }`,
);

/** The newest first. */
const LAST_IN_FIRST_OUT = claiming(
  `const { wake, change } = watching();
    const items = await asked(() => zk.getChildren(QUEUE, wake));
    const claims = await asked(() => zk.getChildren('/claims', wake));
    const free = items.toSorted().findLast((each) => !claims.includes(each));
    if (free === undefined) { await change; continue; }`,
);

/** Claims wait in lines, one line for each item; the first in it has the item. */
const LINES = queue(
  `await made(zk, '/lines', 'PERSISTENT');
  for (;;) {
    const { wake, change } = watching();
    const items = (await asked(() => zk.getChildren(QUEUE, wake))).toSorted();
    const lines = await asked(() => zk.getChildren('/lines', wake));
    const free = items.find((each) => !lines.some((place) => place.startsWith(each + '-')));
    if (free === undefined) { await change; continue; }
    const prefix = '/lines/' + free + '-';
    let own;
    for (;;) {
      try { own = await zk.create(prefix, '', { mode: 'EPHEMERAL_SEQUENTIAL' }); break; }
      catch (error) {
        if (error.code !== 'ConnectionLoss') throw error;
        [own] = await asked(() => zk.getEphemerals(prefix));
        if (own !== undefined) break;
      }
    }
    const [first] = (await asked(() => zk.getChildren('/lines'))).filter((each) => each.startsWith(free + '-')).toSorted();
    const item = QUEUE + '/' + free;
    if (own.endsWith(first) && (await asked(() => zk.exists(item))) !== null) {
      ${DO}
      await gone(zk, item);
    }
    await gone(zk, own);
  }`,
);

/** The data of an item names the consumer that has it; `alive` says whether that consumer lives. */
const ownerInTheData = (before: string, alive: string) =>
  queue(
    `await made(zk, '/living', 'PERSISTENT');
  await made(zk, '/living/' + name, 'EPHEMERAL');
  for (;;) {
    const { wake, change } = watching();
    ${before}
    let item;
    for (const each of (await asked(() => zk.getChildren(QUEUE, wake))).toSorted()) {
      const path = QUEUE + '/' + each;
      let read;
      try { read = await asked(() => zk.getData(path)); }
      catch (error) { if (error.code === 'NoNode') continue; throw error; }
      if (read.data === name) { item = path; break; }
      if (read.data && ${alive}) continue;
      try { await zk.setData(path, name, read.stat.version); item = path; break; }
      catch (error) {
        if (error.code === 'BadVersion' || error.code === 'NoNode') continue;
        if (error.code !== 'ConnectionLoss') throw error;
        try { if ((await asked(() => zk.getData(path))).data === name) { item = path; break; } }
        catch (lost) { if (lost.code !== 'NoNode') throw lost; }
      }
    }
    if (item === undefined) { await change; continue; }
    ${DO}
    await gone(zk, item);
  }`,
  );

const OWNER_IN_THE_DATA = ownerInTheData(
  '',
  "(await asked(() => zk.exists('/living/' + read.data, wake))) !== null",
);

/** The list is older than the claim, so a consumer that started since then counts as dead. */
const OLD_LIST_OF_THE_LIVING = ownerInTheData(
  "const living = await asked(() => zk.getChildren('/living', wake));",
  'living.includes(read.data)',
);

/** All look from within their watchers; the work goes on beside it. */
const IN_THE_WATCHER = queue(
  `await made(zk, '/claims', 'PERSISTENT');
  let isBusy = false;
  let isStale = false;
  const heed = ({ type }) => { if (type !== 'None') look(); };
  async function look() {
    if (isBusy) { isStale = true; return; }
    isBusy = true;
    do {
      isStale = false;
      const items = await asked(() => zk.getChildren(QUEUE, heed));
      const claims = await asked(() => zk.getChildren('/claims', heed));
      for (const each of items.toSorted()) {
        const item = QUEUE + '/' + each;
        const claim = '/claims/' + each;
        if (claims.includes(each)) continue;
        try { await zk.create(claim, '', { mode: 'EPHEMERAL' }); }
        catch (error) {
          if (error.code !== 'ConnectionLoss' && error.code !== 'NodeExists') throw error;
          if (!(await asked(() => zk.getEphemerals(claim))).includes(claim)) { isStale = isStale || error.code === 'ConnectionLoss'; continue; }
        }
        if ((await asked(() => zk.exists(item))) !== null) {
          ${DO}
          await gone(zk, item);
        }
        await gone(zk, claim);
        isStale = true;
        break;
      }
    } while (isStale);
    isBusy = false;
  }
  await look();
  await new Promise(() => {});`,
);

export const HONEST_QUEUES: Readonly<Record<string, string>> = {
  'the solution: a claim below each item': MENDED_QUEUE,
  'a watch on all that is below the queue': RECURSIVE,
  'claims beside the queue': CLAIMS_BESIDE,
  'watches that stay, of items and claims': TWO_LISTS_STAY,
  'claim by claim': CLAIM_BY_CLAIM,
  'each begins at another item': FROM_ITS_OWN_PLACE,
  'the newest first': LAST_IN_FIRST_OUT,
  'a line for each item': LINES,
  'the owner in the data of the item': OWNER_IN_THE_DATA,
  'looks in its watchers': IN_THE_WATCHER,
};

export const AROUND_QUEUES: Readonly<Record<string, string>> = {
  'as it is found': BROKEN_QUEUE,
  'only the order mended': WORKS_FIRST,
  'only the watches mended': WATCHES_FIRST,
  'asks who lives before it asks whose an item is': OLD_LIST_OF_THE_LIVING,
  'no claims at all': queue(`for (;;) {
    const { wake, change } = watching();
    const [first] = await asked(() => zk.getChildren(QUEUE, wake));
    if (first === undefined) { await change; continue; }
    const item = QUEUE + '/' + first;
    ${DO} await gone(zk, item);
  }`),
  'only one client works at a time': UNDER_A_LOCK,
  'B does it all': queue(`if (name !== 'B') return;
  for (;;) {
    const { wake, change } = watching();
    const [first] = await asked(() => zk.getChildren(QUEUE, wake));
    if (first === undefined) { await change; continue; }
    const item = QUEUE + '/' + first;
    ${DO} await gone(zk, item);
  }`),
  'claims that outlive the dead': CLAIMS_BESIDE.replace(
    "zk.create(claim, '', { mode: 'EPHEMERAL' })",
    'zk.create(claim)',
  ),
  polls: CLAIMS_BESIDE.replace('await change;', 'await sleep(250);'),
  'polls slowly': CLAIMS_BESIDE.replace('await change;', 'await sleep(3000);'),
  'polls without a pause': CLAIMS_BESIDE.replace('await change;', ''),
  'gives up after its first item': CLAIMS_BESIDE.replace(
    'await gone(zk, claim);',
    'await gone(zk, claim); return;',
  ),
  'claims by the clock': queue(
    `const place = name.charCodeAt(0) - 65;
  await sleep(place * 1500);
  for (const each of await asked(() => zk.getChildren(QUEUE))) { const item = QUEUE + '/' + each; ${DO} await gone(zk, item); }`,
  ),
  'deletes and never works': queue(`for (;;) {
    const { wake, change } = watching();
    const [first] = await asked(() => zk.getChildren(QUEUE, wake));
    if (first === undefined) { await change; continue; }
    await gone(zk, QUEUE + '/' + first);
  }`),
  'puts nothing in': 'export default async function main() {}',
  'puts in once more where a reply is lost': MENDED_QUEUE.replace(
    'zk.create(path);',
    "zk.create(path + '-', '', { mode: 'PERSISTENT_SEQUENTIAL' });",
  ),
};
