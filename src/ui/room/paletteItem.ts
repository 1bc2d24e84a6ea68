// What the command palette offers: one thing to do, by its names.
import type { Command } from '../../engine/index.ts';
import type { WorldSide } from '../../scenarios/experiment/experiment.ts';
import type { PaletteKind } from '../../words/contracts/paletteKind.ts';
import type { Spoken } from '../../words/load.ts';
import type { Findable } from './findable.ts';

export interface PaletteItem extends Findable {
  /** The same on every visit, so that what was used before is known again. */
  readonly key: string;
  readonly kind: PaletteKind;
  readonly name: string;
  readonly does: Deed;
}

/** The words of the page first, then those of other languages to be looked for in. */
export type Languages = readonly [Spoken, ...Spoken[]];

export type Deed =
  /** Of commands that share a button the one that can be done now is given. */
  | {
      readonly what: 'give';
      readonly commands: readonly [Command, ...Command[]];
      readonly side: WorldSide;
      readonly hotkey: string | null;
    }
  /** It takes a value, which is chosen next. */
  | {
      readonly what: 'ask';
      readonly values: () => readonly PaletteItem[];
      /** What was typed or pasted as a value of its own; null if it is none. */
      readonly typed?: (text: string) => PaletteItem | null;
    }
  | { readonly what: 'run'; readonly run: () => void; readonly isInForce?: boolean };

/** Something that is done at once, called as each language calls it. */
export function itemOf(
  key: string,
  kind: PaletteKind,
  languages: Languages,
  say: (spoken: Spoken) => string | readonly string[],
  does: Deed,
): PaletteItem {
  const said = languages.map((spoken) => [say(spoken)].flat());
  return { key, kind, name: said[0]?.[0] ?? '', names: said.flat(), tags: [], said: [], does };
}
