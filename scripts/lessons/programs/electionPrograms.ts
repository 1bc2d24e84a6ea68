// Programs for C15: honest elections of different shapes, and ways around the challenge.
import {
  BROKEN_ELECTION,
  LOOKS_AGAIN,
  LOOKS_FOR_ITS_OWN,
  MENDED_ELECTION,
} from '../../../src/scenarios/lessons/c15-electionCode.ts';

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
