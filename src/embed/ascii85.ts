// Bytes as text, four to five characters: Ascii85, but with `v` in place of `<`, which could end the script that they stand in.

const FIRST = 33;
const LESS_THAN = 60;
const INSTEAD = 118;

export function toAscii85(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const length = Math.min(4, bytes.length - at);
    let group = 0;
    for (let nth = 0; nth < 4; nth++) group = group * 256 + (bytes[at + nth] ?? 0);
    for (let power = 4; power >= 4 - length; power--) {
      const code = FIRST + (Math.floor(group / 85 ** power) % 85);
      text += String.fromCharCode(code === LESS_THAN ? INSTEAD : code);
    }
  }
  return text;
}

export function fromAscii85(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * 4) / 5));
  const view = new DataView(new ArrayBuffer(4));
  for (let at = 0, to = 0; at < text.length; at += 5, to += 4) {
    let group = 0;
    for (let nth = 0; nth < 5; nth++) {
      // What the last group lacks is taken as the largest digit, so that rounding down gives its bytes back.
      const code = at + nth < text.length ? text.charCodeAt(at + nth) : FIRST + 84;
      group = group * 85 + (code === INSTEAD ? LESS_THAN : code) - FIRST;
    }
    view.setUint32(0, group);
    bytes.set(new Uint8Array(view.buffer, 0, Math.min(4, bytes.length - to)), to);
  }
  return bytes;
}
