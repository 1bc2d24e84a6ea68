/** The strings and the fixed parts of templates in a source file, without its comments and imports. */
export function stringsIn(source: string): readonly string[] {
  const found: string[] = [];
  readCode(source.replaceAll(/^import .*$/gm, ''), 0, found);
  return found.filter((text) => text.trim() !== '');
}

/** Reads code up to the brace that closes it, or to its end; answers where that is. */
function readCode(source: string, from: number, found: string[]): number {
  let depth = 0;
  let at = from;
  while (at < source.length) {
    const sign = source[at] ?? '';
    if (source.startsWith('//', at)) at = endOf(source, '\n', at);
    else if (source.startsWith('/*', at)) at = endOf(source, '*/', at + 2);
    else if (sign === "'" || sign === '"') at = readString(source, at, found);
    else if (sign === '`') at = readTemplate(source, at + 1, found);
    else if (sign === '}' && depth === 0) return at;
    else {
      if (sign === '{') depth++;
      if (sign === '}') depth--;
      at++;
    }
  }
  return at;
}

function readString(source: string, from: number, found: string[]): number {
  const quote = source[from];
  let at = from + 1;
  while (at < source.length && source[at] !== quote) at += source[at] === '\\' ? 2 : 1;
  found.push(source.slice(from + 1, at));
  return at + 1;
}

/** What is filled in stands as `…` in its sentence; strings inside it are found too. */
function readTemplate(source: string, from: number, found: string[]): number {
  let text = '';
  let at = from;
  while (at < source.length && source[at] !== '`') {
    if (source.startsWith('${', at)) {
      at = readCode(source, at + 2, found) + 1;
      text += '…';
    } else {
      text += source[at];
      at += source[at] === '\\' ? 2 : 1;
    }
  }
  found.push(text);
  return at + 1;
}

function endOf(source: string, sign: string, from: number): number {
  const end = source.indexOf(sign, from);
  return end === -1 ? source.length : end + sign.length;
}
