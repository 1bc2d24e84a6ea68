import { CircleHelp } from '../../parts/icons.tsx';
import type { Violation } from '../../../engine/index.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { Button } from '../../parts/Button.tsx';
import { askWhy } from '../../stores/selection.ts';

interface WhyButtonProps {
  readonly world: WorldSide;
  readonly seq: number;
  readonly label: string;
  /** What is asked about, where it is about what clients claim. */
  readonly violation?: Violation;
}

export function WhyButton({ world, seq, label, violation }: WhyButtonProps) {
  const of = violation === undefined ? { world, seq } : { world, seq, asks: 'red' as const, violation };
  return (
    <Button look="quiet" onClick={() => askWhy(of)}>
      <CircleHelp aria-hidden="true" />
      {label}
    </Button>
  );
}
