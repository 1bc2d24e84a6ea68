// Text on the wire as jute writes it (BinaryOutputArchive.writeString): each half of a surrogate pair on its own, in three
// bytes that are no UTF-8. A reader finds six broken characters in place of one.

/** The text as a client reads it. */
export function asJute(text: string): string {
  return SURROGATE.test(text) ? text.replaceAll(EACH_SURROGATE, BROKEN) : text;
}

const SURROGATE = /[\ud800-\udfff]/;
const EACH_SURROGATE = /[\ud800-\udfff]/g;
const BROKEN = '\ufffd'.repeat(3);
