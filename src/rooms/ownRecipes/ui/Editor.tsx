import { Fragment, useId, useRef } from 'react';
import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button, IconButton } from '../../../ui/parts/Button.tsx';
import { classes } from '../../../ui/parts/classes.ts';
import { X } from '../../../ui/parts/icons.tsx';
import { isEmbed } from '../../../ui/parts/isEmbed.ts';
import { Menu } from '../../../ui/parts/Menu.tsx';
import { MenuHeading, MenuItem } from '../../../ui/parts/MenuItem.tsx';
import { pause } from '../../../ui/playback/transport.ts';
import { openDialog } from '../../../ui/stores/dialogs.ts';
import { closeEditor, putAside, useOwnCode } from '../../../ui/stores/ownCode.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { Asked } from './Asked.tsx';
import { OwnInvariants } from './OwnInvariants.tsx';
import { CallList } from './CallList.tsx';
import { Debugger } from './debugger/Debugger.tsx';
import { EditorWidth } from './EditorWidth.tsx';
import { addAtEnd } from './codeEditor.ts';
import { addFile } from './fileHeadings.ts';
import { FileMenu } from './FileMenu.tsx';
import { useInterpreter } from './interpreter.ts';
import { Programs } from './Programs.tsx';
import { RunState } from './runState/RunState.tsx';
import { Settings } from './Settings.tsx';
import { START_GROUPS } from './starts.ts';
import { askedCode } from './askedLink.ts';
import { useCode } from './useCode.ts';
import { useComputing } from './useComputing.ts';
import { stopAhead } from './ahead.ts';
import styles from './editor.module.css';

/** The learner's code beside the world that runs it. */
export function Editor() {
  const own = useWords(OWN_RECIPE);
  const title = useId();
  const frame = useRef<HTMLDivElement>(null);
  const task = useOwnCode((state) => state.task);
  const isAside = useOwnCode((state) => state.isAside);
  const problem = useInterpreter((interpreter) => interpreter.problem);
  // An embed may have nothing else to show.
  const hasWorld = useSession(({ experiment }) => experiment !== null);
  return (
    <div ref={frame} className={styles.frame}>
      <section className={styles.editor} data-aside={isAside || undefined} aria-labelledby={title}>
        <div className={styles.head}>
          <h2 id={title}>{own.title}</h2>
          {hasWorld && (
            <>
              <span className={styles.narrow}>
                <Button look="quiet" onClick={() => putAside(!isAside)}>
                  {isAside ? own.showCode : own.showWorld}
                </Button>
              </span>
              <IconButton look="quiet" name={own.close} onClick={closeEditor}>
                <X aria-hidden="true" />
              </IconButton>
            </>
          )}
        </div>
        {problem === null ? (
          <Code key={task} task={task} />
        ) : (
          <p role="alert" className={styles.asked}>
            {problem === 'forbidden' ? own.forbidden : own.notStarted(problem.message)}
          </p>
        )}
      </section>
      {!isEmbed() && <EditorWidth editor={frame} />}
    </div>
  );
}

function Code({ task }: { readonly task: string | null }) {
  const own = useWords(OWN_RECIPE);
  const quickJs = useInterpreter((interpreter) => interpreter.quickJs);
  const { place, view, text, run, startFrom, replace, textNow } = useCode(task);
  const computing = useComputing();
  const isDebugging = useOwnCode((state) => state.isDebugging);
  const isAsked = useOwnCode(({ asked }) => asked !== null) && text === askedCode();
  const refused = isAsked ? own.asked.first : quickJs === null ? own.loading : null;
  return (
    <>
      <Asked />
      <div className={styles.bar}>
        <Button
          look="main"
          tip={own.runTip}
          aria-keyshortcuts="Control+Enter"
          refused={refused}
          onClick={() => void run('playing')}
        >
          {own.run}
        </Button>
        {computing === 'long' && (
          <Button
            onClick={() => {
              stopAhead();
              pause();
            }}
          >
            {own.stop}
          </Button>
        )}
        {/* The search has a dialog of its own, and with it the whole page. */}
        {!isEmbed() && (
          <Button
            refused={refused}
            onClick={() => {
              if (run('unlessRunning')) openDialog('breakIt');
            }}
          >
            {own.breakIt}
          </Button>
        )}
        <span className={styles.space} />
        <FileMenu
          onOpen={replace}
          onAdd={() => {
            if (view !== null) addFile(view);
          }}
          textNow={textNow}
        />
        <Menu look="quiet" label={own.startFrom}>
          <MenuItem onChoose={() => startFrom('blank')}>{own.starts.blank}</MenuItem>
          {START_GROUPS.map(({ source, names }) => (
            <Fragment key={source}>
              <MenuHeading>{own.startsFrom[source]}</MenuHeading>
              {names.map((name) => (
                <MenuItem key={name} onChoose={() => startFrom(name)}>
                  {own.starts[name]}
                </MenuItem>
              ))}
            </Fragment>
          ))}
        </Menu>
      </div>
      <Programs textNow={textNow} />
      <p role="status" className={styles.note} hidden={computing === 'no'}>
        {computing === 'long' && own.computing}
        {computing === 'stopped' && own.stopped}
      </p>
      <div className={styles.code} ref={place} />
      {view !== null && <RunState view={view} text={text} />}
      {!isDebugging && <p className={classes(styles.note, styles.usual)}>{own.leave}</p>}
      {view !== null && <Debugger view={view} />}
      <Settings />
      <OwnInvariants onAdd={view === null ? null : (code) => addAtEnd(view, code)} />
      <CallList />
    </>
  );
}
