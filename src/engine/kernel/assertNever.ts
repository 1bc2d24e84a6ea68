// The end of every switch over a union: a new kind asks for its place at compile time.

export function assertNever(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}
