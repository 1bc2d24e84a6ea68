// A learner's code that says at each statement where it is and what its variables are. Its lines stay where they are, and what it does stays
// the same: marks are put into the text, before statements, around functions and around what is awaited.
import { parser } from '@lezer/javascript';

type Node = ReturnType<typeof parser.parse>['topNode'];

/** The condition of a breakpoint. The mark of its line says whether it holds there. */
export interface Condition {
  /** Of the file that it stands in. */
  readonly code: string;
  readonly line: number;
  readonly text: string;
}

/** Of one file, by line. */
type LineConditions = ReadonlyMap<number, string>;

/** JavaScript without types, as the interpreter takes it. The marks are calls of `SPY_NAMES`. */
export function instrumented(code: string, conditions: LineConditions = new Map()): string {
  const marks = new Marks(code, conditions);
  marks.walk(parser.parse(code).topNode);
  return marks.written();
}

/** What the marks call, which stands in the interpreter beside the code. */
export const SPY_NAMES = {
  at: '__at',
  into: '__into',
  out: '__out',
  wait: '__wait',
  back: '__back',
  frame: '__frame',
};

const STATEMENTS = new Set([
  'VariableDeclaration',
  'ExpressionStatement',
  'ReturnStatement',
  'ThrowStatement',
  'IfStatement',
  'ForStatement',
  'WhileStatement',
  'DoStatement',
  'TryStatement',
  'SwitchStatement',
  'BreakStatement',
  'ContinueStatement',
  'LabeledStatement',
  'Block',
]);
/** Where statements stand one after the other. */
const LISTS = new Set(['Block', 'SwitchBody', 'Script']);
/** Whose body may be a statement without braces. */
const BODIED = new Set(['IfStatement', 'ForStatement', 'WhileStatement', 'DoStatement']);
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
]);

class Marks {
  readonly #code: string;
  readonly #conditions: LineConditions;
  readonly #lineStarts: readonly number[];
  readonly #inserts: { readonly at: number; readonly rank: number; readonly text: string }[] = [];

  constructor(code: string, conditions: LineConditions) {
    this.#code = code;
    this.#conditions = conditions;
    this.#lineStarts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  }

  walk(node: Node): void {
    if (FUNCTIONS.has(node.name)) this.#function(node);
    else if (node.name === 'AwaitExpression' && functionOf(node) !== null) this.#await(node);
    if (isStatement(node)) this.#statement(node);
    for (let child = node.firstChild; child !== null; child = child.nextSibling) this.walk(child);
  }

  /** With no frame at the top of the file. */
  written(): string {
    let text = `const ${SPY_NAMES.frame}=0;`;
    let at = 0;
    // Of two at one place the outer one's opening comes first, and its closing last.
    for (const insert of this.#inserts.toSorted((a, b) => a.at - b.at || a.rank - b.rank)) {
      text += this.#code.slice(at, insert.at) + insert.text;
      at = insert.at;
    }
    return text + this.#code.slice(at);
  }

  #statement(node: Node): void {
    const mark = this.#mark(node);
    const { parent } = node;
    if (parent !== null && BODIED.has(parent.name)) {
      this.#open(node.from, `{${mark}`);
      this.#close(node.to, '}');
    } else this.#open(node.from, mark);
  }

  #function(node: Node): void {
    const body = node.lastChild;
    if (body === null) return;
    const begin = `const ${SPY_NAMES.frame}=${SPY_NAMES.into}();try{`;
    const end = `}finally{${SPY_NAMES.out}(${SPY_NAMES.frame})}`;
    const [from, to] = [body.from + 1, body.to - 1];
    // `{}` has one place for both, where a closing would come before its opening.
    if (body.name === 'Block' && from === to) this.#open(from, begin + end);
    else if (body.name === 'Block') {
      this.#inserts.push({ at: from, rank: -depthOf(node), text: begin });
      this.#close(to, end);
    } else if (node.name === 'ArrowFunction') {
      this.#open(body.from, `{${begin}${this.#mark(body)}return(`);
      this.#close(body.to, `)${end}}`);
    }
  }

  #await(node: Node): void {
    const value = node.lastChild;
    if (value === null || value.name === 'await') return;
    const { back, wait, frame } = SPY_NAMES;
    this.#open(node.from, `${back}(${frame},`);
    this.#open(value.from, `${wait}(${frame},`);
    this.#close(node.to, '))');
  }

  #mark(node: Node): string {
    const line = this.#lineOf(node.from);
    const names = [...new Set(visibleAt(node, this.#code))];
    const locals = names.map((name) => `${name}:()=>${name}`).join(',');
    const condition = this.#conditions.get(line);
    const holds = condition === undefined ? '' : `,()=>(${onOneLine(condition)})`;
    return `${SPY_NAMES.at}(${line},${SPY_NAMES.frame},{${locals}}${holds});`;
  }

  #open(at: number, text: string): void {
    this.#inserts.push({ at, rank: this.#inserts.length, text });
  }

  /** What was opened later ends earlier; ends come before beginnings. */
  #close(at: number, text: string): void {
    this.#inserts.push({ at, rank: -1e9 - this.#inserts.length, text });
  }

  #lineOf(at: number): number {
    const after = this.#lineStarts.findIndex((start) => start > at);
    return after === -1 ? this.#lineStarts.length : after;
  }
}

/** A comment that goes to the end of the line would take the rest of the mark with it. */
function onOneLine(expression: string): string {
  let text = '';
  let at = 0;
  parser.parse(expression).iterate({
    enter({ name, from, to }) {
      if (name !== 'LineComment') return;
      text += expression.slice(at, from);
      at = to;
    },
  });
  return (text + expression.slice(at)).replaceAll(/\s*\n\s*/g, ' ');
}

function isStatement({ name, parent, prevSibling, nextSibling }: Node): boolean {
  if (parent === null || !STATEMENTS.has(name))
    return name === ';' && isEmptyBody(parent, prevSibling, nextSibling);
  if (LISTS.has(parent.name)) return true;
  return BODIED.has(parent.name) && name !== 'Block';
}

/** `for (;;);` */
function isEmptyBody(parent: Node | null, before: Node | null, after: Node | null): boolean {
  return (
    parent !== null &&
    ['ForStatement', 'WhileStatement'].includes(parent.name) &&
    after === null &&
    ['ForSpec', 'ForOfSpec', 'ForInSpec', 'ParenthesizedExpression'].includes(before?.name ?? '')
  );
}

function functionOf({ parent }: Node): Node | null {
  for (let each = parent; each !== null; each = each.parent) if (FUNCTIONS.has(each.name)) return each;
  return null;
}

function depthOf({ parent }: Node): number {
  let depth = 0;
  for (let each = parent; each !== null; each = each.parent) depth++;
  return depth;
}

/** Variables that have been declared before a statement and can be read in it. */
function visibleAt(node: Node, code: string): readonly string[] {
  const names: string[] = [];
  for (let inner: Node = node, outer = node.parent; outer !== null; inner = outer, outer = outer.parent)
    for (let child = outer.firstChild; child !== null && child.from < inner.from; child = child.nextSibling)
      if (DECLARING.has(child.name)) names.push(...definedIn(child, code));
      else if (child.name === 'VariableDefinition' && outer.name === 'CatchClause')
        names.push(code.slice(child.from, child.to));
      else if (child.name === 'ExportDeclaration' && child.getChild('VariableDeclaration') !== null)
        names.push(...definedIn(child, code));
  return names;
}

const DECLARING = new Set(['VariableDeclaration', 'ParamList', 'ForSpec', 'ForOfSpec', 'ForInSpec']);

function definedIn(node: Node, code: string): readonly string[] {
  const names: string[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (FUNCTIONS.has(child.name)) continue;
    if (child.name === 'VariableDefinition') names.push(code.slice(child.from, child.to));
    else names.push(...definedIn(child, code));
  }
  return names;
}
