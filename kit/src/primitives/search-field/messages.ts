import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SearchFieldMessages } from './types.ts';

/** Sentences of a keyword box, from a catalogue. */
export const searchFieldMessages = (i18n: I18n): SearchFieldMessages => ({ clear: i18n._(msg`Clear search`) });
