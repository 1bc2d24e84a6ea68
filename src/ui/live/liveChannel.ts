// The channel to the process that served this page and runs the servers it shows: the one thing the page ever asks for beyond itself.
import { ASK_PATH, STREAM_PATH, type Answer, type FromPage, type ToPage } from '../../live/channel.ts';

export class LiveChannel {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  /** A stream that broke is asked for again, and begins from the beginning. */
  listen(hear: (message: ToPage) => void): void {
    const stream = new EventSource(this.#address(STREAM_PATH));
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      hear(JSON.parse(data) as ToPage);
    });
  }

  async ask(request: FromPage): Promise<Answer> {
    const response = await fetch(this.#address(ASK_PATH), { method: 'POST', body: JSON.stringify(request) });
    return (await response.json()) as Answer;
  }

  #address(path: string): string {
    return `${path}?token=${this.#token}`;
  }
}
