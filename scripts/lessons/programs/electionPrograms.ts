// Programs for C15: honest elections of different shapes, and ways around the challenge.
import {
  BROKEN_ELECTION,
  LOOKS_AGAIN,
  LOOKS_FOR_ITS_OWN,
  MENDED_ELECTION,
} from '../../../src/scenarios/lessons/c15-election/code.ts';

const HELPERS = `async function asked(ask) {
  for (;;) { try { return await ask(); } catch (error) { if (error.code !== 'ConnectionLoss') throw error; } }
}
const watching = () => {
  let wake;
  const change = new Promise((resolve) => { wake = ({ type }) => type !== 'None' && resolve(); });
  return { wake, change };
};
`;
const main = (stand: string, own = "'/election/leader'") => `${HELPERS}
export default async function main(client) {
  const { zk, name, sleep } = client;
  let own = ${own};
  ${stand}
  client.holds(own, { as: 'leader' });
  await client.untilReleased();
  client.released();
  for (;;) {
    if (!(await asked(() => zk.getEphemerals(own))).includes(own)) return;
    try { return await zk.delete(own); } catch (error) { if (error.code !== 'ConnectionLoss') throw error; }
  }
}`;
const TRY = `async function crowned(zk, own) {
  for (;;) {
    try { await zk.create(own, '', { mode: 'EPHEMERAL' }); return true; }
    catch (error) {
      if (error.code === 'NodeExists') return (await asked(() => zk.getEphemerals(own))).includes(own);
      if (error.code !== 'ConnectionLoss') throw error;
    }
  }
}
`;

const STAND = `for (;;) {
    try { own = await zk.create('/election/c-', name, { mode: 'EPHEMERAL_SEQUENTIAL' }); break; }
    catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
      [own] = await asked(() => zk.getEphemerals('/election/c-'));
      if (own !== undefined) break;
    }
  }`;
/** Looks again whenever \`watch\` tells of something or the connection is back. */
const withStayingWatch = (watch: string) =>
  TRY +
  main(`let wake = () => {};
  let news = false;
  const heed = () => { news = true; wake(); };
  zk.on('state', heed);
  await asked(() => ${watch});
  for (;;) {
    news = false;
    if (await crowned(zk, own)) break;
    if (!news) await new Promise((resolve) => { wake = resolve; });
  }`);

export const HONEST_ELECTIONS: Readonly<Record<string, string>> = {
  'the solution: a line': MENDED_ELECTION,
  'one name that all try to create':
    TRY +
    main(`while (!(await crowned(zk, own))) {
    const { wake, change } = watching();
    if (await asked(() => zk.exists(own, wake))) await change;
  }`),
  'a line, all children watched': main(
    `for (;;) {
    try { own = await zk.create('/election/c-', name, { mode: 'EPHEMERAL_SEQUENTIAL' }); break; }
    catch (error) {
      if (error.code !== 'ConnectionLoss') throw error;
      [own] = await asked(() => zk.getEphemerals('/election/c-'));
      if (own !== undefined) break;
    }
  }
  for (;;) {
    const { wake, change } = watching();
    const [first] = (await asked(() => zk.getChildren('/election', wake))).toSorted();
    if (own.endsWith(first)) break;
    await change;
  }`,
    'undefined',
  ),
  'one name, read with getData':
    TRY +
    main(`while (!(await crowned(zk, own))) {
    const { wake, change } = watching();
    try { await asked(() => zk.getData(own, wake)); } catch (error) { if (error.code === 'NoNode') continue; throw error; }
    await change;
  }`),
  'one name, the list of children watched':
    TRY +
    main(`while (!(await crowned(zk, own))) {
    const { wake, change } = watching();
    if ((await asked(() => zk.getChildren('/election', wake))).includes('leader')) await change;
  }`),
  'one name, a watch that stays': withStayingWatch("zk.addWatch(own, heed, { mode: 'PERSISTENT' })"),
  'one name, a watch on all that is below': withStayingWatch("zk.addWatch('/election', heed)"),
  'a line, the one before read with getData': main(
    `${STAND}
  for (;;) {
    const line = (await asked(() => zk.getChildren('/election'))).toSorted();
    const before = line[line.indexOf(own.slice(10)) - 1];
    if (before === undefined) break;
    const { wake, change } = watching();
    try { await asked(() => zk.getData('/election/' + before, wake)); } catch (error) { if (error.code === 'NoNode') continue; throw error; }
    await change;
  }`,
    'undefined',
  ),
  'a line, all watch the first': main(
    `${STAND}
  for (;;) {
    const [first] = (await asked(() => zk.getChildren('/election'))).toSorted();
    if (own.endsWith(first)) break;
    const { wake, change } = watching();
    if ((await asked(() => zk.exists('/election/' + first, wake))) !== null) await change;
  }`,
    'undefined',
  ),
  'callbacks instead of await': main(
    `${STAND}
  await new Promise((resolve) => {
    const look = () => asked(() => zk.getChildren('/election')).then((names) => {
      const line = names.toSorted();
      const before = line[line.indexOf(own.slice(10)) - 1];
      if (before === undefined) return resolve();
      const heed = ({ type }) => { if (type === 'NodeDeleted') look(); };
      return asked(() => zk.exists('/election/' + before, heed)).then((stat) => stat === null && look());
    });
    look();
  });`,
    'undefined',
  ),
};

export const AROUND_ELECTIONS: Readonly<Record<string, string>> = {
  'as it is found': BROKEN_ELECTION,
  'only the lost reply mended': LOOKS_FOR_ITS_OWN,
  'only the second look mended': LOOKS_AGAIN,
  'A leads for good': main(
    `if (name !== 'A') await new Promise(() => {}); await zk.create(own, '', { mode: 'EPHEMERAL' });`,
  ),
  'everybody leads': main(`await asked(() => zk.create(own, '', { mode: 'EPHEMERAL' }).catch(() => {}));`),
  polls: TRY + main(`while (!(await crowned(zk, own))) await sleep(500);`),
  'polls slowly': TRY + main(`while (!(await crowned(zk, own))) await sleep(4000);`),
  'sets a watch and polls all the same':
    TRY +
    main(
      `while (!(await crowned(zk, own))) { await asked(() => zk.exists(own, () => {})); await sleep(400); }`,
    ),
  'polls without a pause': TRY + main(`while (!(await crowned(zk, own)));`),
  'waits once, then leads':
    TRY +
    main(`if (!(await crowned(zk, own))) {
    const { wake, change } = watching();
    if (await asked(() => zk.exists(own, wake))) await change;
  }`),
  'takes turns by the clock': main(
    `await sleep((name.charCodeAt(0) - 65) * 9000); await asked(() => zk.create(own, '', { mode: 'EPHEMERAL' }).catch(() => {}));`,
  ),
  'gives up at NodeExists': main(
    `try { await zk.create(own, '', { mode: 'EPHEMERAL' }); } catch { return; }`,
  ),
  'a crown that outlives the dead': (
    TRY +
    main(`while (!(await crowned(zk, own))) {
    const { wake, change } = watching();
    if (await asked(() => zk.exists(own, wake))) await change;
  }`)
  ).replace("zk.create(own, '', { mode: 'EPHEMERAL' })", 'zk.create(own)'),
};
