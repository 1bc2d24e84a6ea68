// What a recipe can call, read from client.d.ts, which is what people read too: for completion, for hovering and for the list.

export type Owner = 'client' | 'zk' | 'tree';

export interface ApiCall {
  readonly owner: Owner;
  readonly name: string;
  /** In one line, as declared. */
  readonly signature: string;
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

export const API: readonly ApiCall[] = OWNERS.flatMap(([owner, name]) => membersOf(owner, name));

export const CREATE_MODES = literalsOf('CreateMode');
export const ROLES = literalsOf('Role');
export const CONNECTION_STATES = literalsOf('ConnectionState');

export function findCall(owner: Owner, name: string): ApiCall | undefined {
  return API.find((call) => call.owner === owner && call.name === name);
}

function membersOf(owner: Owner, type: string): readonly ApiCall[] {
  const [, body = ''] = new RegExp(`export interface ${type} \\{\n([^]*?)\n\\}`).exec(declarations) ?? [];
  return [...body.matchAll(/(?:\/\*\*([^]*?)\*\/\s*)?((?:readonly )?(\w+)[^]*?;)(?=\n {2}\S|\n*$)/g)].map(
    ([, doc = '', declared = '', name = '']) => ({
      owner,
      name,
      signature: inOneLine(declared.replace(/^readonly /, '').replace(/;$/, '')),
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
