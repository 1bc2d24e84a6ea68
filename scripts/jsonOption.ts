// Commands whose only option is --json.

/** How the answer is to be printed; or the exit code, where help or a mistake was printed instead. */
export function readJsonOption(
  args: readonly string[],
  usage: string,
): 'json' | 'text' | { readonly exitCode: 0 | 2 } {
  const unknown = args.find((arg) => !['--json', '--help', '-h'].includes(arg));
  if (unknown !== undefined) {
    process.stderr.write(`There is no option ${JSON.stringify(unknown)}; there are --json and --help.\n`);
    return { exitCode: 2 };
  }
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage);
    return { exitCode: 0 };
  }
  return args.includes('--json') ? 'json' : 'text';
}
