// The password of a session: 16 bytes of java.util.Random, seeded with the id and a secret that all servers share
// (ZooKeeperServer.generatePasswd). Written as hexadecimal.
import type { SessionId } from '../model/ids.ts';

export function passwordOf(session: SessionId): string {
  let seed = (BigInt(session) ^ SUPER_SECRET ^ MULTIPLIER) & MASK;
  let password = '';
  for (let word = 0; word < 4; word++) {
    seed = (seed * MULTIPLIER + 0xbn) & MASK;
    password += littleEndian(Number(seed >> 16n));
  }
  return password;
}

export const NO_PASSWORD = '0'.repeat(32);

const SUPER_SECRET = 0xb3415c00n;
const MULTIPLIER = 0x5deece66dn;
const MASK = (1n << 48n) - 1n;

/** Random.nextBytes takes the low byte of a word first. */
function littleEndian(word: number): string {
  let text = '';
  for (let shift = 0; shift < 32; shift += 8) text += ((word >>> shift) & 0xff).toString(16).padStart(2, '0');
  return text;
}
