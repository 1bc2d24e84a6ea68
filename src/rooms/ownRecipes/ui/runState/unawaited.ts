// Calls whose promise is dropped, or taken for the answer: what they come to is neither waited for nor heard of.
import { typescriptLanguage } from '@codemirror/lang-javascript';
import { API } from '../api.ts';

export interface Unawaited {
  /** `zk.create`, `client.sleep`. */
  readonly call: string;
  readonly from: number;
  readonly to: number;
}

type Node = ReturnType<typeof typescriptLanguage.parser.parse>['topNode'];

/** In their order. `void` before a call says that it is meant. */
export function unawaitedIn(code: string): readonly Unawaited[] {
  const found: Unawaited[] = [];
  typescriptLanguage.parser.parse(code).iterate({
    enter({ name, node, from, to }) {
      if (name !== 'CallExpression') return;
      const call = callOf(node, code);
      if (call !== null && !hasCallback(node, call) && isDropped(node, code)) found.push({ call, from, to });
    },
  });
  return found;
}

const ASYNCHRONOUS: ReadonlySet<string> = new Set(
  API.filter(({ signature }) => signature.includes('Promise<')).map(({ owner, name }) => `${owner}.${name}`),
);

function callOf(node: Node, code: string): string | null {
  const called = node.firstChild;
  if (called?.name !== 'MemberExpression') return null;
  const path = code.slice(called.from, called.to).replaceAll(/[\s?]/g, '').split('.');
  const call = path.slice(-2).join('.');
  return ASYNCHRONOUS.has(call) ? call : null;
}

/** How many arguments a call has before its callback, which is told instead. */
const BEFORE_CALLBACK: Readonly<Record<string, number>> = {
  create: 3,
  exists: 2,
  getData: 2,
  getChildren: 2,
  setData: 3,
  delete: 2,
  multi: 1,
  addWatch: 3,
  sync: 1,
  getAcl: 1,
  setAcl: 3,
  getEphemerals: 1,
};

function hasCallback(node: Node, call: string): boolean {
  const before = BEFORE_CALLBACK[call.replace(/^zk\./, '')] ?? Infinity;
  let count = 0;
  for (let each = node.lastChild?.firstChild ?? null; each !== null; each = each.nextSibling)
    if (/^\w/.test(each.name)) count++;
  return call.startsWith('zk.') && count > before;
}

function isDropped(node: Node, code: string): boolean {
  const { parent } = node;
  switch (parent?.name) {
    case 'ExpressionStatement':
    case 'BinaryExpression':
      return true;
    case 'ParenthesizedExpression':
      return BY_ANSWER.has(parent.parent?.name ?? '');
    case 'UnaryExpression':
      return code[parent.from] === '!';
    case 'MemberExpression':
      return !/\.\s*(?:then|catch|finally)$/.test(code.slice(node.to, parent.to));
    case 'VariableDeclaration':
      return node.prevSibling?.prevSibling?.name.endsWith('Pattern') === true;
    default:
      return false;
  }
}

const BY_ANSWER: ReadonlySet<string> = new Set(['IfStatement', 'WhileStatement', 'DoStatement']);
