// The page that holds the frame: whom the frame hears, and to whom it speaks.

import { saidInAddress } from './said.ts';

/** What the frame's address says its host's origin is; `*` where it cannot be named, as of a sandboxed page. */
const HOST = hostOrigin();

/** Whether a message is the host's own. */
export function isFromHost({ source, origin }: MessageEvent<unknown>): boolean {
  return source === parent && parent !== window && (HOST === '*' || origin === HOST);
}

/** `version` 1 of the protocol; whatever is said can be cloned. */
export function tellHost(message: Readonly<Record<string, unknown>>): void {
  if (parent !== window) parent.postMessage({ znodeLab: 1, ...message }, HOST);
}

function hostOrigin(): string {
  const said = saidInAddress().get('host');
  return said !== null && /^https?:\/\/[\w.:[\]-]{1,250}$/.test(said) ? said : '*';
}
