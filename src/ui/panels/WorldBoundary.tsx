import { Component, type ReactNode } from 'react';
import { wordsNow } from '../../words/useWords.ts';
import styles from './Worlds.module.css';

interface Props {
  /** The step that is shown: what could not be drawn at one may be drawn at the next. */
  readonly step: number | null;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly step: number | null;
}

/** A world that cannot be drawn at some moment does not take the page with it: time, log and cards go on. */
export class WorldBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, step: null };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ step }: Props, state: State): State | null {
    return step === state.step ? null : { hasFailed: false, step };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p className={styles.failed} role="alert">
        {wordsNow().shell.failure.momentText}
      </p>
    );
  }
}
