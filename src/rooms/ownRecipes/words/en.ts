import type { OwnRecipeWords } from './contract.ts';
import { format } from '../../../words/en/nouns.ts';

const { number, list } = format;

export const ownRecipeWords: OwnRecipeWords = {
  write: 'Write your own recipe',
  writeMore: 'Your own client code, run by every client',
  title: 'Your recipe',
  close: 'Close the editor',
  code: 'Code of your recipe',
  run: 'Run',
  runTip: 'Starts the world again; every client runs this code (Ctrl+Enter)',
  breakIt: 'Break it',
  startFrom: 'Start from',
  starts: {
    blank: 'Blank, with hints',
    herdLock: 'Herd lock',
    predecessorLock: 'Predecessor lock',
    readWriteLock: 'Read/write lock',
    leaderElection: 'Leader election',
    fifoQueue: 'FIFO queue',
    doubleBarrier: 'Double barrier',
    configuration: 'Configuration',
    waitingLock: 'Lock that waits: exists() on the previous node',
    tryLock: 'Try-lock: one ephemeral node',
    queue: 'Distributed queue: enqueue and dequeue',
    heartbeatElection: 'Leader election with heartbeats',
    exclusiveLock: 'Exclusive lock: watch the children',
    sharedLock: 'Shared lock: readers and writers',
    watchedQueue: 'FIFO queue: watch the children',
    leaderLatch: 'LeaderLatch (Curator 4.0.1)',
    distributedFairLock: 'DistributedFairLock',
    candidate: 'Candidate: leader election',
  },
  startsFrom: {
    book: 'Recipes that hold',
    S0: 'As published in “Zookeeper使用案例”',
    S1: 'From the steps of an article on internals',
    S2: 'As published in “聊聊curator recipes的LeaderLatch”',
    S3: 'As published in “ZooKeeper实战-分布式锁-升级版”',
    S4: 'As published in “Zookeeper应用之——选举”',
  },
  skeleton: `// Every client runs this program. Write it, then press Run (Ctrl+Enter).
// Type "zk." or "client." to see what you can call.
export default async function main(client) {
  const { zk } = client;

  // 1. Ask for the lock. All clients create the same znode; only one succeeds. It is
  //    ephemeral: ZooKeeper deletes it when the session of its client ends.
  //      await zk.create('/exclusive_lock/lock', client.name, { mode: 'EPHEMERAL' });
  //    If another client was faster, create throws an error whose code is 'NodeExists'.
  //    Catch it with try … catch (error): return to give up, or watch the znode with
  //    zk.exists(path, watcher).

  //    If the connection breaks, a call throws 'ConnectionLoss': it may or may not have been
  //    done. Before you try again, read the znode: if its data is your name, it is yours.

  // 2. State that you hold the lock. The run is judged by what clients state.
  //      client.holds('/exclusive_lock/lock');

  // 3. Wait until you click the client in the picture and press Release.
  //      await client.untilReleased();

  // 4. State that you no longer hold it, then give it back.
  //      client.released();
  //      await zk.delete('/exclusive_lock/lock');
}
`,
  file: { menu: 'File', save: 'Save as recipe.js', open: 'Open a file…' },
  replaced: 'The code was replaced.',
  undo: 'Undo',
  showWorld: 'Show the world',
  showCode: 'Show the code',
  noMistakes: 'No syntax errors.',
  mistake: (line, message) => `Line ${number(line)}: ${message}`,
  failed: (clients, line, message) =>
    `${list(clients)} failed${line === null ? '' : ` at line ${number(line)}`}: ${message}`,
  warned: (clients, line, message) =>
    `${list(clients)}${line === null ? '' : `, line ${number(line)}`}: ${message}`,
  unawaited: (call) => `${call} is not awaited. The code goes on before the answer is there.`,
  positions: (clients) => list(clients.map(({ name, line }) => `${name}: line ${number(line)}`)),
  said: (message) => message,
  pausedAt: (client, line) => `Paused: client ${client} has reached line ${number(line)}.`,
  earlier: 'The world runs an earlier version of this code.',
  tooLong: (characters, most) =>
    `${number(characters)} characters; a recipe can have ${number(most)}. Shorten it to run it.`,
  leave:
    'Press Esc, then Tab to leave the code. Ctrl+Space lists calls. F9, or a click beside a line number, sets a breakpoint.',
  calls: () => null,
  callList: 'What you can call',
  callIntro:
    'Calls that fail throw a KeeperException; error.code is ZooKeeper’s name for it, such as NodeExists, NoNode or ConnectionLoss.',
  settings: 'Settings',
  notKept: 'This browser does not store your code. Save it in a file before you leave.',
  asked: {
    question:
      'This link runs the code below, written by its author. It runs in a sandbox without network, files or access to this page. Run it?',
    yes: 'Run it',
    no: 'Only read it',
    first: 'Answer the question above first.',
  },
  notInThisFile: 'The single file has no editor. Open the lab from its folder or its site to write code.',
  forbidden:
    'This site forbids WebAssembly, which runs your code (its Content-Security-Policy lacks ‘wasm-unsafe-eval’). Everything else works.',
  loading: 'Loading…',
};
