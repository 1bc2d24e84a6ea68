import { useRef } from 'react';
import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { useWords } from '../../../words/useWords.ts';
import { Menu } from '../../../ui/parts/Menu.tsx';
import { MenuItem } from '../../../ui/parts/MenuItem.tsx';
import { saveFile } from '../../../ui/parts/saveFile.ts';
import { useTakenAway } from './takenAway.ts';

interface Props {
  readonly onOpen: (text: string) => void;
  readonly onAdd: () => void;
  readonly textNow: () => string;
}

/** The code to a file and back, for what is too long for a link and where nothing is stored; and a further file of the program. */
export function FileMenu({ onOpen, onAdd, textNow }: Props) {
  const { file: words, takenAway } = useWords(OWN_RECIPE);
  const again = useTakenAway((taken) => taken.again);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Menu look="quiet" label={words.menu}>
        <MenuItem onChoose={() => saveFile('recipe.js', textNow(), 'text/javascript')}>{words.save}</MenuItem>
        <MenuItem onChoose={() => input.current?.click()}>{words.open}</MenuItem>
        <MenuItem onChoose={onAdd}>{words.add}</MenuItem>
        {again !== null && <MenuItem onChoose={again}>{takenAway.againLater}</MenuItem>}
      </Menu>
      <input
        ref={input}
        type="file"
        accept=".js,.mjs,.ts,.mts,text/javascript"
        aria-label={words.open}
        className="visually-hidden"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen !== undefined) void chosen.text().then(onOpen);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
