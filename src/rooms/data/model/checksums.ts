// The two checksums that ZooKeeper's files carry: Adler-32 of each record and snapshot, and CRC-32 of each znode in a digest.

/** java.util.zip.Adler32, going on from `before`. */
export function adler32(bytes: Uint8Array, from = 0, to = bytes.length, before = 1): number {
  let low = before & 0xffff;
  let high = before >>> 16;
  for (let at = from; at < to;) {
    // So many sums of bytes stay below 2³² before they have to be reduced.
    const until = Math.min(at + 3800, to);
    for (; at < until; at++) {
      low += bytes[at] ?? 0;
      high += low;
    }
    low %= 65521;
    high %= 65521;
  }
  return ((high << 16) | low) >>> 0;
}

/** java.util.zip.CRC32, going on from `before`. */
export function crc32(bytes: Uint8Array, from = 0, to = bytes.length, before = 0): number {
  let crc = ~before;
  let at = from;
  for (; at + 4 <= to; at += 4) {
    crc ^=
      (bytes[at] ?? 0) |
      ((bytes[at + 1] ?? 0) << 8) |
      ((bytes[at + 2] ?? 0) << 16) |
      ((bytes[at + 3] ?? 0) << 24);
    crc =
      (CRC3[crc & 0xff] ?? 0) ^
      (CRC2[(crc >>> 8) & 0xff] ?? 0) ^
      (CRC1[(crc >>> 16) & 0xff] ?? 0) ^
      (CRC0[crc >>> 24] ?? 0);
  }
  for (; at < to; at++) crc = (CRC0[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** Four bytes at a time: a table for each place. */
const CRC0 = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
const CRC1 = CRC0.map(shifted);
const CRC2 = CRC1.map(shifted);
const CRC3 = CRC2.map(shifted);

function shifted(crc: number): number {
  return (CRC0[crc & 0xff] ?? 0) ^ (crc >>> 8);
}
