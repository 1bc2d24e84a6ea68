// java.lang.IllegalArgumentException, as PathUtils.validatePath throws it: a call the library refuses before anything is
// sent. The Java texts are the catalogue's, by reason.
import type { PathError } from '../model/path.ts';

export class IllegalArgument extends Error {
  readonly path: string;
  readonly reason: PathError;

  constructor(path: string, reason: PathError) {
    super(`illegal path ${JSON.stringify(path)}: ${JSON.stringify(reason)}`);
    this.name = 'IllegalArgument';
    this.path = path;
    this.reason = reason;
  }
}
