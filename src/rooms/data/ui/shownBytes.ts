// A znode's data as text, as JSON or as bytes.

export type DataForm = 'text' | 'json' | 'hex';

/** Null where it is no JSON. */
export function shownBytes(bytes: Uint8Array, form: DataForm): string | null {
  switch (form) {
    case 'text':
      return TEXT.decode(bytes);
    case 'json':
      try {
        return JSON.stringify(JSON.parse(TEXT.decode(bytes)), null, 2);
      } catch {
        return null;
      }
    case 'hex':
      return hexDump(bytes.subarray(0, MOST_HEX_BYTES));
  }
}

const TEXT = new TextDecoder();
const MOST_HEX_BYTES = 8192;
const LINE = 16;

function hexDump(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += LINE) {
    const line = [...bytes.subarray(at, at + LINE)];
    const hex = line.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const text = line.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·')).join('');
    lines.push(`${at.toString(16).padStart(6, '0')}  ${hex.padEnd(3 * LINE)} ${text}`);
  }
  return lines.join('\n');
}
