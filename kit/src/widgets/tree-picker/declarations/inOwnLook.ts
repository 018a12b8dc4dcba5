import type { PickerOptions, PickerSpec } from '../types.ts';

/** Widths an open picker may have, in px. */
const LEAST_PX = 400;
const MOST_PX = 1200;

/** A declaration in the look that a field asks for: its own title, and a width within bounds. */
export function inOwnLook({ title, widthPx }: PickerOptions, spec: PickerSpec): PickerSpec {
  const { look } = spec;
  return {
    ...spec,
    title: title ?? spec.title,
    look: { ...look, widthPx: widthPx === undefined ? look.widthPx : Math.min(MOST_PX, Math.max(LEAST_PX, widthPx)) },
  };
}
