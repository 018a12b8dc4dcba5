import { msg } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import type { FirstWords } from '@milepost/openapi/domains/design';
import { kindWord } from './kindWords.ts';

/** Words a new control begins with, in the language of the page. */
export const firstWordsIn = (i18n: I18n): FirstWords => ({
  enter: i18n._(msg({ message: 'Please enter', context: 'new control' })),
  choose: i18n._(msg({ message: 'Please choose', context: 'new control' })),
  tab: i18n._(kindWord('tabItem')),
  fold: i18n._(kindWord('collapseItem')),
  options: [i18n._(msg({ message: 'Option 1', context: 'new control' })), i18n._(msg({ message: 'Option 2', context: 'new control' }))],
  upload: i18n._(msg({ message: 'Click to upload', context: 'new control' })),
  chooseRecord: i18n._(msg({ message: 'Choose a record', context: 'new control' })),
  madeByServer: i18n._(msg({ message: 'Made by the system', context: 'new control' })),
  staticText: i18n._(msg({ message: 'Static text', context: 'new control' })),
  notice: i18n._(msg({ message: 'Notice', context: 'new control' })),
  link: i18n._(msg({ message: 'Link', context: 'new control' })),
  button: i18n._(msg({ message: 'Button', context: 'new control' })),
  addRow: i18n._(msg({ message: 'Add', context: 'new control' })),
});
