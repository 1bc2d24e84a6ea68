// Asks the servers themselves, with permission: four-letter words over connections of their own, at intervals.
import { connect } from 'node:net';
import { reportOf, SILENT, WORDS, type ServerReport } from '../../src/rooms/tap/model/serverReport.ts';
import type { Address } from './wire/messages.ts';

const PATIENCE_MS = 3000;
/** A server with more watches than that to tell is not listened to the end. */
const MAX_CHARACTERS = 8 << 20;

export class Asker {
  readonly #upstreams: readonly Address[];
  readonly #everyMs: number;
  readonly #hear: (server: number, report: ServerReport) => void;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(
    upstreams: readonly Address[],
    everyMs: number,
    hear: (server: number, report: ServerReport) => void,
  ) {
    this.#upstreams = upstreams;
    this.#everyMs = everyMs;
    this.#hear = hear;
  }

  /** Now, and again so long after all have answered. */
  async start(): Promise<void> {
    await this.ask();
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.start(), this.#everyMs);
  }

  async ask(): Promise<void> {
    await Promise.all(
      this.#upstreams.map(async (to, index) => {
        const report = await ask(to);
        if (!this.#isClosed) this.#hear(index + 1, report);
      }),
    );
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }
}

async function ask(to: Address): Promise<ServerReport> {
  const said: (string | null)[] = [];
  // One after the other: a server that does not answer the first is not asked for the others.
  for (const word of WORDS) {
    if (said[0] === null) return SILENT;
    said.push(await answerTo(to, word));
  }
  const [srvr = null, mntr = null, cons = null, wchp = null, dump = null] = said;
  return reportOf({ srvr, mntr, cons, wchp, dump });
}

function answerTo(to: Address, word: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(to, () => socket.write(word));
    let text = '';
    const end = (answer: string | null) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    socket.setEncoding('utf8');
    socket.on('data', (piece: string) => {
      text += piece;
      if (text.length > MAX_CHARACTERS) end(null);
    });
    socket.on('error', () => end(null));
    socket.on('close', () => end(text === '' ? null : text));
  });
}
