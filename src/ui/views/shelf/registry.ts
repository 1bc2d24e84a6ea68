import type { ComponentType } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { ViewId } from '../../../scenarios/scenario/scenario.ts';
import * as list from './viewList.ts';

/** The views by their ids: none is missing. */
export const SHELF: Readonly<Record<ViewId, ComponentType<{ readonly side: WorldSide }>>> = list;
