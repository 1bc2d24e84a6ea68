// What worlds of own programs say otherwise: whose code claims what, and at which line. Its words come with the editor.
import {
  sequenceOf,
  type Claim,
  type Finding,
  type InvariantId,
  type Said,
  type World,
} from '../../../engine/index.ts';
import { OWN_RECIPE } from '../../../ownRecipes/program.ts';
import { claimantsIn } from '../../../scenarios/scenario/claimants.ts';
import { ownLineOf } from '../../../scenarios/scenario/ownCodes.ts';
import { WORLD } from '../../../scenarios/world/scenario.ts';
import { voiceToldAs } from '../../../words/inVoice.ts';
import { invariantWords, type WordsOfInvariant } from '../../../words/invariantWords.ts';
import type { Spoken } from '../../../words/load.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Voice } from '../../../words/voice.ts';
import type { ClaimWords, ToldClaim } from '../words/contract.ts';
import { OWN_RECIPE as WORDS } from '../words/ownRecipe.ts';

/** The same words are the same object. */
export function withOwnVoice({ messages, area }: Spoken): Messages {
  const known = voiced.get(messages);
  if (known !== undefined) return known;
  const { voices } = messages;
  const lockInvariants = invariantsOf(messages, area(WORDS).claims);
  const own: Messages['voices'] = {
    [OWN_RECIPE]: { ...voices['locks'], lockInvariants },
    ...Object.fromEntries(
      TOLD_AS.map((toldAs) => {
        const { picture, guide, controls, why } = voices[toldAs] ?? {};
        return [voiceToldAs(OWN_RECIPE, toldAs), { picture, guide, controls, why, lockInvariants }];
      }),
    ),
    [WORLD]: { ...voices['ensemble'], lockInvariants },
  };
  const made = { ...messages, voices: { ...voices, ...own } };
  voiced.set(messages, made);
  return made;
}

const TOLD_AS = ['elections', 'semaphore', 'read-write-lock', 'coordination'] as const;

const voiced = new WeakMap<Messages, Messages>();

function invariantsOf(messages: Messages, words: ClaimWords): NonNullable<Voice['lockInvariants']> {
  const of = (id: InvariantId, among: Among = (claims) => claims): WordsOfInvariant => {
    const plain = invariantWords(id, messages);
    return { ...plain, why: (finding, world) => claimed(finding, world, words, among) ?? plain.why(finding) };
  };
  const listed = invariantWords('I-31', messages);
  const ownInvariant = invariantWords('I-40', messages);
  const because = (finding: Finding, world: World | undefined, what: string): string => {
    if (finding.said?.threw) return what;
    const claims = claimed(finding, world, words);
    const led = claims === null || isTyped(finding) ? leader(finding, words) : null;
    return messages.format.sentences([what, claims, led].filter((each) => each !== null));
  };
  return {
    'I-1': of('I-1'),
    'I-3': { ...of('I-3', unfoundedOf), ...words.founded },
    'I-12': of('I-12'),
    'I-31': {
      ...listed,
      why(finding, world) {
        const claims = claimed(finding, world, words, unfoundedOf);
        return messages.format.sentences([listed.why(finding), ...(claims === null ? [] : [claims])]);
      },
    },
    'I-41': of('I-41'),
    'I-40': {
      ...ownInvariant,
      why: (finding, world) => because(finding, world, ownInvariant.why(finding)),
      reason: (finding, world) =>
        because(finding, world, isSaid(finding) ? words.quoted(finding.said) : ownInvariant.why(finding)),
      told: (finding) => (isSaid(finding) ? words.broken(inHeadline(finding.said)) : ownInvariant.broken),
    },
  };
}

/** Whether an own invariant says in words what is wrong. */
function isSaid(finding: Finding): finding is Finding & { readonly said: Said } {
  return finding.said !== undefined && finding.said.text !== '' && finding.said.threw !== true;
}

/** All of it stands on its card. */
function inHeadline(said: Said): Said {
  const { text } = said;
  return text.length > MOST_TOLD ? { ...said, text: `${text.slice(0, MOST_TOLD).trimEnd()}…` } : said;
}

const MOST_TOLD = 240;

type Among = (claims: readonly Claim[]) => readonly Claim[];

/** A client that makes the same claim with a znode of its own does nothing wrong. */
function unfoundedOf(claims: readonly Claim[]): readonly Claim[] {
  const unfounded = claims.filter(({ fault }) => fault !== null);
  return unfounded.length === 0 ? claims : unfounded;
}

function claimed(
  finding: Finding,
  world: World | undefined,
  words: ClaimWords,
  among: Among = (claims) => claims,
): string | null {
  const claims = finding.claims ?? (world === undefined ? [] : claimantsIn(world, finding));
  return claims.length === 0 ? null : words.text(among(claims).map(withZnode));
}

/** In a line, and of permits, each client has a znode of its own: that goes without saying. */
function withZnode(claim: Claim, _index: number, claims: readonly Claim[]): ToldClaim {
  const { path, what, fault } = claim;
  const isTold = path !== '' && what !== 'permit' && sequenceOf(path) === null && fault === null;
  return { ...claim, of: isTold && claims.some((other) => other.path !== path) ? path : null };
}

function isTyped({ said }: Finding): boolean {
  return said?.by?.typed !== undefined;
}

/** Where nobody claims anything: who has just run, or asked for the write. */
function leader({ said }: Finding, words: ClaimWords): string | null {
  const { by } = said ?? {};
  if (by?.typed !== undefined) return words.typedBy(by.client, by.typed);
  const line = by === undefined ? null : ownLineOf(by.atStep);
  return by === undefined || line === null ? null : words.ledBy(by.client, line, by.program ?? null);
}
