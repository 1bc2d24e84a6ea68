// What a page is told of live servers, and what it may ask of them.
import {
  CHANNEL_VERSION,
  type Answer,
  type FromPage,
  type ToPage,
} from '../../src/rooms/live/model/channel.ts';
import type { CommandLog } from '../../src/rooms/live/model/commandLog.ts';
import type { LiveServer } from './liveServer.ts';
import { batches, type PageSource } from './pageServer.ts';

export class LivePage implements PageSource {
  readonly #live: LiveServer;
  readonly #log: CommandLog;

  constructor(live: LiveServer, log: CommandLog) {
    this.#live = live;
    this.#log = log;
  }

  opening(): readonly ToPage[] {
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
    return [opening, ...batches(commands ?? [])];
  }

  now(): ToPage {
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
