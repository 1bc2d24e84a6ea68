// Plays every scenario, pair and museum piece in a browser and lists what is wrong with the page at some of their moments:
// texts that overlap or are cut, things outside of what they stand in, console errors.
//   npm run layout -- --json                             [{ id, size, language, problems: […] }]
//   npm run layout -- --only partition --size 1440x900 --language en
import { inspectScenes, LANGUAGES, SIZES } from './layout/inspectScenes.ts';
import { scenesToInspect } from './layout/scenes.ts';
import { parsedArguments } from './parsedArguments.mjs';

const USAGE = `npm run layout -- [--json] [--only ID]… [--size WIDTHxHEIGHT]… [--language LANGUAGE]… [--moments N] [--pages N]

  --only       a scenario, a pair or a museum piece; all of them otherwise
  --size       ${SIZES.join(', ')}
  --language   ${LANGUAGES.join(', ')}
  --moments    so many of each at most (4)
  --folder     the built page (dist)
  --pages      so many scenes at once (3)
`;

process.exitCode = await main();

async function main(): Promise<number> {
  const values = parsedArguments({
    json: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    size: { type: 'string', multiple: true, default: [...SIZES] },
    language: { type: 'string', multiple: true, default: [...LANGUAGES] },
    moments: { type: 'string', default: '4' },
    pages: { type: 'string', default: '3' },
    folder: { type: 'string', default: 'dist' },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const { only } = values;
  const scenes = scenesToInspect(Number(values.moments)).filter(
    ({ id }) => only === undefined || only.includes(id),
  );
  if (scenes.length === 0) {
    process.stderr.write(`There is no ${String(only)}.\n`);
    return 2;
  }
  const findings = await inspectScenes(scenes, {
    sizes: values.size,
    languages: values.language,
    folder: values.folder,
    pages: Number(values.pages),
    progress: (line) => process.stderr.write(`${line}\n`),
  });
  if (values.json) process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
  else
    for (const { id, size, language, problems } of findings)
      process.stdout.write(`${id} ${size} ${language}\n${problems.map((each) => `  ${each}\n`).join('')}`);
  return findings.length === 0 ? 0 : 1;
}
