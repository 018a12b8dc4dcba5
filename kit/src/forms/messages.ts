import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorSummaryMessages } from '../primitives/error-summary/messages.ts';
import { textFieldMessages } from '../primitives/text-field/messages.ts';
import type { FormMessages, InvalidFacts, RangeFacts } from './headless.ts';

function invalidMessage(i18n: I18n, { of, example, isWhole, min, max, step }: InvalidFacts): string {
  switch (of) {
    case 'number':
      if (step) return i18n._(msg`Enter a number from ${{ min }} to ${{ max }} in steps of ${{ step }}`);
      if (!isWhole) return i18n._(msg`Enter a number, such as ${{ example }}`);
      return min && max ? i18n._(msg`Enter a whole number from ${{ min }} to ${{ max }}`) : i18n._(msg`Enter a whole number`);
    case 'date':
      return i18n._(msg`This is no date, write it like ${{ example }}`);
    case 'time':
      return i18n._(msg`This is no time, write it like ${{ example }}`);
    case 'range':
      return i18n._(msg`This is no range, write it like ${{ example }}`);
    case 'color':
      return i18n._(msg`This is no colour, write it like ${{ example }}`);
    case 'rows':
      return i18n._(msg`Fill in what is marked in the rows`);
    default:
      return i18n._(msg`Check what you entered`);
  }
}

function rangeMessage(i18n: I18n, { of, min, max }: RangeFacts): string {
  switch (of) {
    case 'turned':
      return i18n._(msg`The minimum must not be larger than the maximum`);
    case 'number':
      if (min && max) return i18n._(msg`Enter a number from ${{ min }} to ${{ max }}`);
      return min ? i18n._(msg`Enter ${{ min }} or more`) : i18n._(msg`Enter ${{ max }} or less`);
    case 'whole':
      return i18n._(msg`Enter a whole number from ${{ min }} to ${{ max }}`);
    default:
      return i18n._(msg`This is beyond what may be chosen; choose another`);
  }
}

/** Sentences of a form from a catalogue. */
export const formMessages = (i18n: I18n): FormMessages => ({
  ...errorSummaryMessages(i18n),
  ...textFieldMessages(i18n),
  required: ({ label, isTyped }) => (isTyped ? i18n._(msg`Fill in: ${{ label }}`) : i18n._(msg`Choose: ${{ label }}`)),
  tooLong: ({ maxChars }) => i18n._(msg`Write at most ${{ maxChars }} characters`),
  pattern: () => i18n._(msg`This is not written as it should be`),
  range: (facts) => rangeMessage(i18n, facts),
  invalid: (facts) => invalidMessage(i18n, facts),
  emptyCell: i18n._(msg`Must not be empty`),
  cell: ({ table, row, column }) => i18n._(msg`${{ table }}, row ${{ row }}, ${{ column }}`),
});
