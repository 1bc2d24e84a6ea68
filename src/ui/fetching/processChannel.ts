// The channel to the process that served this page: the one thing the page ever asks for beyond itself.
export interface ProcessAddress {
  readonly streamPath: string;
  readonly askPath: string;
  /** Of the process. */
  readonly token: string;
}

interface Listener<ToPage> {
  readonly hear: (message: ToPage) => void;
  /** The stream broke. It is asked for again, unless it was refused. */
  readonly broken: (isRefused: boolean) => void;
}

export class ProcessChannel<ToPage, FromPage, Answer> {
  readonly #to: ProcessAddress;
  #stream: EventSource | null = null;
  #listener: Listener<ToPage> | null = null;

  constructor(to: ProcessAddress) {
    this.#to = to;
  }

  /** A stream that broke begins from the beginning. */
  listen(listener: Listener<ToPage>): void {
    this.#listener = listener;
    this.#open(listener);
  }

  /** Asks for all there is now; what is still under way is not heard any more. */
  reopen(): void {
    this.#stream?.close();
    if (this.#listener !== null) this.#open(this.#listener);
  }

  close(): void {
    this.#stream?.close();
  }

  /** Null: the process did not answer, or another one did. */
  async ask(request: FromPage): Promise<Answer | null> {
    try {
      const response = await fetch(this.#address(this.#to.askPath), {
        method: 'POST',
        body: JSON.stringify(request),
      });
      return response.ok ? ((await response.json()) as Answer) : null;
    } catch {
      return null;
    }
  }

  #open({ hear, broken }: Listener<ToPage>): void {
    const stream = new EventSource(this.#address(this.#to.streamPath));
    this.#stream = stream;
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      hear(JSON.parse(data) as ToPage);
    });
    stream.addEventListener('error', () => broken(stream.readyState === EventSource.CLOSED));
  }

  #address(path: string): string {
    return `${path}?token=${this.#to.token}`;
  }
}
