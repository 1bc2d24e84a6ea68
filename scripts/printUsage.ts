/** An order that asks for nothing to be run: for help, or for what makes no sense. */
export type NotRun = { readonly kind: 'help' } | { readonly kind: 'wrong'; readonly problem: string };

/** Prints the usage, or the problem as an error. Returns the exit code. */
export function printUsage(order: NotRun, usage: string): 0 | 2 {
  if (order.kind === 'help') {
    process.stdout.write(usage);
    return 0;
  }
  process.stderr.write(`${order.problem}\n`);
  return 2;
}
