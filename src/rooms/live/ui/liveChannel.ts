// The channel to the process that served this page and runs the servers it shows: the one thing the page ever asks for beyond itself.
import { ASK_PATH, STREAM_PATH, type Answer, type FromPage, type ToPage } from '../model/channel.ts';

interface Listener {
  readonly hear: (message: ToPage) => void;
  /** The stream broke. It is asked for again, unless it was refused. */
  readonly broken: (isRefused: boolean) => void;
}

export class LiveChannel {
  readonly #token: string;
  #stream: EventSource | null = null;
  #listener: Listener | null = null;

  constructor(token: string) {
    this.#token = token;
  }

  /** A stream that broke begins from the beginning. */
  listen(listener: Listener): void {
    this.#listener = listener;
    this.#open(listener);
  }

  /** Asks for the servers as they are now; what is still under way is not heard any more. */
  reopen(): void {
    this.#stream?.close();
    if (this.#listener !== null) this.#open(this.#listener);
  }

  #open({ hear, broken }: Listener): void {
    const stream = new EventSource(this.#address(STREAM_PATH));
    this.#stream = stream;
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      hear(JSON.parse(data) as ToPage);
    });
    stream.addEventListener('error', () => broken(stream.readyState === EventSource.CLOSED));
  }

  async ask(request: FromPage): Promise<Answer> {
    const response = await fetch(this.#address(ASK_PATH), { method: 'POST', body: JSON.stringify(request) });
    return (await response.json()) as Answer;
  }

  #address(path: string): string {
    return `${path}?token=${this.#token}`;
  }
}
