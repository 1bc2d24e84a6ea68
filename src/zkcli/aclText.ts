// How zkCli reads and prints ACLs (org.apache.zookeeper.cli.AclParser, ZKUtil.getPermString, Id.toString).
import { PERMS, type Acl, type AclEntry, type Recipe } from '../engine/index.ts';
import { javaSplit } from './javaSplit.ts';
import type { Terminal } from './terminal.ts';

/** `world:anyone:r,ip:10.0.0.0/8:cdrwa`. What is no entry is said, and left out. */
export function* parseAcl(text: string, terminal: Terminal): Recipe<Acl> {
  const acl: AclEntry[] = [];
  for (const part of javaSplit(text, ',')) {
    const first = part.indexOf(':');
    const last = part.lastIndexOf(':');
    if (first === last) {
      yield* terminal.err(`${part} does not have the form scheme:id:perm\n`);
      continue;
    }
    const perms = yield* parsePerms(part.slice(last + 1), terminal);
    acl.push({ scheme: part.slice(0, first), id: part.slice(first + 1, last), perms });
  }
  return acl;
}

export function aclText(acl: Acl): string {
  return acl
    .map(({ scheme, id, perms }) => `'${escaped(scheme)},'${escaped(id)}\n: ${permsText(perms)}\n`)
    .join('');
}

function* parsePerms(text: string, terminal: Terminal): Recipe<number> {
  let perms = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    const found = LETTERS.find(([each]) => each === letter);
    if (found === undefined) yield* terminal.err(`Unknown perm type: ${letter}\n`);
    else perms |= found[1];
  }
  return perms;
}

function permsText(perms: number): string {
  return LETTERS.flatMap(([letter, bit]) => ((perms & bit) === 0 ? [] : [letter])).join('');
}

const LETTERS = [
  ['c', PERMS.CREATE],
  ['d', PERMS.DELETE],
  ['r', PERMS.READ],
  ['w', PERMS.WRITE],
  ['a', PERMS.ADMIN],
] as const;

/** org.apache.jute.Utils.toCSVString, behind its quote. */
function escaped(text: string): string {
  return text.replaceAll(/[\0\n\r,}%]/gu, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase();
    return `%${code.padStart(2, '0')}`;
  });
}
