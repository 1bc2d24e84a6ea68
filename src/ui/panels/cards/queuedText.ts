import { requestText } from '../../../words/callText.ts';
import type { Outstanding } from '../../select/connection.ts';

/** A request that a server works at, in code. Servers have some of their own besides those of clients. */
export function queuedText(request: Outstanding['request']['request']): string {
  switch (request.op) {
    case 'createSession':
    case 'deleteContainer':
    case 'ping':
    case 'learned':
      return request.op;
    default:
      return requestText(request);
  }
}
