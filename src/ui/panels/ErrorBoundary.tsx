import { Component, type ReactNode } from 'react';
import { PageFailure } from './PageFailure.tsx';

interface State {
  readonly message: string | null;
}

/** A part of the page that cannot be drawn leaves a readable panel behind, not an empty page. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { message: null };

  static getDerivedStateFromError(error: unknown): State {
    return { message: String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return <PageFailure message={message} onGoOn={() => this.setState({ message: null })} />;
  }
}
