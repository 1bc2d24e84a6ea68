/** What buttons that copy have to say. */
export interface CopyingWords {
  readonly copied: string;
  /** Why one cannot be pressed yet. */
  readonly nothing: string;
  readonly failed: string;
  /** The name of the field with what could not be copied. */
  readonly text: string;
}
