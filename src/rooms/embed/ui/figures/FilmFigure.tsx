import type { EmbedValues } from '../../../../embed/parameters.ts';
import { FIGURE_WORDS } from '../../words/figures.ts';
import { useWords } from '../../../../words/useWords.ts';
import type { Experiment } from '../../../../scenarios/experiment/experiment.ts';
import { useSession } from '../../../../ui/stores/session.ts';
import { useScene } from '../../../../ui/draw/view/useScene.ts';
import { FilmDrawing, filmHeight } from './FilmDrawing.tsx';
import { endOf, filmChoice, filmOf, runFilm, type Film, type FilmId } from './filmRun.ts';
import { filmSpoken } from './filmSpoken.ts';
import { filmStory } from './filmStory.ts';
import { filmSummary } from './filmSummary.ts';
import { StoryFigure } from './StoryFigure.tsx';
import { loadStory, type Story } from './storyScene.ts';
import type { Switched } from './switched.ts';

/** A few moments of an ensemble that loses its leader, or is cut in two. */
export function FilmFigure({ id, values }: { readonly id: FilmId; readonly values: EmbedValues }) {
  const words = useWords(FIGURE_WORDS).film;
  const experiment = useSession((session) => session.experiment);
  const scene = useScene(0);
  if (scene === null || experiment === null) return null;
  const { view, choice } = scene;
  const switched = switchedIn(experiment, id);
  const film = filmOf(id, switched);
  const story = filmStory(film, view.simulation, view.world);
  const told = filmSummary(film, story);
  return (
    <StoryFigure
      values={values}
      title={words[id].title}
      choice={words[id].choice}
      switched={switched}
      onSwitch={(next) => loadStory(filmStoryOf(id, next, choice.seed))}
      startMs={film.startMs}
      endMs={endOf(film)}
      height={filmHeight(film)}
      told={told === null ? words.told.none : words.told.fates[told.fate](told)}
      tone="calm"
      spoken={filmSpoken(film, story, words)}
    >
      {(width) => <FilmDrawing film={film} story={story} width={width} words={words} />}
    </StoryFigure>
  );
}

export function filmStoryOf(id: FilmId, switched: Switched, seed: number): Story {
  const film = filmOf(id, switched);
  return {
    choice: filmChoice(film, seed),
    run: (experiment) => runFilm(experiment, film),
    startMs: film.startMs,
    endMs: endOf(film),
  };
}

/** By what has been done in it. */
function switchedIn({ commands }: Experiment, id: FilmId): Switched {
  const given = commands.map(({ command }) => JSON.stringify(command));
  const isGiven = (film: Film) =>
    film.commands.every(([, command], at) => given[at] === JSON.stringify(command));
  return isGiven(filmOf(id, 'off')) ? 'off' : 'on';
}
