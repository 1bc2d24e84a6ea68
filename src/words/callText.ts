import type { Request } from '../engine/index.ts';

/** A call as it is written in code: `create /lock`. Names of operations are the same in every language. */
export function callText(request: Request): string {
  return 'path' in request && request.path !== undefined ? `${request.op} ${request.path}` : request.op;
}

/** The same of a request on its way, which says whether it sets a watch. */
export function requestText(request: Request): string {
  return 'watch' in request && request.watch ? `${callText(request)} watch=true` : callText(request);
}
