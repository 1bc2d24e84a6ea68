import { PERMS, type Acl, type AclEntry } from '../../../engine/index.ts';
import { CARDS } from '../../../words/cards.ts';
import { useWords } from '../../../words/useWords.ts';
import { compared } from '../../select/compared.ts';
import { Lines } from './Card.tsx';
import { Change } from './Change.tsx';

/** Who may do what, entry by entry, as setAcl takes them. `before`: the list one step earlier; null if there was none. */
export function AclLines({ acl, before }: { readonly acl: Acl; readonly before: Acl | null }) {
  const { format } = useWords();
  const text = useWords(CARDS).znode;
  return (
    <Lines>
      {compared(acl, before, entryText).map(({ item, change }) => {
        const perms = permsOf(item).map((letter) => text.perms[letter]);
        return (
          <li key={`${change} ${entryText(item)}`}>
            <Change change={change}>
              <code>{entryText(item)}</code>
            </Change>
            : {perms.length === 0 ? text.permsNone : format.list(perms)}
          </li>
        );
      })}
    </Lines>
  );
}

const LETTERS = [
  ['c', PERMS.CREATE],
  ['d', PERMS.DELETE],
  ['r', PERMS.READ],
  ['w', PERMS.WRITE],
  ['a', PERMS.ADMIN],
] as const;

function permsOf({ perms }: AclEntry): readonly (typeof LETTERS)[number][0][] {
  return LETTERS.flatMap(([letter, bit]) => ((perms & bit) === 0 ? [] : [letter]));
}

/** `world:anyone:cdrwa`. */
function entryText(entry: AclEntry): string {
  return `${entry.scheme}:${entry.id}:${permsOf(entry).join('')}`;
}
