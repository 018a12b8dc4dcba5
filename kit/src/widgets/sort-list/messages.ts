import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SortListMessages } from './types.ts';

/** Sentences of a list people put into order, from a catalogue. */
export const sortListMessages = (i18n: I18n): SortListMessages => ({
  place: (number, total) => i18n._(msg`${number} of ${total}`),
  move: (label) => i18n._(msg`Move ${label}`),
  moveUp: (label) => i18n._(msg`Move ${label} up`),
  moveDown: (label) => i18n._(msg`Move ${label} down`),
  takeOut: (label) => i18n._(msg({ message: `Take out ${label}`, context: 'of a list in order' })),
  grabbed: (name, place, total) =>
    i18n._(msg`Grabbed ${name}, ${place} of ${total}. Arrows up and down move it, Space drops it, Escape cancels.`),
  moved: (name, place, total) => i18n._(msg`${name}, ${place} of ${total}`),
  dropped: (name, place) => i18n._(msg`${name} dropped at ${place}`),
  cancelled: (place) => i18n._(msg`Move cancelled, back at ${place}`),
  isFirst: i18n._(msg`Already the first`),
  isLast: i18n._(msg`Already the last`),
});
