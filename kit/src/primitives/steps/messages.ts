import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StepState } from './types.ts';

/** State of a step in words from a catalogue. */
export const stepMessages = (i18n: I18n): Readonly<Record<StepState, string>> => ({
  done: i18n._(msg({ message: 'done', context: 'step' })),
  current: i18n._(msg({ message: 'current step', context: 'step' })),
  ahead: i18n._(msg({ message: 'not started', context: 'step' })),
  failed: i18n._(msg({ message: 'failed', context: 'step' })),
});
