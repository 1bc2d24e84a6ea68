// Every view of the shelf.
import type { ComponentType } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';

export type View = ComponentType<{ readonly side: WorldSide }>;

const modules = import.meta.glob<{ readonly default: View }>(['./*/*View.tsx', '!./world/*'], {
  eager: true,
});

/** By their ids; undefined for a view that nobody has built. */
export const SHELF: Readonly<Record<string, View | undefined>> = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => [file.split('/')[1] ?? '', module.default]),
);
