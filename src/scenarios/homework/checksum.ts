// CRC-32 of a text's UTF-16 code units: it tells a slip or a cut from what was sent. It is no protection: what was done is proved by
// doing it again.

/** Eight hexadecimal digits. */
export function checksum(text: string): string {
  let crc = 0xffffffff;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    crc = withByte(withByte(crc, unit & 0xff), unit >> 8);
  }
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}

const POLYNOMIAL = 0xedb88320;

function withByte(before: number, byte: number): number {
  let crc = before ^ byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc & 1) === 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  return crc;
}
