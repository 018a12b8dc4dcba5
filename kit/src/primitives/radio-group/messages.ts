import type { I18n } from '@lingui/core';
import type { ChoiceGroupMessages } from '../choice-box/headless.ts';
import { choiceGroupMessages } from '../choice-box/messages.ts';

/** Sentences of a radio group from a catalogue. */
export const radioGroupMessages = (i18n: I18n): ChoiceGroupMessages => choiceGroupMessages(i18n);
