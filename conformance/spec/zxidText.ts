// A zxid as the specification writes it.

/** `1:2`: epoch and counter. */
export function zxidText(zxid: number): string {
  return `${Math.floor(zxid / 2 ** 32)}:${zxid % 2 ** 32}`;
}
