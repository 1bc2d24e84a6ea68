// Everything that has a page of its own to link to, with what that page says in one language.
import '../../src/scenarios/library.ts';
import { pictureName } from '../../src/embed/figures.ts';
import { namedScene, sceneGroups } from '../../src/rooms/embed/builder/scenes.ts';
import { BUILDER } from '../../src/rooms/embed/words/builder.ts';
import type { Row, Sight } from '../../src/rooms/claims/model/row.ts';
import { rows } from '../../src/rooms/claims/model/rows/all.ts';
import { saidOf } from '../../src/rooms/claims/ui/said.ts';
import { CLAIMS } from '../../src/rooms/claims/words/claims.ts';
import type { Asked } from '../../src/scenarios/lessons/words.ts';
import { LESSONS } from '../../src/rooms/lessons/words/lessons.ts';
import { partName } from '../../src/rooms/lessons/words/partName.ts';
import type { Lesson, Part } from '../../src/scenarios/lessons/lesson.ts';
import { lessons } from '../../src/scenarios/lessons/lessons.ts';
import { settingsOf } from '../../src/scenarios/lessons/scenes.ts';
import { namedHash, type NamedLink } from '../../src/scenarios/link/namedLink.ts';
import type { ScenarioChoice } from '../../src/scenarios/scenario/scenario.ts';
import { PAIRS } from '../../src/ui/controls/presets.ts';
import { titleBeside, worldTitle } from '../../src/ui/draw/board/worldTitle.ts';
import { sceneNamed } from '../../src/ui/scenes/scenes.ts';
import { sceneWords } from '../../src/ui/scenes/sceneWords.ts';
import type { MenuLanguageId } from '../../src/words/languageNames.ts';
import type { Messages } from '../../src/words/messages.ts';
import type { Spoken } from '../../src/words/load.ts';
import { shareWords, type SubjectKind } from './words.ts';

export interface Subject {
  /** Of its files. */
  readonly name: string;
  readonly kind: SubjectKind;
  /** What an embed shows; null where no embed shows it. */
  readonly scene: string | null;
  /** The scene whose picture stands for it; null for a statement that no run shows. */
  readonly pictured: string | null;
  readonly title: string;
  readonly texts: readonly Labelled[];
  /** Where the lab shows it, relative to its folder. */
  readonly address: string;
}

interface Labelled {
  readonly label: string | null;
  readonly text: string;
}

/** In the order of the menus; names of files are the same in every language. */
export function subjectsIn(spoken: Spoken, language: MenuLanguageId): readonly Subject[] {
  return [
    ...scenes(spoken, language),
    ...lessons.map((lesson) => lessonSubject(lesson, spoken, language)),
    ...rows.map((row) => claimSubject(row, spoken, language)),
  ];
}

function scenes(spoken: Spoken, language: MenuLanguageId): readonly Subject[] {
  const lessonWords = spoken.area(LESSONS);
  const groups = sceneGroups(
    spoken.area(BUILDER),
    spoken.messages,
    (part) => partName(lessonWords, part),
    false,
  );
  return groups
    .flatMap(({ options }) => options)
    .map(({ value, label }) => {
      const named = namedScene(value);
      return {
        name: pictureName(value),
        kind: kindOf(value, named),
        scene: value,
        pictured: value,
        title: label,
        texts: textsOf(value, named, spoken, language),
        address: named === null ? embedAddress(value) : `index.html${namedHash(named)}`,
      };
    });
}

function kindOf(scene: string, named: NamedLink | null): SubjectKind {
  if (named === null) return 'figure';
  if (named.kind === 'lesson') return 'part';
  if (named.kind === 'museum') return 'museum';
  return sceneNamed(scene)?.kind === 'pair' ? 'pair' : 'scenario';
}

function textsOf(
  scene: string,
  named: NamedLink | null,
  spoken: Spoken,
  language: MenuLanguageId,
): readonly Labelled[] {
  const words = shareWords(language);
  if (named === null) return [];
  if (named.kind === 'lesson') return partTexts(named.id, named.part ?? '', spoken, language);
  const piece = named.kind === 'museum' ? spoken.messages.museum[named.id] : undefined;
  if (piece !== undefined)
    return [
      plain(piece.story),
      { label: words.look, text: piece.look },
      { label: words.fix, text: piece.fix },
    ];
  const choices = sceneNamed(scene)?.choices() ?? [];
  return [
    plain(sentenceOf(scene, choices, spoken.messages)),
    ...choices.flatMap((choice, _, all) => worldText(choice, all, spoken.messages)),
  ];
}

/** The first scenario has sentences of its own, which say how many clients there are. */
function sentenceOf(scene: string, choices: readonly ScenarioChoice[], messages: Messages): string {
  const clients = choices[0]?.clients ?? 0;
  const opening = PAIRS.find((pair) => pair === scene);
  if (opening !== undefined) return messages.scenarios.pairs[opening].sentence(clients);
  const own = sceneWords(choices, messages).sentence;
  if (own !== '') return own;
  const ways: Readonly<Record<string, string>> = messages.scenarios.single;
  const way = ways[`${scene}/${choices[0]?.values['variant']}`] ?? ways[scene] ?? '';
  return messages.scenarios.singleSentence(clients, way);
}

/** What a world of it is called, and how it is written. */
function worldText(
  choice: ScenarioChoice,
  [left, right]: readonly ScenarioChoice[],
  messages: Messages,
): readonly Labelled[] {
  if (right === undefined) {
    const { more } = worldTitle(choice, messages);
    return more === '' ? [] : [plain(more)];
  }
  const isLeft = choice === left;
  const { name, more } = titleBeside(choice, isLeft ? right : (left ?? right), messages);
  return [
    { label: messages.shell[isLeft ? 'left' : 'right'], text: more === '' ? name : `${name} · ${more}` },
  ];
}

function lessonSubject(lesson: Lesson, spoken: Spoken, language: MenuLanguageId): Subject {
  const words = spoken.area(LESSONS).lessons[lesson.id];
  const [first] = lesson.parts;
  return {
    name: lesson.id,
    kind: 'lesson',
    scene: null,
    pictured: first === undefined || first.repair !== undefined ? null : `${lesson.id}/${first.id}`,
    title: `${lesson.id} · ${words?.title ?? ''}`,
    texts: [
      plain(words?.goal ?? ''),
      ...lesson.parts.flatMap((part) => questionOf(lesson.id, part, spoken, language)),
    ],
    address: `index.html${namedHash({ kind: 'lesson', id: lesson.id, part: null })}`,
  };
}

function partTexts(id: string, part: string, spoken: Spoken, language: MenuLanguageId): readonly Labelled[] {
  const found = lessons.find((lesson) => lesson.id === id)?.parts.find((each) => each.id === part);
  const texts = spoken.area(LESSONS).lessons[id]?.parts[part]?.text ?? [];
  return [...(found === undefined ? [] : questionOf(id, found, spoken, language)), ...texts.map(plain)];
}

function questionOf(id: string, part: Part, spoken: Spoken, language: MenuLanguageId): readonly Labelled[] {
  const question = spoken.area(LESSONS).lessons[id]?.parts[part.id]?.prediction?.question;
  if (question === undefined) return [];
  const set = settingsOf(part);
  const [choice] = part.scene(set);
  if (typeof question !== 'string' && choice === undefined) return [];
  const text = typeof question === 'string' ? question : question({ choice, set } as Asked);
  return [{ label: shareWords(language).question, text }];
}

function claimSubject(row: Row, spoken: Spoken, language: MenuLanguageId): Subject {
  const claims = spoken.area(CLAIMS);
  const { quote, claim, truth } = saidOf(row, claims);
  const words = shareWords(language);
  const [sight] = row.sights;
  return {
    name: row.id,
    kind: 'claim',
    scene: null,
    pictured: sight === undefined ? null : picturedIn(sight),
    title: claim,
    texts: [
      { label: claims.verdicts[row.verdict], text: truth },
      ...(quote === null ? [] : [{ label: words.article, text: quote }]),
    ],
    address: `index.html${namedHash({ kind: 'claim', id: row.id })}`,
  };
}

/** The scene that a claim is seen in, as far as it has a picture of its own. */
function picturedIn(sight: Sight): string | null {
  if ('named' in sight) {
    const { named } = sight;
    if (named.kind !== 'lesson') return named.id;
    return named.part === null ? null : `${named.id}/${named.part}`;
  }
  const scenario = sight.choices[0]?.scenario;
  return scenario !== undefined && sceneNamed(scenario) !== undefined ? scenario : null;
}

function plain(text: string): Labelled {
  return { label: null, text };
}

export function embedAddress(scene: string): string {
  return `embed.html#?${new URLSearchParams({ scene }).toString()}`;
}
