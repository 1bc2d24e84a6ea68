// npm run words: how complete each language is, and what a language lacks. Exit 0; 2: what was asked for makes no sense.
import '../src/scenarios/library.ts';
import { en } from '../src/words/en/index.ts';
import { ENGLISH_AREAS } from './words/englishAreas.ts';
import { LANGUAGE_NAMES, type MenuLanguageId } from '../src/words/languageNames.ts';
import { LANGUAGES, LOADERS, SOURCE } from '../src/words/languages.ts';
import { countKeys, missingKeys } from '../src/words/translation.ts';

const USAGE = `Says how complete each language is.

  npm run words                 every language
  npm run words -- LANGUAGE     what that language lacks, by key

  LANGUAGE   ${LANGUAGES.filter((id) => id !== SOURCE).join(', ')}, or the part before the hyphen
`;

const ENGLISH = { ...en, ...ENGLISH_AREAS };

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const [asked, ...more] = args;
  if (asked === undefined) {
    for (const id of LANGUAGES) process.stdout.write(`${await summary(id)}\n`);
    return 0;
  }
  const language = LANGUAGES.find((id) => id === asked || id.split('-')[0] === asked);
  if (asked === '--help' || language === undefined || more.length > 0) {
    (asked === '--help' ? process.stdout : process.stderr).write(USAGE);
    return asked === '--help' ? 0 : 2;
  }
  const missing = await missingIn(language);
  process.stdout.write([...missing, await summary(language), ''].join('\n'));
  return 0;
}

async function summary(id: MenuLanguageId): Promise<string> {
  const all = countKeys(ENGLISH);
  const there = all - (await missingIn(id)).length;
  return `${id}  ${LANGUAGE_NAMES[id]}: ${there} of ${all} keys, ${Math.floor((100 * there) / all)}%`;
}

async function missingIn(id: MenuLanguageId): Promise<readonly string[]> {
  if (id === SOURCE) return [];
  const { messages, areas } = await LOADERS[id]();
  return missingKeys(ENGLISH, { ...messages, ...areas });
}
