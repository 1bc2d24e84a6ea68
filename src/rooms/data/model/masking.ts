// What is left out before anything is saved or opened elsewhere.
import type { Acl, Data, SessionId } from '../../../engine/index.ts';
import { dataLength } from '../../../engine/index.ts';

/** `data`: paths stay, data becomes its length. `names`: names and sessions are replaced too, each by the same one everywhere. */
export const MASK_KINDS = ['nothing', 'data', 'names'] as const;
export type MaskKind = (typeof MASK_KINDS)[number];

/** Of a form that a server takes. */
function maskedId(scheme: string): string {
  switch (scheme) {
    case 'digest':
      return 'masked:masked';
    case 'ip':
      return '192.0.2.1';
    default:
      return 'masked';
  }
}

export class Mask {
  readonly kind: MaskKind;
  readonly #names = new Map<string, string>();
  readonly #sessions = new Map<SessionId, string>();

  constructor(kind: MaskKind) {
    this.kind = kind;
  }

  /** Sequence numbers stay: order is what they are for. ZooKeeper's own znodes keep their names. */
  path(path: string): string {
    if (this.kind !== 'names' || path === '/zookeeper' || path.startsWith('/zookeeper/')) return path;
    return path
      .split('/')
      .map((name) => (name === '' ? '' : this.#name(name)))
      .join('/');
  }

  session(id: SessionId): string {
    if (this.kind !== 'names' || id === '0x0') return id;
    let name = this.#sessions.get(id);
    if (name === undefined) {
      name = `session-${this.#sessions.size + 1}`;
      this.#sessions.set(id, name);
    }
    return name;
  }

  data(data: Data): Data {
    if (this.kind === 'nothing' || data === null || data === '') return data;
    return `<${dataLength(data)} bytes>`;
  }

  acl(acl: Acl): Acl {
    if (this.kind === 'nothing') return acl;
    return acl.map((entry) => (entry.scheme === 'world' ? entry : { ...entry, id: maskedId(entry.scheme) }));
  }

  #name(name: string): string {
    const [, stem = name, number = ''] = /^(.*?)(-?\d{10})?$/su.exec(name) ?? [];
    let masked = this.#names.get(stem);
    if (masked === undefined) {
      masked = `n${this.#names.size + 1}`;
      this.#names.set(stem, masked);
    }
    return number === '' ? masked : `${masked}-${number.replace(/^-/, '')}`;
  }
}
