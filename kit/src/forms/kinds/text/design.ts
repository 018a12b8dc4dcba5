import { affixes, flag, placeholder, rulesOf } from '../../config/designed.ts';
import type { ReadControl } from '../../config/designed.ts';
import { designedMask } from '../../config/masks.ts';
import type { Members } from '../../config/members.ts';

/** Longest text a design may ask for. @reading R-599 */
const MOST_CHARS = 1_000_000;
const ROWS = 4;

const maxChars = (members: Members) => members.whole('maxlength', 0, 0, MOST_CHARS) || undefined;

/** A text of a design may be only to be read; its value is kept. */
const readOnly = (members: Members) => (members.flag('readonly', false) ? { disabled: () => true } : {});

const input: ReadControl = (members, base) => ({
  ...base,
  ...readOnly(members),
  kind: 'text',
  rules: rulesOf(members),
  maxChars: maxChars(members),
  isSecret: flag(members, 'show-password', 'showPassword'),
  mask: designedMask({ useMask: members.raw('useMask'), maskConfig: members.raw('maskConfig') }),
  isScanned: flag(members, 'isScan', 'useScan'),
  placeholder: placeholder(members),
  ...affixes(members),
});

const textarea: ReadControl = (members, base) => ({
  ...base,
  ...readOnly(members),
  kind: 'text',
  rules: rulesOf(members),
  rows: members.within('autosize').whole('minRows', ROWS, 1, 100),
  maxChars: maxChars(members),
  placeholder: placeholder(members),
});

/** Readers of texts by their names in stored designs. */
export const textDesign: Readonly<Record<string, ReadControl>> = { comInput: input, input, textarea };
