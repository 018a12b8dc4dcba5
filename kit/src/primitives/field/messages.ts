import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldMessages } from './types.ts';

/** Sentences of every field from a catalogue. */
export const fieldMessages = (i18n: I18n): FieldMessages => ({
  problem: (label, problem) => i18n._(msg`${{ label }}: ${{ problem }}`),
  count: (chars, maxChars) => {
    const overBy = chars - maxChars;
    return overBy > 0
      ? i18n._(msg`${{ chars }} of ${{ maxChars }} characters, ${{ overBy }} too many`)
      : i18n._(msg`${{ chars }} of ${{ maxChars }} characters`);
  },
});
