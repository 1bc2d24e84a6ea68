// What arrives during one step, by session, until it is written down as the step's answers.
import { byCodePoint, eventOf, type Answer } from './answers.ts';
import type { StepAnswers } from './compare.ts';
import type { Arrival, Reply, WireClient } from './wireClient.ts';

export class Collector {
  readonly #events = new Map<string, Answer[]>();
  readonly #links = new Map<string, string>();

  /** Takes in all that has arrived; answers nobody waits for are dropped. */
  drain(client: WireClient): void {
    for (let arrival = client.next(); arrival !== undefined; arrival = client.next())
      this.#keep(client, arrival);
  }

  /** Takes in what has arrived up to and with one of the replies waited for; undefined if that is not among it. */
  drainToReply(client: WireClient, xid: number): Reply | undefined {
    for (let arrival = client.next(); arrival !== undefined; arrival = client.next()) {
      if (arrival.kind === 'reply' && arrival.reply.xid === xid) return arrival.reply;
      this.#keep(client, arrival);
    }
    return undefined;
  }

  /** What a session has been told so far in this step came before its own reply. */
  markBefore(client: WireClient): void {
    const events = this.#events.get(client.name);
    if (events !== undefined)
      this.#events.set(
        client.name,
        events.map((event) => ({ ...event, before: true })),
      );
  }

  /** A link that was bound to be closed is not worth a word. */
  forgetClosing(client: WireClient): void {
    this.#links.delete(client.name);
  }

  answers(own: { readonly result?: Answer; readonly results?: readonly Answer[] }): StepAnswers {
    return {
      ...own,
      ...(this.#events.size === 0 ? {} : { events: sortedByName(this.#events) }),
      ...(this.#links.size === 0 ? {} : { links: sortedByName(this.#links) }),
    };
  }

  #keep(client: WireClient, arrival: Arrival): void {
    if (arrival.kind === 'closed') this.#links.set(client.name, 'closed');
    if (arrival.kind !== 'event') return;
    const events = this.#events.get(client.name);
    if (events === undefined) this.#events.set(client.name, [eventOf(arrival.event)]);
    else events.push(eventOf(arrival.event));
  }
}

function sortedByName<T>(entries: ReadonlyMap<string, T>): Record<string, T> {
  return Object.fromEntries([...entries].toSorted(([a], [b]) => byCodePoint(a, b)));
}
