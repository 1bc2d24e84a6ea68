import { useWords } from '../../words/useWords.ts';
import { Menu } from '../parts/Menu.tsx';
import { MenuHeading, MenuItem } from '../parts/MenuItem.tsx';
import { PACES, setPacing, setSpeed, SPEEDS, type Pace } from './pace.ts';

/** Pace and speed where there is no room for them side by side. */
export function PaceMenu({ pacing, speed }: Pace) {
  const { controls: words, format } = useWords();
  return (
    <Menu name={format.labelled(words.speed, words.speedNames[speed])} label={words.speeds[speed]}>
      <MenuHeading>{words.pacing}</MenuHeading>
      {PACES.map((value) => (
        <MenuItem
          key={value}
          checked={value === pacing}
          more={value === 'realTime' ? words.realTimeTip : words.followEventsTip}
          onChoose={() => setPacing(value)}
        >
          {words[value]}
        </MenuItem>
      ))}
      <MenuHeading>{words.speed}</MenuHeading>
      {SPEEDS.map((value) => (
        <MenuItem key={value} checked={value === speed} onChoose={() => setSpeed(value)}>
          {words.speeds[value]}
        </MenuItem>
      ))}
    </Menu>
  );
}
