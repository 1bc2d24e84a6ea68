/** String.split: without empty parts at the end; a text without the separator is one part, even if it is empty. */
export function javaSplit(text: string, separator: RegExp | string): readonly string[] {
  const parts = text.split(separator);
  if (parts.length === 1) return parts;
  return parts.slice(0, parts.findLastIndex((part) => part !== '') + 1);
}
