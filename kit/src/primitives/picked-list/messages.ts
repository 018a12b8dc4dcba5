import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PickedListMessages } from './types.ts';

/** Sentences of a list of chosen things, from a catalogue. */
export const pickedListMessages = (i18n: I18n): PickedListMessages => ({ remove: (name) => i18n._(msg`Remove ${{ name }}`) });
