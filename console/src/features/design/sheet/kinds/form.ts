import { msg } from '@lingui/core/macro';
import { isList, textOf } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import * as setting from '../settings/builders.ts';
import type { Setting, SheetSection } from '../settings/types.ts';
import { cleared } from '../settings/values.ts';

const PX = { spellCheck: false, placeholder: '600px' } as const;
const width = (name: string, label: ReturnType<typeof msg>) =>
  setting.text(name, label, undefined, { ...PX, help: msg`In px, or a share of the window in %` });

const idsOf = (json: Json | undefined): readonly string[] =>
  (isList(json) ? json.map(textOf) : textOf(json).split(',')).map((one) => one.trim()).filter((one) => one !== '');
/** Templates a record is printed with: a text up to 3.4, a list from 3.6 on. @source designer Appendix D */
const printTemplates: Setting = {
  ...setting.choices('printId', msg`Print templates`, { from: 'feed', id: 'printTemplates' }),
  read: idsOf,
  write: (value, had) => {
    const ids = Array.isArray(value) ? value.map(String) : [];
    if (ids.length === 0) return cleared(had);
    const like = had.now ?? had.first;
    return isList(like) || (like === undefined && had.dialect === 'new') ? ids : ids.join(',');
  },
};

/** Settings of a form as a whole. @source designer §5.2 @source generated-pages §1 */
export const FORM_SHEET: readonly SheetSection[] = [
  {
    id: 'look',
    title: msg({ message: 'Look', context: 'sheet' }),
    rows: [
      setting.choice(
        'popupType',
        msg({ message: 'Opens in', context: 'form' }),
        {
          general: msg({ message: 'A dialog', context: 'container' }),
          drawer: msg({ message: 'A drawer', context: 'container' }),
          fullScreen: msg({ message: 'A page of its own', context: 'container' }),
        },
        { usual: 'general' },
      ),
      setting.when(width('generalWidth', msg`Width of the dialog`), ['popupType', 'general']),
      setting.when(width('drawerWidth', msg`Width of the drawer`), ['popupType', 'drawer']),
      setting.choice(
        'labelPosition',
        msg`Position of the labels`,
        {
          right: msg({ message: 'Before the field, at its side', context: 'label' }),
          left: msg({ message: 'Before the field, at the edge', context: 'label' }),
          top: msg({ message: 'Above the field', context: 'label' }),
        },
        { usual: 'right' },
      ),
      setting.when(setting.whole('labelWidth', msg`Width of the labels in px`, [0, 1000]), ['labelPosition', 'right', 'left']),
      setting.whole('gutter', msg`Gap between fields in px`, [0, 100]),
    ],
  },
  {
    id: 'own',
    title: msg({ message: 'Buttons', context: 'sheet' }),
    rows: [
      setting.text('confirmButtonText', msg`Text of the save button`),
      setting.text('cancelButtonText', msg`Text of the cancel button`),
      setting.toggle('hasConfirmAndAddBtn', msg`Save and add another one`),
    ],
  },
  {
    id: 'rights',
    title: msg({ message: 'Print', context: 'sheet' }),
    rows: [
      setting.toggle('hasPrintBtn', msg`Records can be printed`),
      setting.when(printTemplates, ['hasPrintBtn', true]),
      setting.when(setting.text('printButtonText', msg`Text of the print button`), ['hasPrintBtn', true]),
    ],
  },
  {
    id: 'advanced',
    title: msg({ message: 'More', context: 'sheet' }),
    rows: [
      setting.toggle('concurrencyLock', msg`A save is refused where somebody saved in between`),
      setting.toggle('logicalDelete', msg`Deleted records stay in the database`),
    ],
  },
];

const NAME_CHARS = 50;
const asText: Setting['write'] = (value) => (typeof value === 'string' ? value : '');

/** Settings of the model a design belongs to. */
export const FACTS_SHEET: readonly SheetSection[] = [
  {
    id: 'basics',
    title: msg({ message: 'Basics', context: 'sheet' }),
    rows: [
      setting.text(
        'fullName',
        msg`Name`,
        { write: asText },
        { required: true, maxChars: NAME_CHARS, message: { required: msg`Enter a name` } },
      ),
      setting.text(
        'enCode',
        msg`Code`,
        { write: asText },
        { required: true, maxChars: NAME_CHARS, spellCheck: false, message: { required: msg`Enter a code` } },
      ),
      setting.choice('category', msg`Category`, { from: 'feed', id: 'dictionary.id:webDesign' }, { write: asText }),
      setting.text('description', msg`Description`, { write: asText }, { rows: 3, maxChars: 500 }),
      setting.whole('sortCode', msg`Sort order`, [0, 999_999], { write: (value) => (typeof value === 'number' ? value : null) }),
    ],
  },
];
