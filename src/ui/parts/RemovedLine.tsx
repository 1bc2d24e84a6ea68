import { useWords } from '../../words/useWords.ts';
import { Button } from './Button.tsx';

export interface Removed {
  /** The sentence that says so. */
  readonly said: string;
  readonly undo: () => void;
}

interface Props {
  readonly removed: Removed | null;
  readonly onUndone: () => void;
  readonly className: string | undefined;
}

/** Says what was removed from a list, and puts it back. */
export function RemovedLine({ removed, onUndone, className }: Props) {
  const { undo } = useWords().controls;
  return (
    <p role="status" className={className}>
      {removed !== null && (
        <>
          {removed.said}{' '}
          <Button
            onClick={() => {
              removed.undo();
              onUndone();
            }}
          >
            {undo}
          </Button>
        </>
      )}
    </p>
  );
}
