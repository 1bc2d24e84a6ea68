// A file of the engine as its documentation needs it: what it exports, and what its comments say of that.
import { readFileSync } from 'node:fs';
import { resolve, dirname } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** One thing that a program can import, or one member of a class. */
export interface Documented {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'type' | 'value';
  /** As it stands in the source, without bodies. */
  readonly declaration: string;
  /** What its comment says; empty without one. */
  readonly text: string;
  /** What a program may call of a class. */
  readonly members: readonly Documented[];
}

type Node = Readonly<Record<string, unknown>> & {
  readonly type: string;
  readonly start: number;
  readonly end: number;
};

/** One of many that a table of the source lists: a command, a record of the trace. */
export interface Listed {
  readonly name: string;
  readonly fields: readonly string[];
  readonly text: string;
}

/** Every export of a file, by name, those that it passes on included. A namespace counts as one. */
export function exportsOf(path: string): ReadonlyMap<string, Documented> {
  const source = new SourceFile(path);
  const found = new Map<string, Documented>();
  for (const statement of source.statements)
    for (const item of source.exportedBy(statement)) if (!found.has(item.name)) found.set(item.name, item);
  return found;
}

/** What an object of the file has, entry by entry, with the names in its `fields`. */
export function entriesOf(path: string, variable: string): readonly Listed[] {
  return new SourceFile(path).entriesOf(variable);
}

/** The members of the file's unions that say their `kind`. */
export function kindsIn(path: string): readonly Listed[] {
  return new SourceFile(path).kinds();
}

class SourceFile {
  readonly statements: readonly Node[];
  readonly #path: string;
  readonly #text: string;
  readonly #comments: readonly { readonly end: number; readonly value: string }[];

  constructor(path: string) {
    this.#path = path;
    this.#text = readFileSync(path, 'utf8');
    const { program, comments, errors } = parseSync(path, this.#text);
    if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
    this.statements = program.body as unknown as readonly Node[];
    this.#comments = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  }

  exportedBy(statement: Node): readonly Documented[] {
    if (statement.type === 'ExportAllDeclaration') return this.#passedOnWhole(statement);
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (isNode(statement['declaration'])) return this.#declared(statement, statement['declaration']);
    return this.#passedOn(statement);
  }

  entriesOf(variable: string): readonly Listed[] {
    const declared = this.statements.flatMap(({ declarations }) => nodesIn(declarations));
    const found = declared.find(({ id }) => nameOf(id) === variable);
    if (found === undefined) throw new Error(`${this.#path} has no ${variable}`);
    return nodesIn(bare(found['init'])['properties']).map((entry) => {
      const fields = nodesIn(bare(entry['value'])['properties']).find(({ key }) => nameOf(key) === 'fields');
      return {
        name: nameOf(entry['key']),
        fields: fields === undefined ? [] : this.#fieldsOf(bare(fields['value'])),
        text: this.#textAbove(entry),
      };
    });
  }

  kinds(): readonly Listed[] {
    const found: Listed[] = [];
    for (const { declaration } of this.statements) {
      if (!isNode(declaration) || declaration.type !== 'TSTypeAliasDeclaration') continue;
      for (const member of nodesIn((declaration['typeAnnotation'] as Node)['types'])) {
        const inner = bare(member);
        const parts = inner.type === 'TSIntersectionType' ? nodesIn(inner['types']) : [inner];
        const signatures = parts.flatMap((part) => nodesIn(part['members']));
        const kind = signatures.find(({ key }) => nameOf(key) === 'kind');
        if (kind === undefined) continue;
        found.push({
          name: this.#slice(bare((kind['typeAnnotation'] as Node)['typeAnnotation'])).slice(1, -1),
          fields: [
            ...signatures.map(({ key }) => nameOf(key)).filter((name) => name !== 'kind'),
            ...parts.flatMap((part) => this.#membersNamed(part)),
          ],
          text: this.#textAbove(member),
        });
      }
    }
    return found;
  }

  /** Of an interface that a member is joined with. */
  #membersNamed(part: Node): readonly string[] {
    if (part.type !== 'TSTypeReference') return [];
    const name = nameOf(part['typeName']);
    const imported = this.statements.find(({ specifiers }) =>
      nodesIn(specifiers).some(({ local }) => nameOf(local) === name),
    );
    const { statements } = imported === undefined ? this : new SourceFile(this.#pathOf(imported));
    const found = statements
      .map((statement) => (isNode(statement['declaration']) ? statement['declaration'] : statement))
      .find(({ type, id }) => type === 'TSInterfaceDeclaration' && nameOf(id) === name);
    if (found === undefined) throw new Error(`${this.#path}: ${name} is no interface`);
    return nodesIn((found['body'] as Node)['body']).map(({ key }) => nameOf(key));
  }

  /** `{ ...WAY, extraMs: … }` has the fields of WAY too. */
  #fieldsOf(value: Node): readonly string[] {
    if (value.type === 'Identifier') {
      const declared = this.statements.flatMap(({ declarations }) => nodesIn(declarations));
      return this.#fieldsOf(bare(declared.find(({ id }) => nameOf(id) === nameOf(value))?.['init']));
    }
    return nodesIn(value['properties']).flatMap((property) =>
      property.type === 'SpreadElement'
        ? this.#fieldsOf(property['argument'] as Node)
        : [nameOf(property['key'])],
    );
  }

  /** `export * from`: all of it; `export * as name from`: one value. */
  #passedOnWhole(statement: Node): readonly Documented[] {
    const from = exportsOf(this.#pathOf(statement));
    const name = nameOf(statement['exported']);
    if (name === '') return [...from.values()];
    return [
      { name, kind: 'value', declaration: '', text: this.#textAbove(statement), members: [...from.values()] },
    ];
  }

  /** `export { a, type B } from`. */
  #passedOn(statement: Node): readonly Documented[] {
    if (statement['source'] === null) return [];
    const from = exportsOf(this.#pathOf(statement));
    return nodesIn(statement['specifiers']).map((specifier) => {
      const found = from.get(nameOf(specifier['local']));
      if (found === undefined)
        throw new Error(`${this.#path} exports ${nameOf(specifier['local'])}: not found`);
      return { ...found, name: nameOf(specifier['exported']) };
    });
  }

  #declared(statement: Node, declaration: Node): readonly Documented[] {
    const text = this.#textAbove(statement);
    const one = (
      kind: Documented['kind'],
      name: string,
      said: string,
      members: readonly Documented[] = [],
    ) => [{ kind, name, declaration: said, text, members }];
    const name = nameOf(declaration['id']);
    switch (declaration.type) {
      case 'FunctionDeclaration':
      case 'TSDeclareFunction':
        return one('function', name, this.#signature(name, declaration));
      case 'ClassDeclaration':
        return one('class', name, `class ${name}`, this.#membersOf(declaration));
      case 'TSInterfaceDeclaration':
      case 'TSTypeAliasDeclaration':
        return one('type', name, this.#slice(declaration));
      case 'VariableDeclaration':
        return nodesIn(declaration['declarations']).flatMap((variable) =>
          one('value', nameOf(variable['id']), this.#slice(variable['id'] as Node)),
        );
      default:
        throw new Error(`${this.#path} exports ${declaration.type}, which has no place in the documentation`);
    }
  }

  /** What is not the class's own affair, in the order of the source. */
  #membersOf(declaration: Node): readonly Documented[] {
    const body = declaration['body'] as Node;
    return nodesIn(body['body']).flatMap((member) => {
      const { key, value } = member;
      if (!isNode(key) || key.type === 'PrivateIdentifier' || member['kind'] === 'constructor') return [];
      const name = `${member['static'] === true ? 'static ' : ''}${nameOf(key)}`;
      const isCalled = member.type === 'MethodDefinition' && member['kind'] === 'method' && isNode(value);
      const said = isCalled ? this.#signature(name, value) : this.#field(name, member);
      return [
        {
          name,
          kind: isCalled ? 'function' : 'value',
          declaration: said,
          text: this.#textAbove(member),
          members: [],
        },
      ];
    });
  }

  #field(name: string, member: Node): string {
    const typed = isNode(member['value']) ? member['value']['returnType'] : member['typeAnnotation'];
    return `${name}${isNode(typed) ? this.#slice(typed) : ''}`;
  }

  #signature(name: string, callable: Node): string {
    const given = nodesIn(callable['params']).map((parameter) => this.#parameter(parameter));
    const typed = callable['returnType'];
    const generic = callable['typeParameters'];
    const said = `${name}${isNode(generic) ? this.#slice(generic) : ''}(${given.join(', ')})${isNode(typed) ? this.#slice(typed) : ''}`;
    return said.replaceAll(/\s+/g, ' ');
  }

  /** One with a default is one that may be left out. */
  #parameter(parameter: Node): string {
    if (parameter.type !== 'AssignmentPattern') return this.#slice(parameter);
    const left = parameter['left'] as Node;
    const typed = left['typeAnnotation'];
    return `${nameOf(left)}?${isNode(typed) ? this.#slice(typed) : ''}`;
  }

  /** Of the comment that ends where it begins. */
  #textAbove(node: Node): string {
    const comment = this.#comments.findLast(
      ({ end }) => end <= node.start && /^[\s|(]*$/.test(this.#text.slice(end, node.start)),
    );
    if (comment === undefined) return '';
    const lines = comment.value.slice(1).split('\n');
    return lines
      .map((line) => line.replace(/^\s*\*\s?/, '').trim())
      .join(' ')
      .trim();
  }

  #slice({ start, end }: Node): string {
    return this.#text.slice(start, end);
  }

  #pathOf(statement: Node): string {
    const { value } = statement['source'] as Node;
    return resolve(dirname(this.#path), String(value));
  }
}

/** Without `as const`, `satisfies` and brackets around it. */
function bare(value: unknown): Node {
  if (!isNode(value)) throw new Error('there is nothing here');
  const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'];
  if (wrappers.includes(value.type)) return bare(value['expression']);
  return value.type === 'TSParenthesizedType' || value.type === 'TSLiteralType'
    ? bare(value['typeAnnotation'] ?? value['literal'])
    : value;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function nodesIn(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter((item) => isNode(item)) : [];
}

function nameOf(value: unknown): string {
  return isNode(value) && typeof value['name'] === 'string' ? value['name'] : '';
}
