import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ColumnPanelMessages, ColumnSettingsMessages } from './types.ts';

/** Sentences of the columns of a list that a person has set, from a catalogue. */
export const columnSettingsMessages = (i18n: I18n): ColumnSettingsMessages => ({
  actions: i18n._(msg`Actions`),
  saved: i18n._(msg`Column settings saved`),
  notSaved: i18n._(msg`The column settings could not be saved on the server. They are kept in this browser.`),
});

/** Sentences of the panel for columns, from a catalogue. */
export const columnPanelMessages = (i18n: I18n): ColumnPanelMessages => ({
  count: (total, shown) => i18n._(msg`${total} columns, ${shown} shown`),
  shown: (label, number, total) => i18n._(msg`${label}, ${number} of ${total}, shown`),
  hidden: (label, number, total) => i18n._(msg`${label}, ${number} of ${total}, hidden`),
  isNew: i18n._(msg`new column`),
  move: (label) => i18n._(msg`Move ${label}`),
  moveUp: (label) => i18n._(msg`Move ${label} up`),
  moveDown: (label) => i18n._(msg`Move ${label} down`),
  show: (label) => i18n._(msg`Show ${label}`),
  keep: (label) => i18n._(msg`Keep ${label} in sight`),
  turned: (name, isShown, shown) =>
    isShown ? i18n._(msg`${name} is shown; ${shown} columns shown`) : i18n._(msg`${name} is hidden; ${shown} columns shown`),
  oneStays: i18n._(msg`At least one column is shown`),
  kept: (name, isKept) => (isKept ? i18n._(msg`${name} stays in sight`) : i18n._(msg`${name} scrolls with the others`)),
  grabbed: (name, place, total) =>
    i18n._(msg`Grabbed ${name}, ${place} of ${total}. Arrows up and down move it, Space drops it, Escape cancels.`),
  moved: (name, place, total) => i18n._(msg`${name}, ${place} of ${total}`),
  dropped: (name, place) => i18n._(msg`${name} dropped at ${place}`),
  cancelled: (place) => i18n._(msg`Move cancelled, back at ${place}`),
  isFirst: i18n._(msg`Already the first`),
  isLast: i18n._(msg`Already the last`),
  restored: i18n._(msg`Defaults restored`),
  undone: i18n._(msg`Undone`),
});
