// What an invariant would remember outside of `memory`. A variable of the file does not go back when a run is looked back at, branched from or
// started again: the invariant would judge one run by another. Read off the text, as the invariant may not write it in the run at hand.
import { withoutTexts } from './advice.ts';

export interface FileState {
  readonly name: string;
  readonly line: number;
}

/** The first variable outside of all functions that this function, or one that it mentions, writes; null if none. */
export function fileStateOf(text: string, name: string): FileState | null {
  const code = withoutTexts(text);
  const parts = topLevel(code);
  const variables = parts.flatMap((part) => (part.isFunction ? [] : part.names));
  const reached = new Set(parts.filter((part) => part.isFunction && part.names.includes(name)));
  for (const part of reached) {
    for (const variable of variables) {
      const at = isShadowed(part.code, variable) ? -1 : part.code.search(writeTo(variable));
      if (at !== -1) return { name: variable, line: code.slice(0, part.from + at).split('\n').length };
    }
    for (const other of parts)
      if (other.isFunction && other.names.some((each) => mentions(part.code, each))) reached.add(other);
  }
  return null;
}

interface Part {
  readonly from: number;
  readonly code: string;
  readonly names: readonly string[];
  readonly isFunction: boolean;
}

const DECLARATION =
  /^(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:(?:const|let|var)\s+(?<variable>[\w$]+)|function\s*\*?\s*(?<named>[\w$]*)|class\b)/gmu;

/** Each declaration outside of all brackets, up to the next one. */
function topLevel(code: string): readonly Part[] {
  const starts: RegExpExecArray[] = [];
  let depth = 0;
  let from = 0;
  for (const start of code.matchAll(DECLARATION)) {
    for (const bracket of code.slice(from, start.index).match(/[()[\]{}]/gu) ?? [])
      depth += '([{'.includes(bracket) ? 1 : -1;
    from = start.index;
    if (depth === 0) starts.push(start);
  }
  return starts.map(({ 0: said, index, groups }, place) => {
    const own = code.slice(index, starts[place + 1]?.index ?? code.length);
    const { variable, named } = groups ?? {};
    const isFunction =
      variable === undefined ||
      /^[^=]*=\s*(?:async\b|function\b|\([^)]*\)[^=;]*=>|[\w$]+\s*=>)/u.test(own.slice(said.length));
    return { from: index, code: own, names: [variable ?? named ?? ''].filter(Boolean), isFunction };
  });
}

/** A declaration is none, nor is a comparison. */
function writeTo(name: string): RegExp {
  const own = `(?<![\\w$.])(?<!\\b(?:let|const|var)\\s+)${escaped(name)}`;
  const member = String.raw`(?:\.[\w$]+|\[[^\]]*\])`;
  const assigned = String.raw`\s*(?:(?:[-+*/%&|^]|\*\*|<<|>>>?|&&|\|\||\?\?)?=(?![=>])|\+\+|--)`;
  const changed = String.raw`${member}*\.(?:push|pop|shift|unshift|splice|fill|set|add|delete|clear)\s*\(`;
  return new RegExp(
    `${own}(?:${member}*${assigned}|${changed})|(?:\\+\\+|--)${escaped(name)}(?![\\w$])`,
    'u',
  );
}

/** A function may have a variable of that name itself. */
function isShadowed(code: string, name: string): boolean {
  const own = `(?<![\\w$.])${escaped(name)}(?![\\w$])`;
  return [
    String.raw`\b(?:let|const|var)\s+(?:[{[][^=;]*)?${own}`,
    String.raw`\([^()]*${own}[^()]*\)\s*=>`,
    String.raw`\bfunction\b[^()]*\([^()]*${own}[^()]*\)`,
    String.raw`${own}\s*=>`,
  ].some((pattern) => new RegExp(pattern, 'u').test(code));
}

function mentions(code: string, name: string): boolean {
  return new RegExp(`(?<![\\w$.])${escaped(name)}(?![\\w$])`, 'u').test(code);
}

const escaped = (name: string): string => name.replaceAll('$', String.raw`\$`);
