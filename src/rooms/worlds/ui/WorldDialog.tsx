import { useState } from 'react';
import type { WorldPlan } from '../../../scenarios/scenario/worldPlan.ts';
import { EMPTY_PLAN } from '../../../scenarios/world/planOf.ts';
import { WORLDS } from '../words/worlds.ts';
import { useWords } from '../../../words/useWords.ts';
import { changePlan, createFromPlan, planShown, seedShown } from './openWorld.ts';
import { WorldForm } from './WorldForm.tsx';

interface DialogProps {
  readonly onClose: () => void;
}

/** Three servers and two clients by hand: what most begin with. */
const FIRST_PLAN: WorldPlan = {
  ...EMPTY_PLAN,
  servers: 3,
  clients: ['A', 'B'].map((name) => ({ name, program: null, sessionTimeoutMs: 30_000 })),
};

export function NewWorldDialog({ onClose }: DialogProps) {
  const { title, create } = useWords(WORLDS).form;
  return (
    <WorldForm
      from={FIRST_PLAN}
      fromSeed={1}
      title={title}
      act={create}
      onAct={createFromPlan}
      onClose={onClose}
    />
  );
}

/** The world shown, or the scenario shown as a world. */
export function ChangeWorldDialog({ onClose }: DialogProps) {
  const { changeTitle, apply, restarts } = useWords(WORLDS).form;
  const [plan] = useState(() => planShown() ?? FIRST_PLAN);
  return (
    <WorldForm
      from={plan}
      fromSeed={seedShown()}
      title={changeTitle}
      act={apply}
      note={restarts}
      onAct={changePlan}
      onClose={onClose}
    />
  );
}
