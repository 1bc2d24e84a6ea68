// How much room a sentence takes in the caption.

/** Set whole, and with the mark after it: a browser would break a line at its hyphen, or before the mark. A GUID in it is told as “…”. */
export const PATH_WITH_HYPHEN = /(\/[!-~…]*-[!-~…]*[，。；：）]*)/;

const SHORT = 72;
const LONG = 96;
const LONGEST = 150;
/** Two worlds whose clients do several things each, in a language of long words. */
const UTMOST = 190;

/** Roughly, as it is set: a Chinese character is as wide as two letters, and before a whole path half a line may stay empty. */
export function lengthOf(text: string): 'short' | 'some' | 'long' | 'longest' | 'utmost' {
  const wide = text.match(/[\u2e80-\uffef]/g)?.length ?? 0;
  const [path = ''] = PATH_WITH_HYPHEN.exec(text) ?? [];
  const letters = text.length + wide + path.length / 2;
  if (letters > UTMOST) return 'utmost';
  if (letters > LONGEST) return 'longest';
  return letters > LONG ? 'long' : letters > SHORT ? 'some' : 'short';
}
