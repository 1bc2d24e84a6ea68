// Paths of znodes: org.apache.zookeeper.common.PathUtils. Errors are codes with their place; the Java texts belong to the
// catalogue.

/** Why a path is refused; `at` is the index of the UTF-16 unit the Java client names. */
export type PathError =
  | { readonly code: 'empty' }
  | { readonly code: 'noLeadingSlash' }
  | { readonly code: 'trailingSlash' }
  | { readonly code: 'emptyComponent'; readonly at: number }
  | { readonly code: 'relativeComponent'; readonly at: number }
  | { readonly code: 'nullCharacter'; readonly at: number }
  | { readonly code: 'invalidCharacter'; readonly at: number };

/** What is wrong with a path, by the rule client and server share ([Z1]); null if it is valid. */
export function pathError(path: string): PathError | null {
  if (path.length === 0) return { code: 'empty' };
  if (!path.startsWith('/')) return { code: 'noLeadingSlash' };
  if (path === '/') return null;
  if (path.endsWith('/')) return { code: 'trailingSlash' };
  for (let at = 1; at < path.length; at++) {
    const error = unitError(path, at);
    if (error !== null) return error;
  }
  return endsRelative(path, path.length) ? { code: 'relativeComponent', at: path.length - 1 } : null;
}

/** `/a/b` → `/a`, `/a` → `/`; the root is its own parent. */
export function parentOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash <= 0 ? '/' : path.slice(0, slash);
}

function unitError(path: string, at: number): PathError | null {
  const unit = path.charCodeAt(at);
  if (unit === 0) return { code: 'nullCharacter', at };
  if (unit === SLASH) {
    if (path.charCodeAt(at - 1) === SLASH) return { code: 'emptyComponent', at };
    return endsRelative(path, at) ? { code: 'relativeComponent', at } : null;
  }
  return isExcluded(unit) ? { code: 'invalidCharacter', at } : null;
}

/** Whether the component that ends before `end` is `.` or `..`. */
function endsRelative(path: string, end: number): boolean {
  const component = path.slice(path.lastIndexOf('/', end - 1) + 1, end);
  return component === '.' || component === '..';
}

function isExcluded(unit: number): boolean {
  return (
    unit <= 0x1f || (unit >= 0x7f && unit <= 0x9f) || (unit >= 0xd800 && unit <= 0xf8ff) || unit >= 0xfff0
  );
}

const SLASH = 0x2f;
