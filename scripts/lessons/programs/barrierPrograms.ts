// Programs for C13: honest barriers of different shapes, and ways around the challenge.
import {
  BROKEN_BARRIER,
  HEEDS_NODES_ONLY,
  LOOKS_FIRST,
  MENDED_BARRIER,
} from '../../../src/scenarios/lessons/c13-barrier/code.ts';

const HELPERS = `const BARRIER = '/barrier';
async function asked(ask) {
  for (;;) { try { return await ask(); } catch (error) { if (error.code !== 'ConnectionLoss') throw error; } }
}
const made = (zk, path, mode) => asked(() => zk.create(path, '', { mode }).catch((error) => { if (error.code !== 'NodeExists') throw error; }));
const watching = () => {
  let wake;
  const change = new Promise((resolve) => { wake = ({ type }) => type !== 'None' && resolve(); });
  return { wake, change };
};
`;
const main = (enter: string) => `${HELPERS}
export default async function main(client) {
  const { zk, name, sleep } = client;
  let own = BARRIER + '/' + name;
  ${enter}
  client.holds(own, { as: 'entered' });
  await client.untilReleased();
  client.released();
}`;

export const HONEST_BARRIERS: Readonly<Record<string, string>> = {
  'the solution: a ready znode': MENDED_BARRIER,
  'persistent members, their list watched': main(`await made(zk, own, 'PERSISTENT');
  for (;;) {
    let wake;
    const change = new Promise((resolve) => { wake = ({ type }) => type !== 'None' && resolve(); });
    if ((await asked(() => zk.getChildren(BARRIER, wake))).length >= 3) break;
    await change;
  }`),
  'everyone watches ready before it counts': main(`let wake;
  const change = new Promise((resolve) => { wake = ({ type }) => type === 'NodeCreated' && resolve(); });
  const there = await asked(() => zk.exists(BARRIER + '/ready', wake));
  await made(zk, own, 'EPHEMERAL');
  if (there === null) {
    const names = await asked(() => zk.getChildren(BARRIER));
    if (names.length >= 3) await made(zk, BARRIER + '/ready', 'PERSISTENT');
    else await change;
  }`),
  'the ready mark is the data of the barrier': main(`await made(zk, own, 'PERSISTENT');
  for (;;) {
    const { wake, change } = watching();
    const { data } = await asked(() => zk.getData(BARRIER, wake));
    if (data === 'open') break;
    if ((await asked(() => zk.getChildren(BARRIER))).length >= 3) {
      await asked(() => zk.setData(BARRIER, 'open'));
      break;
    }
    await change;
  }`),
  'one member after the other is waited for': main(`await made(zk, own, 'PERSISTENT');
  for (const member of ['A', 'B', 'C']) {
    const { wake, change } = watching();
    if ((await asked(() => zk.exists(BARRIER + '/' + member, wake))) === null) await change;
  }`),
  'a watch that stays on the list': main(`await made(zk, own, 'PERSISTENT');
  let wake = () => {};
  let news = true;
  const heed = () => { news = true; wake(); };
  zk.on('state', heed);
  await asked(() => zk.addWatch(BARRIER, heed, { mode: 'PERSISTENT' }));
  for (;;) {
    news = false;
    if ((await asked(() => zk.getChildren(BARRIER))).length >= 3) break;
    if (!news) await new Promise((resolve) => { wake = resolve; });
  }`),
  'a watch on all that is below the barrier, set before it comes': main(`let wake = () => {};
  let news = true;
  const heed = () => { news = true; wake(); };
  zk.on('state', heed);
  await asked(() => zk.addWatch(BARRIER, heed));
  await made(zk, own, 'PERSISTENT');
  for (;;) {
    news = false;
    if ((await asked(() => zk.getChildren(BARRIER))).length >= 3) break;
    if (!news) await new Promise((resolve) => { wake = resolve; });
  }`),
  'callbacks that count': main(`await made(zk, own, 'PERSISTENT');
  await new Promise((resolve) => {
    const look = () => asked(() => zk.getChildren(BARRIER, heed)).then((names) => names.length >= 3 && resolve());
    const heed = ({ type }) => { if (type !== 'None') look(); };
    look();
  });`),
  'members in another place, ready in the barrier': main(`await made(zk, '/came', 'PERSISTENT');
  await made(zk, '/came/' + name, 'EPHEMERAL');
  own = '/came/' + name;
  if ((await asked(() => zk.getChildren('/came'))).length >= 3) await made(zk, BARRIER + '/ready', 'PERSISTENT');
  for (;;) {
    const { wake, change } = watching();
    if ((await asked(() => zk.getChildren(BARRIER, wake))).includes('ready')) break;
    await change;
  }`),
  'A counts and opens, all others wait': main(`await made(zk, own, 'PERSISTENT');
  for (;;) {
    const { wake, change } = watching();
    const names = await asked(() => zk.getChildren(BARRIER, wake));
    if (name === 'A' && names.length >= 3) { await made(zk, BARRIER + '/open', 'PERSISTENT'); break; }
    if (names.includes('open')) break;
    await change;
  }`),
};

export const AROUND_BARRIERS: Readonly<Record<string, string>> = {
  'as it is found': BROKEN_BARRIER,
  'only the events mended': HEEDS_NODES_ONLY,
  'only the look mended': LOOKS_FIRST,
  'walks in': main(`await made(zk, own, 'EPHEMERAL');`),
  'sleeps a second': main(`await made(zk, own, 'EPHEMERAL'); await sleep(1000);`),
  'sleeps five seconds': main(`await made(zk, own, 'EPHEMERAL'); await sleep(5000);`),
  polls: main(
    `await made(zk, own, 'PERSISTENT'); while ((await asked(() => zk.getChildren(BARRIER))).length < 3) await sleep(200);`,
  ),
  'polls slowly': main(
    `await made(zk, own, 'PERSISTENT'); while ((await asked(() => zk.getChildren(BARRIER))).length < 3) await sleep(1500);`,
  ),
  'trusts the first event': main(`await made(zk, own, 'PERSISTENT');
  await new Promise((resolve) => asked(() => zk.getChildren(BARRIER, resolve)).then((names) => names.length >= 3 && resolve()));`),
  'ephemeral members that leave': main(`await made(zk, own, 'EPHEMERAL');
  for (;;) {
    let wake;
    const change = new Promise((resolve) => { wake = resolve; });
    if ((await asked(() => zk.getChildren(BARRIER, wake))).length >= 3) break;
    await change;
  }`).replace('client.released();', 'client.released(); await client.zk.delete(own);'),
  'two are enough': main(`await made(zk, own, 'PERSISTENT');
  for (;;) {
    const { wake, change } = watching();
    if ((await asked(() => zk.getChildren(BARRIER, wake))).length >= 2) break;
    await change;
  }`),
  'sets a watch and polls all the same': main(`await made(zk, own, 'PERSISTENT');
  while ((await asked(() => zk.getChildren(BARRIER, () => {}))).length < 3) await sleep(300);`),
  'polls without a pause': main(
    `await made(zk, own, 'PERSISTENT'); while ((await asked(() => zk.getChildren(BARRIER))).length < 3);`,
  ),
  'one that gives up': main(`await zk.create(own); if ((await zk.getChildren(BARRIER)).length < 3) return; `),
};
