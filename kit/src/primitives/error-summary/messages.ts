import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ErrorSummaryMessages } from './types.ts';

/** Sentences of a summary of problems from a catalogue. */
export const errorSummaryMessages = (i18n: I18n): ErrorSummaryMessages => ({
  problems: (count) => i18n._(msg`${plural(count, { one: '# problem to fix', other: '# problems to fix' })}`),
  notSaved: i18n._(msg`Not saved`),
});
