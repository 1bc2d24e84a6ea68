// Of one thing English speaks in the singular.
import { expect, test } from 'vitest';
import { counted } from '../../scripts/tap/counted.ts';
import { words as ballots } from '../../src/ui/views/ballots/words/en.ts';
import { words as barrierGate } from '../../src/ui/views/barrierGate/words/en.ts';
import { words as disk } from '../../src/ui/views/disk/words/en.ts';
import { words as packetGauge } from '../../src/ui/views/packetGauge/words/en.ts';
import { words as releases } from '../../src/ui/views/releases/words/en.ts';
import { picture } from '../../src/words/en/picture.ts';
import { questions } from '../../src/words/en/questions.ts';
import { voices } from '../../src/words/en/voices.ts';

test.each([
  [picture.requests(1), 'request'],
  [picture.requests(2), 'requests'],
  [picture.wakeUps(1), 'total wake-up'],
  [voices['job-watcher']?.picture?.wakeUps?.(1), 'notification'],
  [questions.between(1), '1 step between'],
  [packetGauge.room(1, 9), 'room for 1 name of 9 bytes'],
  [ballots.ownOnly(2, null, 1), 'Round 2: each server has its own vote only; 1 vote for a server is needed.'],
  [barrierGate.gate(0, 1), 'Gate with 1 lamp, 0 lit'],
  [releases.woke([], 1), 'woke none of 1 waiter'],
  [disk.progress({ done: 0, all: 1 }), 'being written: 0 of 1 znode'],
  [counted(1, 'request'), '1 request'],
])('%s', (said, meant) => {
  expect(said).toBe(meant);
});
