import { flag, placeholder } from '../../config/designed.ts';
import type { ReadControl } from '../../config/designed.ts';
import { optionsOf } from '../../config/options.ts';

const cascade: ReadControl = (members, base) => ({
  ...base,
  kind: 'cascade',
  options: optionsOf(members),
  isMany: flag(members, 'multiple') || members.within('props').within('props').flag('multiple', false),
  chooses: members.within('props').within('props').flag('checkStrictly', false) ? 'any' : 'leaves',
  placeholder: placeholder(members),
});

/** Readers of cascades by their names in stored designs. */
export const cascadeDesign: Readonly<Record<string, ReadControl>> = { cascader: cascade };
