// The authentication schemes a standalone server has without configuration: `ip` and `digest`
// (org.apache.zookeeper.server.auth.ProviderRegistry and its providers). `x509` and `sasl` are left out.
import { parseJavaInteger } from './javaNumber.ts';

export interface AuthProvider {
  /** Whether ids of this scheme may stand behind `auth` in an ACL. */
  readonly authenticates: boolean;
  /** Whether the text may be an id in an ACL. */
  isValid(id: string): boolean;
  /** Whether a connection's id is meant by an ACL's. */
  matches(id: string, aclId: string): boolean;
  /** How whoAmI names the id. */
  userOf(id: string): string;
}

/** Null for a scheme the server does not know; `world` and `super` are no providers either. */
export function providerOf(scheme: string): AuthProvider | null {
  if (scheme === 'digest') return DIGEST;
  return scheme === 'ip' ? IP : null;
}

const DIGEST: AuthProvider = {
  authenticates: true,
  isValid: (id) => hasTwoParts(id),
  matches: (id, aclId) => id === aclId,
  userOf: (id) => id.slice(0, (id + ':').indexOf(':')),
};

const IP: AuthProvider = {
  authenticates: false,
  isValid: (id) => subnetOf(id) !== null,
  matches(id, aclId) {
    const subnet = subnetOf(aclId);
    const address = addressOf(id);
    if (subnet === null || address === null) return false;
    return subnet.bits === 0 || (address ^ subnet.address) >>> (32 - subnet.bits) === 0;
  },
  userOf: (id) => id,
};

/** As `id.split(":")` in Java, which drops empty parts at the end: `:x` and `a:b:` pass, `a:` does not. */
function hasTwoParts(id: string): boolean {
  const parts = id.split(':');
  while (parts.length > 0 && parts.at(-1) === '') parts.pop();
  return parts.length === 2;
}

/** `10.0.0.0/8`; without a slash all 32 bits count. IPv4 only, as in 3.8. */
function subnetOf(text: string): { readonly address: number; readonly bits: number } | null {
  const slash = text.indexOf('/');
  const address = addressOf(slash === -1 ? text : text.slice(0, slash));
  const bits = slash === -1 ? 32 : intOf(text.slice(slash + 1));
  if (address === null || bits === null || bits < 0 || bits > 32) return null;
  return { address, bits };
}

function addressOf(text: string): number | null {
  const parts = text.split('.');
  if (parts.length !== 4) return null;
  let address = 0;
  for (const part of parts) {
    const byte = intOf(part);
    if (byte === null || byte < 0 || byte > 255) return null;
    address = (address << 8) | byte;
  }
  return address;
}

function intOf(text: string): number | null {
  const value = parseJavaInteger(text, 32);
  return value === null ? null : Number(value);
}
