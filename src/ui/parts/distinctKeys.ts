/** Keys for React of things whose ids may repeat, as those of requests do that have one number for all, such as auth's -4. */
export function distinctKeys(ids: readonly (string | number)[]): readonly string[] {
  const seen = new Map<string | number, number>();
  return ids.map((id) => {
    const nth = (seen.get(id) ?? 0) + 1;
    seen.set(id, nth);
    return nth === 1 ? String(id) : `${id} (${nth})`;
  });
}
