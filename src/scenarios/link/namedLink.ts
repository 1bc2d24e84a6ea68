// Addresses that name what they open instead of carrying it: `#scene=partition`, `#lesson=L12/gap`, `#museum=stale-write`.
// They stay right when the engine changes, which a moment by its step does not.

export type NamedLink =
  | {
      readonly kind: 'lesson';
      readonly id: string;
      /** Its first if not said. */
      readonly part: string | null;
      /** How far it has come in that part, and the moment shown; as it begins if not said. */
      readonly at?: string;
    }
  /** An assignment: its lesson as a teacher wants it, and the same places in that. */
  | { readonly kind: 'work'; readonly id: string; readonly part: string | null; readonly at?: string }
  /** `scene`: a scenario or a pair. `claim`: a statement of an article, such as `S2-01`. */
  | { readonly kind: 'scene' | 'museum' | 'claim'; readonly id: string };

/** Null if the hash names nothing. Whether what it names is there is another question. */
export function parseNamedLink(hash: string): NamedLink | null {
  const [, work, workPart, workAt] = WORK.exec(hash) ?? [];
  if (work !== undefined)
    return {
      kind: 'work',
      id: work,
      part: workPart ?? null,
      ...(workAt === undefined ? {} : { at: workAt }),
    };
  const [, kind, id = '', part, at] =
    /^#(scene|lesson|museum|claim)=([\w-]{1,64})(?:\/([\w-]{1,64})(?:&at=([\w-]+))?)?$/.exec(hash) ?? [];
  if (kind === 'lesson') return { kind, id, part: part ?? null, ...(at === undefined ? {} : { at }) };
  return (kind === 'scene' || kind === 'museum' || kind === 'claim') && part === undefined
    ? { kind, id }
    : null;
}

export function namedHash(link: NamedLink): string {
  const part = 'part' in link && link.part !== null ? `/${link.part}` : '';
  const at = 'at' in link && link.at !== undefined ? `&at=${link.at}` : '';
  return `#${link.kind}=${link.id}${part}${at}`;
}

/** What is assigned stands in the address itself. */
const WORK = /^#work=([\w-]{1,4000})(?:\/([\w-]{1,64})(?:&at=([\w-]+))?)?$/;
