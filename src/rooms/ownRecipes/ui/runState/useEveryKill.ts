import { useEffect, useState } from 'react';
import type { ScenarioChoice } from '../../../../scenarios/scenario/scenario.ts';
import type { EveryKill } from '../../../../ui/room/room.ts';
import { fromRoom } from '../../../../ui/stores/stage.ts';

/** What every run with one kill comes to, once; null until that is known, and where there is no choice to ask of. */
export function useEveryKill(choice: ScenarioChoice | null): EveryKill | null {
  const key = choice === null ? null : JSON.stringify(choice);
  const [known, setKnown] = useState<{ readonly key: string; readonly news: EveryKill } | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    let drop: (() => void) | null = () => undefined;
    void fromRoom('everyKill').then((everyKill) => {
      if (drop === null) return;
      drop = everyKill(JSON.parse(key) as ScenarioChoice, (news) => setKnown({ key, news }));
    });
    return () => {
      drop?.();
      drop = null;
    };
  }, [key]);
  return known !== null && known.key === key ? known.news : null;
}
