// java.lang.IllegalArgumentException, as PathUtils.validatePath throws it: a call the library refuses before anything is
// sent. The message is Java's.
import type { PathError } from '../model/path.ts';

export class IllegalArgument extends Error {
  readonly path: string;
  readonly reason: PathError;

  constructor(path: string, reason: PathError) {
    super(textOf(path, reason));
    this.name = 'IllegalArgument';
    this.path = path;
    this.reason = reason;
  }
}

function textOf(path: string, reason: PathError): string {
  switch (reason.kind) {
    case 'empty':
      return 'Path length must be > 0';
    case 'noLeadingSlash':
      return 'Path must start with / character';
    case 'trailingSlash':
      return 'Path must not end with / character';
    default:
      return `Invalid path string "${path}" caused by ${FAULTS[reason.kind]} @${reason.at}`;
  }
}

const FAULTS = {
  nullCharacter: 'null character not allowed',
  emptyName: 'empty node name specified',
  relative: 'relative paths not allowed',
  invalidCharacter: 'invalid character',
} as const;
