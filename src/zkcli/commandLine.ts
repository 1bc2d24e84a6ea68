// A line as ZooKeeperMain.MyCommandOptions.parseCommand takes it apart.

/**
 * Words between blanks; one in quotes may hold blanks. A quote that nothing ends is passed over, and what follows a closing quote
 * is another word.
 */
export function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(WORD)].map(([, word = '']) => (QUOTED.test(word) ? word.slice(1, -1) : word));
}

/** Java's \s is these six alone, and no more. A word may begin with a blank, where there is nothing else. */
const WORD = /[ \t\n\v\f\r]*([^"'][^ \t\n\v\f\r]*|"[^"]*"|'[^']*')[ \t\n\v\f\r]*/gu;
/** Java's dot stands for no character that ends a line. */
const QUOTED = /^(["'])[^\n\r\u0085\u2028\u2029]*\1$/u;
