/** A share as CSS writes it. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`;
}
