// Many labs in one process, one after the other or beside each other: starting a process for each takes longer than most scenarios.
// Lines of standard input: a number, a blank, and `start` with options of `npm run live`, `stop`, or a line of its console. For each
// start there is a line of standard output: {"number", "connectString"}.
import { createInterface } from 'node:readline';
import { parseLiveArguments } from '../../scripts/live/arguments.ts';
import { obey } from '../../scripts/live/console.ts';
import { startLive, type LiveServer } from '../../scripts/live/liveServer.ts';

const labs = new Map<string, LiveServer>();

for await (const line of createInterface({ input: process.stdin })) {
  const [, number = '', said = ''] = /^(\d+) (.*)$/u.exec(line) ?? [];
  const lab = labs.get(number);
  if (said.startsWith('start ')) await start(number, said.slice('start '.length).split(' '));
  else if (said === 'stop') void lab?.close();
  else if (lab !== undefined) obey(lab, said);
}
process.exit(0);

async function start(number: string, options: readonly string[]): Promise<void> {
  const order = parseLiveArguments(options);
  if (order === null) return;
  const lab = await startLive(order);
  labs.set(number, lab);
  process.stdout.write(`${JSON.stringify({ number, connectString: lab.connectString })}\n`);
}
