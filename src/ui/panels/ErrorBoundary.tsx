import { Component, type ReactNode } from 'react';
import { wordsNow } from '../i18n/words.ts';
import { Button } from '../parts/Button.tsx';
import styles from './FailurePanel.module.css';

interface State {
  readonly message: string | null;
}

/** A part of the page that cannot be drawn leaves a readable panel behind, not an empty page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    const words = wordsNow().shell.failure;
    return (
      <section className={styles.failure} role="alert">
        <h2>{words.pageTitle}</h2>
        <p>{words.pageText}</p>
        <div className={styles.actions}>
          <Button look="main" onClick={() => this.setState({ message: null })}>
            {words.goOn}
          </Button>
          <Button onClick={startOver}>{words.again}</Button>
        </div>
        <details>
          <summary>{words.details}</summary>
          <code>{message}</code>
        </details>
      </section>
    );
  }
}

/** Without the link in the address, which may be what leads here. */
function startOver(): void {
  history.replaceState(null, '', location.pathname + location.search);
  location.reload();
}
