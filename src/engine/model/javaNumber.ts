// Numbers as Java reads them (Integer.parseInt, Long.parseLong): a sign or none, then decimal digits of any script.

/** Null where the text is no number, or one that needs more bits. */
export function parseJavaInteger(text: string, bits: 32 | 64): bigint | null {
  const sign = text.startsWith('-') ? -1n : 1n;
  const digits = /^[+-]/.test(text) ? text.slice(1) : text;
  if (digits === '') return null;
  let value = 0n;
  for (let at = 0; at < digits.length; at++) {
    const digit = digitOf(digits.charAt(at));
    if (digit === null) return null;
    value = value * 10n + BigInt(digit);
  }
  const number = sign * value;
  return BigInt.asIntN(bits, number) === number ? number : null;
}

/** Character.digit of one UTF-16 unit. Unicode keeps the ten digits of a script together, from nought to nine. */
function digitOf(unit: string): number | null {
  if (!DIGIT.test(unit)) return null;
  const code = unit.charCodeAt(0);
  let digit = 0;
  while (DIGIT.test(String.fromCharCode(code - digit - 1))) digit++;
  return digit % 10;
}

const DIGIT = /^\p{Nd}$/u;
