// What Java throws that zkCli does not catch: it ends the process.
import { parseJavaInteger } from '../engine/index.ts';

export class JavaException extends Error {
  /** As the virtual machine says it when the main thread ends by it. */
  get text(): string {
    return this.message === '' ? this.name : `${this.name}: ${this.message}`;
  }

  constructor(name: string, message = '') {
    super(message);
    this.name = `java.lang.${name}`;
  }
}

/** Integer.parseInt, Long.parseLong: throws NumberFormatException. */
export function parseInteger(text: string, bits: 32 | 64 = 32): bigint {
  const number = parseJavaInteger(text, bits);
  if (number === null) throw numberFormat(text);
  return number;
}

/** Integer.decode: decimal, `0x`, `0X` or `#` and hexadecimal, `0` and octal. */
export function decodeInteger(text: string): number {
  if (text === '') throw new JavaException('NumberFormatException', 'Zero length string');
  const [, sign = '', mark = '', digits = ''] = /^([+-]?)(0[xX]|#|0(?=.)|)(.*)$/su.exec(text) ?? [];
  if (/^[+-]/u.test(digits))
    throw new JavaException('NumberFormatException', 'Sign character in wrong position');
  const radix = mark === '' ? 10 : mark === '0' ? 8 : 16;
  const minus = sign === '-' ? '-' : '';
  const number = Number.parseInt(digits, radix);
  const isNumber = DIGITS[radix].test(digits);
  if (!isNumber || number > 2 ** 31 - (minus === '' ? 1 : 0)) throw numberFormat(minus + digits, radix);
  return minus === '' ? number : -number;
}

const DIGITS = { 8: /^[0-7]+$/, 10: /^[0-9]+$/, 16: /^[0-9a-fA-F]+$/ } as const;

function numberFormat(text: string, radix = 10): JavaException {
  const under = radix === 10 ? '' : ` under radix ${radix}`;
  return new JavaException('NumberFormatException', `For input string: "${text}"${under}`);
}

/** Long.parseLong with radix 16; null where it is none. */
export function parseHexadecimal(text: string): bigint | null {
  const [, sign = '', digits = ''] = /^([+-]?)([0-9a-fA-F]+)$/u.exec(text) ?? [];
  if (digits === '') return null;
  const number = BigInt(`0x${digits}`) * (sign === '-' ? -1n : 1n);
  return BigInt.asIntN(64, number) === number ? number : null;
}
