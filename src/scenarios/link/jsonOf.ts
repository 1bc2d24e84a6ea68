/** What a text says as JSON; null where it is none, as also where there is no text. Its reader checks what it is. */
export function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
