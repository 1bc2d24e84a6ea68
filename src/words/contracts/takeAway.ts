/** What the page says of the files a moment can be taken away as. */
export interface TakeAwayWords {
  readonly title: string;
  readonly forms: Readonly<Record<'svg' | 'png' | 'mermaid' | 'shiviz' | 'ndjson', FormWords>>;
  readonly saving: (form: string) => string;
  readonly saved: (form: string) => string;
  readonly failed: (form: string) => string;
  readonly film: FilmWords;
  readonly storyboard: StoryboardWords;
}

interface FilmWords {
  readonly title: string;
  readonly about: string;
  readonly form: string;
  readonly forms: Readonly<Record<'png' | 'gif', string>>;
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

interface StoryboardWords {
  /** The button that opens it, and what it is. */
  readonly open: string;
  readonly about: string;
  readonly title: string;
  readonly ofBookmarks: (count: number) => string;
  readonly ofScene: string;
  readonly drawing: (done: number, all: number) => string;
  readonly progress: string;
  readonly cancel: string;
  readonly failed: string;
  readonly print: string;
  readonly pages: (count: number) => string;
  readonly page: (number: number, all: number) => string;
  readonly pictureOf: (caption: string) => string;
  readonly codeOf: (caption: string) => string;
  readonly tooLong: string;
  /** Moments of a scene without bookmarks. */
  readonly opening: string;
  readonly point: string;
  readonly now: string;
}

interface FormWords {
  readonly label: string;
  readonly about: string;
}
