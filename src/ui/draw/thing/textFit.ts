// How wide words will be, near enough to choose among them before they are drawn: the fonts are the reader's, so the
// estimates are those of the widest common ones.

/** Pixels a text of this size takes. Chinese characters are as wide as they are high. */
export function textWidth(text: string, fontSize: number, face: 'sans' | 'mono' = 'sans'): number {
  const narrow = face === 'mono' ? 0.61 : 0.58;
  let ems = 0;
  for (const character of text) ems += isWide(character) ? 1 : narrow;
  return ems * fontSize;
}

/** The first of these that fits, else the last. */
export function firstThatFits(
  candidates: readonly string[],
  width: number,
  fontSize: number,
  face: 'sans' | 'mono',
): string {
  return (
    candidates.find((candidate) => textWidth(candidate, fontSize, face) <= width) ?? candidates.at(-1) ?? ''
  );
}

/** Breaks a text into lines that fit; what does not fit into the last one is cut off with an ellipsis. */
export function wrap(text: string, width: number, fontSize: number, lineCount: number): readonly string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest !== '' && lines.length < lineCount) {
    const isLast = lines.length === lineCount - 1;
    const line = isLast ? ellipsis(rest, width, fontSize) : headThatFits(rest, width, fontSize);
    lines.push(ellipsis(line.trim(), width, fontSize));
    rest = isLast ? '' : rest.slice(line.length).trimStart();
  }
  return lines;
}

/** As many whole words as fit, but one at least. */
function headThatFits(text: string, width: number, fontSize: number): string {
  if (textWidth(text, fontSize) <= width) return text;
  const fitting = longestFit(text, width, fontSize);
  if (isWide(text.charAt(fitting.length))) return fitting;
  const space = fitting.lastIndexOf(' ');
  if (space > 0) return fitting.slice(0, space + 1);
  const end = text.indexOf(' ');
  return end < 0 ? text : text.slice(0, end + 1);
}

function ellipsis(text: string, width: number, fontSize: number): string {
  if (textWidth(text, fontSize) <= width * STANDS_OUT) return text;
  return `${longestFit(text, width - fontSize * 0.7, fontSize).trimEnd()}…`;
}

/** How much wider than its place a line may be before it is cut: a word is not broken for little. */
const STANDS_OUT = 1.06;

function longestFit(text: string, width: number, fontSize: number): string {
  let fitting = '';
  for (const character of text) {
    if (fitting !== '' && textWidth(fitting + character, fontSize) > width) break;
    fitting += character;
  }
  return fitting;
}

function isWide(character: string): boolean {
  return (character.codePointAt(0) ?? 0) >= 0x2e80;
}
