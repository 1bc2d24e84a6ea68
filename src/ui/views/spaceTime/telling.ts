// What the diagram is told in.
import type { CommandType } from '../../../engine/index.ts';
import type { SpaceTimeWords } from '../../i18n/views/spaceTime.en.ts';
import type { TxnWords } from '../../i18n/views/txns.en.ts';

export interface Telling {
  readonly words: SpaceTimeWords;
  readonly txns: TxnWords;
  /** A record as a sentence. */
  readonly sentenceOf: (seq: number) => string;
  readonly commandOf: (type: CommandType) => string;
}
