// Parts of the page whose code is loaded late, and what stands in their place when it does not come. All else works on.
import {
  Component,
  createElement,
  createRef,
  lazy,
  Suspense,
  useId,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import { closeDialog } from '../controls/dialogs.ts';
import { useWords } from '../i18n/words.ts';
import { Button } from '../parts/Button.tsx';
import { forgetFailure, isNotFetched, onTryingAgain, reload, tryAgain } from './failures.ts';
import { tellNotFetched } from './fetchLate.ts';
import styles from './latePart.module.css';

interface Place {
  /** In the part's own place, as a dialog, as items of a menu, or in the notice bar if the place is too small. */
  readonly say?: 'here' | 'dialog' | 'menu' | 'notice';
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

interface State {
  /** What was thrown: null, or whatever code throws. */
  readonly error: unknown;
  /** `here`: from its own button, which held the focus. */
  readonly attempt: 'first' | 'again' | 'here';
}

/** Waits for what is inside, and says so if its code or its words cannot be fetched. */
export class Late extends Component<Place & { readonly children: ReactNode }, State> {
  override state: State = { error: null, attempt: 'first' };
  #stopWaiting: (() => void) | null = null;
  readonly #said = createRef<HTMLDivElement>();

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!isNotFetched(error)) return;
    this.#stopWaiting = onTryingAgain(() => {
      const isHere = this.#said.current?.contains(document.activeElement) === true;
      this.setState({ error: null, attempt: isHere ? 'here' : 'again' });
    });
    addEventListener('online', tryAgain, { once: true });
    const { attempt } = this.state;
    if (this.props.say === 'notice') tellNotFetched(attempt);
    // Its button was gone while it tried.
    if (attempt === 'here') this.#said.current?.querySelector('button')?.focus();
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
    if (say === 'notice') return null;
    return (
      <>
        <NotFetched ref={this.#said} say={say} attempt={attempt} />
        {behind}
      </>
    );
  }
}

interface NotFetchedProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly say: 'here' | 'dialog' | 'menu';
  readonly attempt: State['attempt'];
}

function NotFetched({ ref, say, attempt }: NotFetchedProps) {
  const { close, failure } = useWords().shell;
  const id = useId();
  const role = say === 'menu' ? 'menuitem' : undefined;
  const said = (
    <div ref={ref} className={styles.said} role={say === 'here' ? 'alert' : 'presentation'}>
      <p id={id}>{failure.notFetched}</p>
      <Button
        role={role}
        aria-description={role && failure.notFetched}
        onClick={(event) => {
          // A menu stays open, to show what comes.
          event.stopPropagation();
          tryAgain();
        }}
      >
        {failure.goOn}
      </Button>
      {attempt !== 'first' && navigator.onLine && (
        <Button role={role} onClick={() => void reload()}>
          {failure.reload}
        </Button>
      )}
      {say === 'dialog' && <Button onClick={closeDialog}>{close}</Button>}
    </div>
  );
  if (say !== 'dialog') return said;
  return (
    <dialog ref={showModal} className={styles.dialog} aria-labelledby={id} onClose={closeDialog}>
      {said}
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}
