// The scenarios and programs the page offers.
import type { ScenarioLibrary } from '../../scenarios/experiment/experiment.ts';
import { findScenario } from '../../scenarios/catalogue.ts';
import { recipeBook } from '../../scenarios/recipeBook.ts';

export const library: ScenarioLibrary = { findScenario, book: recipeBook };

/** Fetches every scenario beyond the opening pair. */
export const loadScenarios = () => import('../../scenarios/library.ts');
