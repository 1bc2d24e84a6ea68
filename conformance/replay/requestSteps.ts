// Steps that send requests: one at a time, or several at once.
import { answerOf, CONNECTION_LOSS, eventOf, NO_ANSWER, type Answer } from './answers.ts';
import type { Collector } from './collector.ts';
import { requestOf } from './requests.ts';
import type { TracedRequest } from './requestSchema.ts';
import type { Stand } from './stand.ts';
import type { HarnessStep, RequestStep } from './trace.ts';
import type { WireClient } from './wireClient.ts';

type PipelineStep = Extract<HarnessStep, { op: 'pipeline' }>;

/** Undefined if the answer is not waited for. */
export function request(stand: Stand, step: RequestStep, collector: Collector): Answer | undefined {
  const client = stand.client(step.session);
  const xid = client.send(requestOf(step, stand.notation.configVersion));
  if (step.noWait) return undefined;
  const reply = stand.awaitReply(client, xid, step.patienceMs, collector);
  collector.markBefore(client);
  if (reply !== undefined) return answerOf(reply, stand.notation);
  return client.isOpen ? NO_ANSWER : CONNECTION_LOSS;
}

/** Answers, by the request's index, and events in strict order of arrival. What stays without an answer is lost. */
export function pipeline(stand: Stand, step: PipelineStep): readonly Answer[] {
  const client = stand.client(step.session);
  const xids = step.requests.map((traced: TracedRequest) =>
    client.send(requestOf(traced, stand.notation.configVersion)),
  );
  const answered = new Set<number>();
  const results: Answer[] = [];
  stand.wait(PATIENCE_MS, () => {
    takeInOrder(stand, client, xids, answered, results);
    return answered.size === xids.length || !client.isOpen;
  });
  const lost = xids.flatMap((xid, index) =>
    answered.has(xid) ? [] : [{ request: index, ...CONNECTION_LOSS }],
  );
  return [...results, ...lost];
}

const PATIENCE_MS = 20_000;

function takeInOrder(
  stand: Stand,
  client: WireClient,
  xids: readonly number[],
  answered: Set<number>,
  results: Answer[],
): void {
  while (answered.size < xids.length) {
    const arrival = client.next();
    if (arrival === undefined || arrival.kind === 'closed') return;
    if (arrival.kind === 'event') {
      results.push({ event: { ...eventOf(arrival.event) } });
      continue;
    }
    const index = xids.indexOf(arrival.reply.xid);
    // The answer to an earlier request that was not waited for.
    if (index < 0) continue;
    answered.add(arrival.reply.xid);
    results.push({ request: index, ...answerOf(arrival.reply, stand.notation) });
  }
}
