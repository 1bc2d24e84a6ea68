// What a recipe can call, read from client.d.ts, which is what people read too: for completion, for hovering and for the list.

export type Owner = 'client' | 'zk' | 'tree';

export interface ApiCall {
  readonly owner: Owner;
  readonly name: string;
  /** In one line, as declared. */
  readonly signature: string;
  /** The same with a callback, as in Java; null where there is no such form. */
  readonly callback: string | null;
  /** The declaration's comment; empty without one. */
  readonly doc: string;
}

// A plain import of declarations would be one of types.
const [declarations = ''] = Object.values(
  import.meta.glob<string>('../../../ownRecipes/client.d.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const OWNERS: readonly (readonly [Owner, string])[] = [
  ['client', 'Client'],
  ['zk', 'ZooKeeper'],
  ['tree', 'Tree'],
];

export const CREATE_MODES = literalsOf('CreateMode');
export const ROLES = literalsOf('Role');
export const CONNECTION_STATES = literalsOf('ConnectionState');

export const API: readonly ApiCall[] = OWNERS.flatMap(([owner, name]) => callsOf(owner, name));

export function findCall(owner: Owner, name: string): ApiCall | undefined {
  return API.find((call) => call.owner === owner && call.name === name);
}

/** Where an interface is declared twice, the second time has the forms with a callback. */
function callsOf(owner: Owner, type: string): readonly ApiCall[] {
  const [bodies = '', callbacks = ''] = [
    ...declarations.matchAll(new RegExp(`export interface ${type} \\{\n([^]*?)\n\\}`, 'g')),
  ].map(([, body]) => body);
  const withCallback = new Map(membersIn(callbacks).map(({ name, signature }) => [name, signature]));
  return membersIn(bodies).map((member) => ({
    owner,
    ...member,
    callback: withCallback.get(member.name) ?? null,
  }));
}

function membersIn(body: string): readonly Omit<ApiCall, 'owner' | 'callback'>[] {
  return [...body.matchAll(/(?:\/\*\*([^]*?)\*\/\s*)?((?:readonly )?(\w+)[^]*?;)(?=\n {2}\S|\n*$)/g)].map(
    ([, doc = '', declared = '', name = '']) => ({
      name,
      signature: inOneLine(declared.replace(/^readonly /, '').replace(/;$/, '')).replace(
        /: Role\b/,
        `: ${ROLES.map((role) => `'${role}'`).join(' | ')}`,
      ),
      doc: inOneLine(doc.replaceAll(/^\s*\* ?/gm, '')),
    }),
  );
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(/,? \)/g, ')').trim();
}

function literalsOf(type: string): readonly string[] {
  const [, body = ''] = new RegExp(`export type ${type} =([^;]*);`).exec(declarations) ?? [];
  return [...body.matchAll(/'(\w+)'/g)].map(([, literal = '']) => literal);
}
