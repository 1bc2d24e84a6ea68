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
  /** `scene`: a scenario or a pair. */
  | { readonly kind: 'scene' | 'museum'; readonly id: string };

/** Null if the hash names nothing. Whether what it names is there is another question. */
export function parseNamedLink(hash: string): NamedLink | null {
  const [, kind, id = '', part, at] =
    /^#(scene|lesson|museum)=([\w-]{1,64})(?:\/([\w-]{1,64})(?:&at=([\w-]+))?)?$/.exec(hash) ?? [];
  if (kind === 'lesson') return { kind, id, part: part ?? null, ...(at === undefined ? {} : { at }) };
  return (kind === 'scene' || kind === 'museum') && part === undefined ? { kind, id } : null;
}

export function namedHash(link: NamedLink): string {
  const part = link.kind === 'lesson' && link.part !== null ? `/${link.part}` : '';
  const at = link.kind === 'lesson' && link.at !== undefined ? `&at=${link.at}` : '';
  return `#${link.kind}=${link.id}${part}${at}`;
}
