/** ZooKeeper's errors are told by their name; one that a program makes itself, by what that says. */
export function isOwnError(code: string): boolean {
  return !/^\w*$/u.test(code);
}
