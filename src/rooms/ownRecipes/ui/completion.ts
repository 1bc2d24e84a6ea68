// What can be typed here: the client's calls after a dot, and the words that go into their arguments.
import {
  snippetCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { OwnRecipeWords } from '../words/contract.ts';
import { API, CONNECTION_STATES, CREATE_MODES, ROLES, type Owner } from './api.ts';
import { docOf } from './docOf.ts';

export interface EditorWords {
  readonly own: OwnRecipeWords;
}

const EVENT_TYPES = [
  'NodeCreated',
  'NodeDeleted',
  'NodeDataChanged',
  'NodeChildrenChanged',
  'None',
  'PersistentWatchRemoved',
];

/** What a call looks like when it is chosen; Tab goes from gap to gap. Calls without a line here get their brackets. */
const SHAPES: Readonly<Record<string, string>> = {
  'zk.create': "create('${/path}', ${client.name}, { mode: '${EPHEMERAL}' })",
  'zk.exists': "exists('${/path}')",
  'zk.getData': "getData('${/path}')",
  'zk.getChildren': "getChildren('${/path}')",
  'zk.setData': "setData('${/path}', ${data})",
  'zk.delete': "delete('${/path}')",
  'zk.multi': "multi([{ op: '${create}', path: '${/path}' }])",
  'zk.addWatch': "addWatch('${/path}', (event) => {\n\t${}\n})",
  'zk.sync': "sync('${/path}')",
  'zk.on': "on('state', (state) => {\n\t${}\n})",
  'client.sleep': 'sleep(${1:1000})',
  'client.draw': 'draw(${1:10})',
  'client.log': "log('${text}')",
  'client.holds': "holds('${/path}')",
  'tree.exists': "exists('${/path}')",
  'tree.data': "data('${/path}')",
  'tree.version': "version('${/path}')",
  'tree.owner': "owner('${/path}')",
  'tree.children': "children('${/path}')",
};

const PROPERTIES: ReadonlySet<string> = new Set(['client.name', 'client.zk', 'tree.paths']);

/** Asked at each key: looks at the line before the cursor and nothing else. */
export function completeCalls(
  words: () => EditorWords,
): (context: CompletionContext) => CompletionResult | null {
  return (context) => {
    const { from, text } = context.state.doc.lineAt(context.pos);
    const before = text.slice(0, context.pos - from);
    const typed = /\w*$/.exec(before)?.[0] ?? '';
    const options = optionsAfter(before.slice(0, before.length - typed.length), words());
    if (options === null) return null;
    return { from: context.pos - typed.length, options, validFor: /^\w*$/ };
  };
}

function optionsAfter(before: string, words: EditorWords): Completion[] | null {
  if (/\bzk\s*\??\.\s*$/.test(before)) return callsOf('zk', words);
  if (/\bclient\s*\??\.\s*$/.test(before)) return callsOf('client', words);
  if (/\btree\s*\??\.\s*$/.test(before)) return callsOf('tree', words);
  if (/\bmode:\s*['"]$/.test(before)) return literals(CREATE_MODES);
  if (/\bas:\s*['"]$/.test(before)) return literals(ROLES);
  if (/\bop:\s*['"]$/.test(before)) return literals(['create', 'delete', 'setData', 'check']);
  if (/\bcode\s*[!=]==?\s*['"]$/.test(before))
    return Object.entries(words.own.keeperCodes).map(([label, info]) => ({ label, type: 'constant', info }));
  if (/\btype\s*[!=]==?\s*['"]$/.test(before)) return literals(EVENT_TYPES);
  if (/\bstate\s*[!=]==?\s*['"]$/.test(before)) return literals(CONNECTION_STATES);
  return null;
}

function literals(words: readonly string[]): Completion[] {
  return words.map((label) => ({ label, type: 'constant' }));
}

function callsOf(owner: Owner, words: EditorWords): Completion[] {
  return API.filter((call) => call.owner === owner).flatMap((call) => {
    const key = `${owner}.${call.name}`;
    const isProperty = PROPERTIES.has(key);
    const completion: Completion = {
      label: call.name,
      type: isProperty ? 'property' : 'method',
      info: () => docOf(call, words.own),
    };
    if (isProperty) return [completion];
    const promised = snippetCompletion(SHAPES[key] ?? `${call.name}()`, completion);
    if (call.callback === null) return [promised];
    const called = { ...completion, detail: ', callback', boost: -1 };
    return [promised, snippetCompletion(callbackShape(call.callback), called)];
  });
}

/** From a declaration such as `exists(path: string, watcher: Watcher | null, callback: Callback<[stat: Stat | null]>, ctx?: unknown): void`. */
export function callbackShape(declared: string): string {
  const [, name = '', before = '', told = ''] =
    /^(\w+)\((.*?)callback: (.*?)(?:, ctx\?|$)/.exec(declared) ?? [];
  const given = namesIn(before.replaceAll(/\{.*?\}/g, '')).map(
    (each) => GIVEN[`${name} ${each}`] ?? GIVEN[each],
  );
  const heard = told.startsWith('Callback<')
    ? ['rc', 'path', 'ctx', ...namesIn(told)]
    : namesIn(told.replace(/=>.*/, ''));
  return `${name}(${[...given, `(${heard.join(', ')}) => {\n\t\${}\n}`].join(', ')})`;
}

function namesIn(declared: string): readonly string[] {
  return [...declared.matchAll(/(\w+)\??: /g)].map(([, name = '']) => name);
}

const GIVEN: Readonly<Record<string, string>> = {
  path: "'${/path}'",
  prefix: "'${/path}'",
  data: '${data}',
  version: '${-1}',
  watcher: '${null}',
  'addWatch watcher': '(event) => {}',
  options: '${undefined}',
  'create options': "{ mode: '${EPHEMERAL}' }",
  parts: "[{ op: '${create}', path: '${/path}' }]",
  acl: '${acl}',
};
