import { useState } from 'react';
import type { ServerId } from '../../../engine/index.ts';
import { useWords } from '../../../words/useWords.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { Buttons } from '../CommandButton.tsx';
import { useViews } from '../useViews.ts';
import { AmountField } from './AmountField.tsx';
import { FaultButtons } from './FaultButtons.tsx';
import {
  CLOCK_SHIFTS_MS,
  DISK_DELAYS_MS,
  diskSlots,
  processSlots,
  serverTarget,
  USUAL,
} from './faultSlots.ts';

interface Props {
  readonly view: WorldView;
  readonly id: ServerId;
}

/** Everything that can happen to a server: its process, its connections, its disk and its clock. */
export function ServerFaults({ view, id }: Props) {
  const { ensemble, format } = useWords();
  const { faults } = ensemble;
  const [diskMs, setDiskMs] = useState<(typeof DISK_DELAYS_MS)[number]>(USUAL.diskMs);
  const [clockMs, setClockMs] = useState<(typeof CLOCK_SHIFTS_MS)[number]>(USUAL.clockMs);
  const target = serverTarget(view, id, useViews().length);
  const isAlone = view.world.servers.size < 2;
  const process = processSlots(target).filter(({ key }) => !isAlone || key !== 'X');
  return (
    <>
      <Buttons>
        <FaultButtons slots={process} side={view.side} />
      </Buttons>
      <Buttons name={faults.diskAndClock}>
        <FaultButtons slots={diskSlots(target, diskMs, clockMs)} side={view.side} />
      </Buttons>
      <div>
        <AmountField
          label={faults.diskAmount}
          value={diskMs}
          amounts={DISK_DELAYS_MS}
          text={format.span}
          onChoose={setDiskMs}
        />
        <AmountField
          label={faults.clockAmount}
          value={clockMs}
          amounts={CLOCK_SHIFTS_MS}
          text={(ms) => (ms > 0 ? faults.clockForward(ms) : faults.clockBack(-ms))}
          onChoose={setClockMs}
        />
      </div>
    </>
  );
}
