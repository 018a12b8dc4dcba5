import { flag } from '../../config/designed.ts';
import type { ReadControl } from '../../config/designed.ts';

const color: ReadControl = (members, base) => ({ ...base, kind: 'color', hasAlpha: flag(members, 'show-alpha', 'showAlpha') });

/** Readers of colours by their names in stored designs. */
export const colorDesign: Readonly<Record<string, ReadControl>> = { colorPicker: color };
