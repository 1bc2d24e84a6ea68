// Parts of the page whose code is loaded late, and what stands in their place when it does not come. All else works on.
import { Component, createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { forgetFailure, isNotFetched, onTryingAgain, tryAgain } from './failures.ts';
import { tellNotFetched } from './fetchLate.ts';
import type { NotFetched, NotFetchedProps } from './NotFetched.tsx';

interface Place {
  /** In the part's own place, as a dialog, as items of a menu, or in the notice bar if the place is too small. */
  readonly say?: NotFetchedProps['say'] | 'notice';
  readonly fallback?: ReactNode;
  /** Drawn behind the part once it has come, and behind what is said if it has not. */
  readonly behind?: ReactNode;
}

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/** A component that is fetched when it is first drawn. */
export function latePart<P extends object>(load: Load<P>, place: Place = {}): ComponentType<P> {
  const Code = lateCode(load);
  return (props) => <Late {...place}>{createElement(Code, props)}</Late>;
}

/** The same for several that wait and fail together: they stand in one `Late`. */
export function lateCode<P extends object>(load: Load<P>): ComponentType<P> {
  const begin = () =>
    lazy(() => {
      const code = load();
      forgetFailure(code, () => {
        Code = begin();
      });
      return code;
    });
  let Code = begin();
  return (props) => createElement(Code, props);
}

/** Null until it has been fetched: if it cannot be, the notice bar says it. */
let Said: typeof NotFetched | null = null;

/** Fetches what is said in the place of a part, for when nothing can be fetched any more. */
export async function fetchWhatIsSaid(): Promise<void> {
  Said = (await import('./NotFetched.tsx')).NotFetched;
}

interface State {
  /** What was thrown: null, or whatever code throws. */
  readonly error: unknown;
  readonly attempt: 'first' | 'again';
}

/** Waits for what is inside, and says so if its code or its words cannot be fetched. */
export class Late extends Component<Place & { readonly children: ReactNode }, State> {
  override state: State = { error: null, attempt: 'first' };
  #stopWaiting: (() => void) | null = null;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  override componentDidCatch(thrown: unknown): void {
    if (!isNotFetched(thrown)) return;
    this.#stopWaiting = onTryingAgain(() => this.setState({ error: null, attempt: 'again' }));
    addEventListener('online', tryAgain, { once: true });
    const tell = (): void => tellNotFetched(this.state.attempt);
    if (this.props.say === 'notice') tell();
    else fetchWhatIsSaid().then(() => this.forceUpdate(), tell);
  }

  override componentWillUnmount(): void {
    this.#stopWaiting?.();
  }

  override render(): ReactNode {
    const { say = 'here', fallback, behind, children } = this.props;
    const { error, attempt } = this.state;
    if (error === null)
      return (
        <Suspense fallback={fallback}>
          {children}
          {behind}
        </Suspense>
      );
    // A mistake in code that did come is not told here.
    if (!isNotFetched(error)) throw error;
    if (Said === null || say === 'notice') return null;
    return (
      <>
        <Said place={this} say={say} attempt={attempt} />
        {behind}
      </>
    );
  }
}
