// npm run scorm: a lesson as a SCORM package for a learning platform. Exit 0: it is written; 1: there is no build; 2: what was
// asked for makes no sense.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { escaped } from '../src/embed/markup.ts';
import { lessons } from '../src/scenarios/lessons/lessons.ts';
import type { Lesson } from '../src/scenarios/lessons/lesson.ts';
import { lessonWords as english } from '../src/rooms/lessons/words/en/lessons.ts';
import { lessonWords as chinese } from '../src/rooms/lessons/words/zh/lessons.ts';
import { messageOf } from './messageOf.ts';
import { helpIfAsked } from './helpIfAsked.mjs';

const USAGE = `Packs a lesson for a learning platform: SCORM 1.2 or 2004, with completion and score. Needs a build: npm run build.

  npm run scorm -- L4 [--scorm 2004] [--language zh-CN] [--out DIR]

  --scorm      the version: 1.2, or 2004 (4th Edition); by itself 1.2
  --language   the language of the lesson; by itself the learner’s own
  --out        where to write znode-lab-L4.zip; by itself package/
`;

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = resolve(ROOT, process.env['ZNODE_LAB_DIST'] ?? 'dist');

const VERSIONS = ['1.2', '2004'] as const;
type Version = (typeof VERSIONS)[number];

helpIfAsked(import.meta.url, USAGE);

process.exitCode = main(process.argv.slice(2));

function main(args: readonly string[]): number {
  const order = orderOf(args);
  if (order === null) {
    process.stderr.write(USAGE);
    return 2;
  }
  const { lesson, version, language, out } = order;
  const page = join(DIST, 'znode-lab.html');
  if (!existsSync(page)) {
    process.stderr.write('there is no build to pack: npm run build\n');
    return 1;
  }
  const title = `${lesson.id} · ${titleOf(lesson, language)}`;
  const files = {
    'imsmanifest.xml': strToU8(manifestOf(lesson, title, version)),
    'index.html': readFileSync(join(ROOT, 'scripts/scorm/sco.html')),
    'sco.js': strToU8(
      `globalThis.COURSE = ${JSON.stringify(courseOf(lesson, title, language))};\n${scriptFor(version)}`,
    ),
    'znode-lab.html': readFileSync(page),
    'LICENSE.txt': readFileSync(join(ROOT, 'LICENSE')),
    'THIRD-PARTY-NOTICES.txt': readFileSync(join(DIST, 'znode-lab.notices.txt')),
  };
  mkdirSync(out, { recursive: true });
  const file = join(out, `znode-lab-${lesson.id}.zip`);
  writeFileSync(file, zipSync(files));
  process.stdout.write(`${file}\n`);
  return 0;
}

interface Order {
  readonly lesson: Lesson;
  readonly version: Version;
  readonly language: string;
  readonly out: string;
}

/** Null for what makes no sense, and for --help. */
function orderOf(args: readonly string[]): Order | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        scorm: { type: 'string', default: '1.2' },
        language: { type: 'string', default: '' },
        out: { type: 'string', default: join(ROOT, 'package') },
      },
    });
    const [id, ...more] = positionals;
    if (id === undefined) return null;
    // The single file that is packed has no editor.
    const packable = lessons.filter(({ parts }) => parts.every(({ repair }) => repair === undefined));
    const lesson = packable.find((each) => each.id === id);
    if (lesson === undefined)
      process.stderr.write(`no lesson '${id}'; there are ${packable.map((each) => each.id).join(', ')}\n`);
    const isLanguage = /^(?:[a-z]{2}(?:-[A-Z]{2})?)?$/.test(values.language);
    const version = VERSIONS.find((each) => each === values.scorm);
    if (version === undefined)
      process.stderr.write(`no SCORM '${values.scorm}'; there are ${VERSIONS.join(' and ')}\n`);
    return lesson === undefined || version === undefined || more.length > 0 || !isLanguage
      ? null
      : { lesson, version, language: values.language, out: values.out };
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return null;
  }
}

/** As the lesson itself has it; in English where learners choose the language. */
function titleOf({ id }: Lesson, language: string): string {
  const translated = language.startsWith('zh') ? chinese.lessons?.[id]?.title : undefined;
  return translated ?? english.lessons[id]?.title ?? '';
}

/** What scripts/scorm/sco.js has to know. */
function courseOf({ id, parts }: Lesson, title: string, language: string) {
  const questions = parts.filter(({ prediction }) => prediction !== undefined).length;
  return { id, parts: parts.map((part) => part.id), questions, title, language };
}

/** One after the other: scripts/scorm/globals.d.ts says what each leaves to the next. */
function scriptFor(version: Version): string {
  const files = ['findPlatform.js', version === '1.2' ? 'platform12.js' : 'platform2004.js', 'sco.js'];
  return files.map((file) => readFileSync(join(ROOT, 'scripts/scorm', file), 'utf8')).join('\n');
}

/** IMS Content Packaging, as each version of SCORM profiles it. */
function manifestOf({ id }: Lesson, title: string, version: Version): string {
  const text = escaped(title);
  const is12 = version === '1.2';
  const namespaces = is12
    ? `xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"`
    : `xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"
  xmlns:imsss="http://www.imsglobal.org/xsd/imsss"`;
  // By itself a 2004 platform takes a lesson that says nothing for completed and passed.
  const sequencing = is12
    ? ''
    : '<imsss:sequencing><imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true" /></imsss:sequencing>';
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="znode-lab-${id}" version="1.0"
  ${namespaces}>
  <metadata><schema>ADL SCORM</schema><schemaversion>${is12 ? '1.2' : '2004 4th Edition'}</schemaversion></metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>Znode Lab</title>
      <item identifier="lesson" identifierref="page"><title>${text}</title>${sequencing}</item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scorm${is12 ? 't' : 'T'}ype="sco" href="index.html">
      <file href="index.html" /><file href="sco.js" /><file href="znode-lab.html" />
    </resource>
  </resources>
</manifest>
`;
}
