import type { WorldSide } from '../../../scenarios/experiment.ts';

/** An ensemble at the playhead: its servers, its clients and what goes between them. */
export default function EnsemblePanel({ side }: { readonly side: WorldSide }) {
  return <section data-side={side} />;
}
