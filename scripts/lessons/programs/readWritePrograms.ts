// Programs for C16: honest read/write locks of different shapes, and ways around the challenge.
import {
  BROKEN_READ_WRITE_LOCK,
  LOOKS_AGAIN,
  MENDED_READ_WRITE_LOCK,
  TAKES_GONE_FOR_GONE,
} from '../../../src/scenarios/lessons/c16-readWriteCode.ts';

/** All watch the whole line. */
const WATCHES_ALL = MENDED_READ_WRITE_LOCK.replace(
  'const names = await untilAnswered(() => zk.getChildren(PARENT));',
  `let wake;
    const change = new Promise((resolve) => { wake = ({ type }) => type !== 'None' && resolve(); });
    const names = await untilAnswered(() => zk.getChildren(PARENT, wake));`,
).replace("await untilItIsGone(zk, PARENT + '/' + obstacle);", 'await change;');

/** Writers wait for all before them, one after the other, the nearest last. */
const FIRST_OBSTACLE = MENDED_READ_WRITE_LOCK.replace('before.findLast(', 'before.find(');

export const HONEST_READ_WRITE_LOCKS: Readonly<Record<string, string>> = {
  'the solution: the nearest obstacle': MENDED_READ_WRITE_LOCK,
  'the whole line watched': WATCHES_ALL,
  'the farthest obstacle first': FIRST_OBSTACLE,
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
  'waits for nobody': MENDED_READ_WRITE_LOCK.replace('await untilItsTurn(zk, own, isWriter);', ''),
};
