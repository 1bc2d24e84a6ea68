// The page that holds the frame: whom the frame hears, and to whom it speaks.

import type { EmbedProblem } from './parameters.ts';
import { saidInAddress } from './said.ts';

/** The host's origin, as the frame's address says it; `*` where it says none, as a sandboxed page cannot; null for nonsense. */
const HOST = hostOrigin(saidInAddress().getAll('host'));

/** Whether a message is the host's own. Nobody's is where the address names a host that is none. */
export function isFromHost({ source, origin }: MessageEvent<unknown>): boolean {
  return source === parent && parent !== window && (HOST === '*' || origin === HOST);
}

/** `version` 1 of the protocol; whatever is said can be cloned. */
export function tellHost(message: Readonly<Record<string, unknown>>): void {
  if (parent !== window && HOST !== null) parent.postMessage({ znodeLab: 1, ...message }, HOST);
}

/** The element and pages of one's own hear it as `height`, learning platforms as LTI's message, or as H5P's. */
export function tellHeight(height: number): void {
  tellHost({ type: 'height', height });
  if (parent === window || HOST === null) return;
  parent.postMessage({ subject: 'lti.frameResize', height }, HOST);
  parent.postMessage({ context: 'h5p', action: 'resize', scrollHeight: height }, HOST);
}

/** Empty if the host is named rightly, or not at all. */
export function hostProblems(): readonly EmbedProblem[] {
  if (HOST !== null) return [];
  const value = saidInAddress().getAll('host').join(', ').slice(0, 80);
  return [{ name: 'host', value, right: 'https://your.site' }];
}

/** Exported for its test: what `host` says, as often as it is said. */
export function hostOrigin(said: readonly string[]): string | null {
  const [origin] = said;
  if (origin === undefined) return '*';
  return said.length === 1 && /^https?:\/\/[\w.:[\]-]{1,250}$/.test(origin) ? origin : null;
}
