// Where the files of a program begin in its text: a heading each, and one more on demand.
import { RangeSet, type EditorState } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import { filesOf, separatorOf, unusedName } from '../../../ownRecipes/files.ts';

export const fileHeadings = EditorView.decorations.compute(['doc'], (state) => headingsOf(state));

const HEADING = Decoration.line({ class: 'cm-file' });

function headingsOf({ doc }: EditorState): RangeSet<Decoration> {
  const lines = filesOf(doc.toString()).flatMap(({ separator }) => (separator === 0 ? [] : [separator]));
  return RangeSet.of(lines.map((line) => HEADING.range(doc.line(line).from)));
}

/** At the end of the text. Its name is selected: what is typed next takes its place. */
export function addFile(view: EditorView): void {
  const { doc } = view.state;
  const text = doc.toString();
  const name = unusedName(text);
  const begun = `${text === '' || text.endsWith('\n') ? '' : '\n'}${separatorOf(name)}`;
  const head = doc.length + begun.length;
  view.dispatch({
    changes: { from: doc.length, insert: `${begun}\n` },
    selection: { anchor: head - name.length, head },
    scrollIntoView: true,
    userEvent: 'input',
  });
  view.focus();
}
