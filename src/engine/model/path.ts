// Paths of znodes and what is wrong with them (org.apache.zookeeper.common.PathUtils).

/** Why a path is invalid; `at` is the index of the UTF-16 unit where it was noticed, as the Java texts give it. */
export type PathError =
  | { readonly kind: 'empty' | 'noLeadingSlash' | 'trailingSlash' }
  | {
      readonly kind: 'emptyName' | 'relative' | 'nullCharacter' | 'invalidCharacter';
      readonly at: number;
    };

/** The first fault of a path in the order PathUtils.validatePath looks, or null ([Z4]). */
export function validatePath(path: string): PathError | null {
  if (path.length === 0) return { kind: 'empty' };
  if (path.charCodeAt(0) !== SLASH) return { kind: 'noLeadingSlash' };
  if (path.length === 1) return null;
  if (path.charCodeAt(path.length - 1) === SLASH) return { kind: 'trailingSlash' };
  for (let at = 1; at < path.length; at++) {
    const kind = faultAt(path, at);
    if (kind !== null) return { kind, at };
  }
  return null;
}

/** The path above: `/` for top-level nodes and for the root itself. */
export function parentOf(path: string): string {
  const lastSlash = path.lastIndexOf('/');
  return lastSlash <= 0 ? '/' : path.slice(0, lastSlash);
}

/** The last component. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The path of a child. */
export function childOf(parent: string, name: string): string {
  return parent === '/' ? `/${name}` : `${parent}/${name}`;
}

const SLASH = 0x2f;
const DOT = 0x2e;

function faultAt(
  path: string,
  at: number,
): 'emptyName' | 'relative' | 'nullCharacter' | 'invalidCharacter' | null {
  const unit = path.charCodeAt(at);
  if (unit === 0) return 'nullCharacter';
  const before = path.charCodeAt(at - 1);
  if (unit === SLASH) return before === SLASH ? 'emptyName' : null;
  if (unit === DOT) return isRelative(path, at, before) ? 'relative' : null;
  return isForbidden(unit) ? 'invalidCharacter' : null;
}

/** Whether the dot at this place ends a component that is `.` or `..`. */
function isRelative(path: string, at: number, before: number): boolean {
  const ends = at + 1 === path.length || path.charCodeAt(at + 1) === SLASH;
  if (!ends) return false;
  return before === SLASH || (before === DOT && path.charCodeAt(at - 2) === SLASH);
}

/** Surrogates are forbidden, so a name has no character beyond the basic plane. */
function isForbidden(unit: number): boolean {
  return (
    unit <= 0x1f ||
    (unit >= 0x7f && unit <= 0x9f) ||
    (unit >= 0xd800 && unit <= 0xf8ff) ||
    (unit >= 0xfff0 && unit <= 0xffff)
  );
}
