/** What the page says of the files a moment can be taken away as. */
export interface TakeAwayWords {
  readonly title: string;
  readonly forms: Readonly<Record<'svg' | 'png' | 'mermaid' | 'shiviz' | 'ndjson', FormWords>>;
  readonly saved: (form: string) => string;
  readonly failed: (form: string) => string;
  readonly film: FilmWords;
}

interface FilmWords {
  readonly title: string;
  readonly about: string;
  readonly length: string;
  readonly seconds: (count: string) => string;
  readonly make: string;
  readonly cancel: string;
  readonly progress: string;
  readonly frame: (done: number, all: number) => string;
  readonly saved: (seconds: string, megabytes: string) => string;
  readonly cancelled: string;
  readonly failed: string;
}

interface FormWords {
  readonly label: string;
  readonly about: string;
}
