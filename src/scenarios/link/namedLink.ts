// Addresses that name what they open instead of carrying it: `#scene=partition`, `#lesson=L12/gap`, `#museum=stale-write`.
// They stay right when the engine changes, which a moment by its step does not.

export type NamedLink =
  | {
      readonly kind: 'lesson';
      readonly id: string;
      /** Its first if not said. */
      readonly part: string | null;
    }
  /** `scene`: a scenario or a pair. */
  | { readonly kind: 'scene' | 'museum'; readonly id: string };

/** Null if the hash names nothing. Whether what it names is there is another question. */
export function parseNamedLink(hash: string): NamedLink | null {
  const [, kind, id = '', part] =
    /^#(scene|lesson|museum)=([\w-]{1,64})(?:\/([\w-]{1,64}))?$/.exec(hash) ?? [];
  if (kind === 'lesson') return { kind, id, part: part ?? null };
  return (kind === 'scene' || kind === 'museum') && part === undefined ? { kind, id } : null;
}

export function namedHash(link: NamedLink): string {
  const part = link.kind === 'lesson' && link.part !== null ? `/${link.part}` : '';
  return `#${link.kind}=${link.id}${part}`;
}
