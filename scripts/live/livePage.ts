// What a page is told of live servers, and what it may ask of them.
import {
  CHANNEL_VERSION,
  parseFromPage,
  type Answer,
  type FromPage,
  type ToPage,
} from '../../src/rooms/live/model/channel.ts';
import type { CommandLog } from '../../src/rooms/live/model/commandLog.ts';
import type { LinkCommand } from '../../src/scenarios/link/permalink.ts';
import type { LiveServer } from './liveServer.ts';
import type { PageSource } from '../serving/pageServer.ts';

/** Commands in one message. */
const BATCH = 1000;

export class LivePage implements PageSource<ToPage, FromPage> {
  readonly #live: LiveServer;
  readonly #log: CommandLog;
  /** That pages have not been told yet. */
  #commands: LinkCommand[] = [];
  #isWatched = false;

  constructor(live: LiveServer, log: CommandLog) {
    this.#live = live;
    this.#log = log;
  }

  /** A command that was given; pages hear of it soon. */
  given(command: LinkCommand): void {
    if (this.#isWatched) this.#commands.push(command);
  }

  opening(): readonly ToPage[] {
    this.#isWatched = true;
    const { commands } = this.#log;
    const opening: ToPage = {
      kind: 'opening',
      version: CHANNEL_VERSION,
      choice: this.#live.world.choice,
      connectString: this.#live.connectString,
      epochMs: this.#live.epochMs,
      image: commands === null ? this.#live.world.image() : null,
      step: commands === null ? this.#live.world.step : 0,
    };
    return [opening, ...batches(commands ?? []), this.#now()];
  }

  news(): readonly ToPage[] {
    const commands = this.#commands;
    this.#commands = [];
    return [...batches(commands), this.#now()];
  }

  forget(): void {
    this.#isWatched = false;
    this.#commands = [];
  }

  parse(text: string): FromPage | null {
    return parseFromPage(text);
  }

  #now(): ToPage {
    const { passedMs, isPaused, speed } = this.#live.world;
    return { kind: 'now', timeMs: passedMs, isPaused, speed };
  }

  ask(request: FromPage): Answer {
    switch (request.kind) {
      case 'give':
        return { refusal: this.#live.give(request.command) };
      case 'pause':
      case 'resume':
        this.#live.setPaused(request.kind === 'pause');
        return { refusal: null };
      case 'speed':
        this.#live.setSpeed(request.speed);
        return { refusal: null };
    }
  }
}

/** Commands as messages of a bounded length. */
function batches(commands: readonly LinkCommand[]): readonly ToPage[] {
  const messages: ToPage[] = [];
  for (let at = 0; at < commands.length; at += BATCH)
    messages.push({ kind: 'commands', commands: commands.slice(at, at + BATCH) });
  return messages;
}
