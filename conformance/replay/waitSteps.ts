// Steps of the harness itself that let time pass: sleeping, waiting for what goes away by itself.
import type { Answer } from './answers.ts';
import type { Collector } from './collector.ts';
import type { Stand } from './stand.ts';
import { awaitLost } from './serverSteps.ts';
import type { HarnessStep } from './trace.ts';

type AwaitExpiryStep = Extract<HarnessStep, { op: 'awaitExpiry' }>;
type AwaitGoneStep = Extract<HarnessStep, { op: 'awaitGone' }>;

export function sleep(stand: Stand, ms: number, collector: Collector): void {
  stand.wait(ms);
  stand.drainAll(collector);
}

/** Waits until so many transactions were applied since the world was last quiet. */
export function awaitExpiry(stand: Stand, step: AwaitExpiryStep, collector: Collector): Answer {
  const wanted = stand.quietZxid + step.count;
  const zxidNow = () => stand.zxid(step.server) ?? 0;
  if (stand.wait(PATIENCE_MS, () => zxidNow() >= wanted) === 'over') {
    throw new Error(
      `the server's zxid is still ${zxidNow()} after ${PATIENCE_MS} ms; an expiry would make it ${wanted}`,
    );
  }
  const zxid = zxidNow();
  stand.drainAll(collector);
  awaitLost(stand, step.awaitLost, collector);
  return { zxid: stand.notation.zxidOf(zxid) };
}

/** Asks again and again until the node is not there. */
export function awaitGone(stand: Stand, step: AwaitGoneStep, collector: Collector): Answer {
  const client = stand.client(step.session);
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += LOOK_AGAIN_MS) {
    const xid = client.send({ op: 'exists', path: step.path, watch: false });
    const reply = stand.awaitReply(client, xid, PATIENCE_MS, collector);
    if (reply?.err === 'NoNode') return { gone: true, zxid: stand.notation.zxidOf(reply.zxid) };
    stand.wait(LOOK_AGAIN_MS);
  }
  throw new Error(`${step.path} is still there after ${PATIENCE_MS} ms`);
}

const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 50;
