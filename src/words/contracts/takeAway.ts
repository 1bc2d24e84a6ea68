/** What the page says of the files a moment can be taken away as. */
export interface TakeAwayWords {
  readonly title: string;
  readonly forms: Readonly<Record<'svg' | 'png' | 'mermaid' | 'shiviz' | 'ndjson', FormWords>>;
  readonly saved: (form: string) => string;
  readonly failed: (form: string) => string;
}

interface FormWords {
  readonly label: string;
  readonly about: string;
}
