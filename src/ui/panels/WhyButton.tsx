import { CircleHelp } from '../parts/icons.tsx';
import type { WorldSide } from '../../scenarios/experiment/experiment.ts';
import { Button } from '../parts/Button.tsx';
import { askWhy } from '../stores/selection.ts';

interface WhyButtonProps {
  readonly world: WorldSide;
  readonly seq: number;
  readonly label: string;
}

export function WhyButton({ world, seq, label }: WhyButtonProps) {
  return (
    <Button look="quiet" onClick={() => askWhy({ world, seq })}>
      <CircleHelp aria-hidden="true" />
      {label}
    </Button>
  );
}
