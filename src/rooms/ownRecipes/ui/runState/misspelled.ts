// Calls that there are not, where one of nearly that name is: marked before they run, in branches that seldom run too.
import { typescriptLanguage } from '@codemirror/lang-javascript';
import { isNear } from '../../../../ownRecipes/advice.ts';
import { API, findCall, type Owner } from '../api.ts';

export interface Misspelled {
  /** `zk.getChildern`. */
  readonly call: string;
  /** `zk.getChildren`. */
  readonly meant: string;
  readonly from: number;
  readonly to: number;
}

/** In their order. */
export function misspelledIn(code: string): readonly Misspelled[] {
  const found: Misspelled[] = [];
  typescriptLanguage.parser.parse(code).iterate({
    enter({ name, node, from, to }) {
      if (name !== 'MemberExpression' || node.parent?.name !== 'CallExpression' || node.nextSibling === null)
        return;
      const path = code.slice(from, to).replaceAll(/[\s?]/g, '').split('.');
      const [owner, called = ''] = path.slice(-2);
      if (owner !== 'client' && owner !== 'zk') return;
      const meant = meantBy(owner, called);
      if (meant !== null) found.push({ call: `${owner}.${called}`, meant, from: to - called.length, to });
    },
  });
  return found;
}

function meantBy(owner: Owner, called: string): string | null {
  if (findCall(owner, called) !== undefined) return null;
  if (owner === 'client' && findCall('zk', called) !== undefined) return `client.zk.${called}`;
  const names = API.flatMap((each) => (each.owner === owner ? [each.name] : []));
  const typed = called.toLowerCase();
  const near =
    names.find((name) => name.toLowerCase() === typed) ??
    names.find((name) => isNear(name.toLowerCase(), typed));
  return near === undefined ? null : `${owner}.${near}`;
}
