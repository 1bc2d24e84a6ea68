import { useState } from 'react';
import { INVARIANT_IDS } from '../../../engine/index.ts';
import {
  WORLD_GOALS,
  WORLD_QUESTIONS,
  type WorldGoalKind,
  type WorldQuestionKind,
} from '../../../scenarios/homework/worldTask.ts';
import { codesOf, parseLink, type Link } from '../../../scenarios/link/permalink.ts';
import { CLASSROOM } from '../words/classroom.ts';
import { invariantWords } from '../../../words/invariantWords.ts';
import { useWords } from '../../../words/useWords.ts';
import { decodeText } from '../../../ui/link/decode.ts';
import { library } from '../../../ui/stores/library.ts';
import type { Draft } from './draft.ts';
import { Field } from './Field.tsx';

interface Props {
  readonly draft: Draft;
  readonly change: (fields: Partial<Draft>) => void;
}

/** A world of the teacher's own, what is to be reached in it, and what is asked about it. */
export function WorldFields({ draft, change }: Props) {
  return (
    <>
      <WorldLink onRead={(world) => change({ world })} />
      <GoalFields draft={draft} change={change} />
      <QuestionFields draft={draft} change={change} />
    </>
  );
}

function GoalFields({ draft: { is, about }, change }: Props) {
  const words = useWords(CLASSROOM).assign;
  const all = useWords();
  return (
    <>
      <Field label={words.goalIs}>
        <select
          value={is}
          onChange={({ currentTarget: { value } }) => {
            const next = WORLD_GOALS.find((each) => each === value) ?? 'violated';
            change({ is: next, about: next === 'violated' ? INVARIANT_IDS[0] : EXAMPLES[next] });
          }}
        >
          {WORLD_GOALS.map((each) => (
            <option key={each} value={each}>
              {words.goals[each]}
            </option>
          ))}
        </select>
      </Field>
      <Field label={words.about}>
        {is === 'violated' ? (
          <select value={about} onChange={({ currentTarget: { value } }) => change({ about: value })}>
            {INVARIANT_IDS.map((id) => (
              <option key={id} value={id}>
                {id} {invariantWords(id, all).name}
              </option>
            ))}
          </select>
        ) : (
          <input value={about} onChange={({ currentTarget: { value } }) => change({ about: value })} />
        )}
      </Field>
    </>
  );
}

/** What a goal may be about, to be written over. */
const EXAMPLES: Readonly<Record<Exclude<WorldGoalKind, 'violated'>, string>> = {
  believers: '2',
  value: '/config=v2',
  gone: '/exclusive_lock/lock',
  closed: 'A',
  error: 'NodeExists',
};

function QuestionFields({ draft: { asks, askedOf, options }, change }: Props) {
  const words = useWords(CLASSROOM).assign;
  return (
    <>
      <Field label={words.asks}>
        <select
          value={asks ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const next = WORLD_QUESTIONS.find((each) => each === value) ?? null;
            change({ asks: next, askedOf: next === null ? '' : ASKED_OF[next] });
          }}
        >
          <option value="">{words.asksNothing}</option>
          {WORLD_QUESTIONS.map((each) => (
            <option key={each} value={each}>
              {words.questions[each]}
            </option>
          ))}
        </select>
      </Field>
      {asks !== null && (
        <>
          {ASKED_OF[asks] !== '' && (
            <Field label={words.about}>
              <input
                value={askedOf}
                onChange={({ currentTarget: { value } }) => change({ askedOf: value })}
              />
            </Field>
          )}
          <Field label={words.options}>
            <textarea
              rows={3}
              value={options}
              onChange={({ currentTarget: { value } }) => change({ options: value })}
            />
          </Field>
          <p>{words.optionsTip}</p>
        </>
      )}
    </>
  );
}

const ASKED_OF: Readonly<Record<WorldQuestionKind, string>> = {
  wakeUps: '',
  requests: '',
  believers: '',
  value: '/config',
  children: '/exclusive_lock',
  zxid: '1',
  sessions: '1',
};

/** What stands behind a link that was shared in the lab. */
function WorldLink({ onRead }: { readonly onRead: (world: Link | null) => void }) {
  const words = useWords(CLASSROOM).assign;
  const [state, setState] = useState<'empty' | 'read' | 'damaged'>('empty');
  const read = async (text: string): Promise<void> => {
    const world = await linkIn(text);
    onRead(world);
    setState(text === '' ? 'empty' : world === null ? 'damaged' : 'read');
  };
  return (
    <Field label={words.worldLink}>
      <input
        placeholder={words.worldLinkTip}
        onChange={({ currentTarget }) => void read(currentTarget.value.trim())}
      />
      {state === 'damaged' && <span role="alert">{words.noWorld}</span>}
    </Field>
  );
}

async function linkIn(text: string): Promise<Link | null> {
  const encoded = /#s=([\w-]+)/.exec(text)?.[1];
  if (encoded === undefined) return null;
  const decoded = await decodeText(encoded);
  const link = decoded.ok ? parseLink(decoded.value, library) : decoded;
  // Nothing asks here whether its code may run.
  return link.ok && codesOf(link.value).length === 0 ? link.value : null;
}
