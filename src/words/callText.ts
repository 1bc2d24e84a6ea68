import type { Request } from '../engine/index.ts';

/** A call as it is written in code: `create /lock`. Names of operations are the same in every language. */
export function callText(request: Request): string {
  return 'path' in request && request.path !== undefined ? `${request.op} ${request.path}` : request.op;
}
