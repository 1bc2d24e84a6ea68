// Programs for C13: honest barriers of different shapes, and ways around the challenge.
import {
  BROKEN_BARRIER,
  HEEDS_NODES_ONLY,
  LOOKS_FIRST,
  MENDED_BARRIER,
} from '../../../src/scenarios/lessons/c13-barrierCode.ts';

const HELPERS = `const BARRIER = '/barrier';
async function asked(ask) {
  for (;;) { try { return await ask(); } catch (error) { if (error.code !== 'ConnectionLoss') throw error; } }
}
const made = (zk, path, mode) => asked(() => zk.create(path, '', { mode }).catch((error) => { if (error.code !== 'NodeExists') throw error; }));
`;
const main = (enter: string) => `${HELPERS}
export default async function main(client) {
  const { zk, name, sleep } = client;
  const own = BARRIER + '/' + name;
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
  'one that gives up': main(`await zk.create(own); if ((await zk.getChildren(BARRIER)).length < 3) return; `),
};
