// What the diagram is told in.
import type { ViewWords } from '../../../words/messages.ts';
import type { Command } from '../../../engine/index.ts';

export interface Telling {
  readonly words: ViewWords['spaceTime'];
  readonly txns: ViewWords['txns'];
  /** A record as a sentence. */
  readonly sentenceOf: (seq: number) => string;
  readonly commandOf: (command: Command) => string;
}
