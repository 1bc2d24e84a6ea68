interface Held<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
}

/** What a test answers when it comes to that. */
export function held<T>(): Held<T> {
  let resolve: Held<T>['resolve'] = () => undefined;
  const promise = new Promise<T>((answer) => {
    resolve = answer;
  });
  return { promise, resolve };
}
