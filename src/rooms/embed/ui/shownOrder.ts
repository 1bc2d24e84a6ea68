// What the embed shows now: the order it began with, or the last one that its host has sent.
import { create } from 'zustand';
import type { EmbedValues } from '../../../embed/parameters.ts';

const useState = create<{ readonly values: EmbedValues | null }>(() => ({ values: null }));

/** Null before the first order. */
export function useShownOrder(): EmbedValues | null {
  return useState((state) => state.values);
}

export function shownOrder(): EmbedValues | null {
  return useState.getState().values;
}

export function setShownOrder(values: EmbedValues): void {
  useState.setState({ values });
}
