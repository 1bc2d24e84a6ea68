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
  /** Assignments: lessons as a teacher wants them, and the same places in those. */
  | {
      readonly kind: 'work';
      /** Of several, one code after another with points between them. */
      readonly id: string;
      /** Which of several, counted from one; the first if not said. */
      readonly task?: number;
      readonly part: string | null;
      readonly at?: string;
    }
  /** `scene`: a scenario or a pair. `claim`: a statement of an article, such as `S2-01`. */
  | { readonly kind: 'scene' | 'museum' | 'claim'; readonly id: string };

/** Null if the hash names nothing. Whether what it names is there is another question. */
export function parseNamedLink(hash: string): NamedLink | null {
  const [, work, task, workPart, workAt] = WORK.exec(hash) ?? [];
  if (work !== undefined)
    return {
      kind: 'work',
      id: work,
      ...(task === undefined ? {} : { task: Number(task) }),
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
  const task = link.kind === 'work' && link.task !== undefined ? `~${link.task}` : '';
  return `#${link.kind}=${link.id}${task}${part}${at}`;
}

/** What is assigned stands in the address itself: up to a dozen tasks. */
const WORK =
  /^#work=([\w-]{1,4000}(?:\.[\w-]{1,4000}){0,11})(?:~([1-9]\d?))?(?:\/([\w-]{1,64})(?:&at=([\w-]+))?)?$/;
