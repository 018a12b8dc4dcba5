import { msg } from '@lingui/core/macro';
import { memberOf, textOf } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import { columnName } from '../editors/columnName.tsx';
import { ExpressionEditor } from '../editors/ExpressionEditor.tsx';
import { fieldChoice } from '../editors/fieldChoice.tsx';
import { interfaceChoice } from '../editors/interfaceChoice.tsx';
import { ShowFieldEditor } from '../editors/ShowFieldEditor.tsx';
import { ParametersEditor } from '../options/ParametersEditor.tsx';
import * as setting from '../settings/builders.ts';
import * as common from '../settings/common.ts';
import { choiceSource, dictionaryType } from '../settings/options.ts';
import { config, ownOrConfig } from '../settings/at.ts';
import { fieldSheet } from '../settings/sections.ts';
import type { Setting } from '../settings/types.ts';
import { OF_INTERFACE, OF_MODEL, columns, pages, popup, transfers } from './rowSettings.ts';

const interfaceId = interfaceChoice('interfaceId', 'interfaceName');
const parameters = setting.custom('templateJson', msg({ message: 'Parameters', context: 'interface' }), ParametersEditor, undefined, {
  reads: ['interfaceId'],
});
const kept = columnName('propsValue', msg`Kept column`, 'interfaceId');
const shown = columnName('relationField', msg`Shown column`, 'interfaceId');

const STORED = { shown: { old: 1, new: 0 }, saved: { old: 2, new: 1 } } as const;
/** A value that is only shown, or saved with the record: the numbers differ by dialect. @reading R-766 */
const storage: Setting = {
  ...setting.choice(
    'isStorage',
    msg`The value is`,
    { shown: msg({ message: 'Only shown', context: 'storage' }), saved: msg({ message: 'Saved with the record', context: 'storage' }) },
    { at: ownOrConfig('isStorage') },
  ),
  also: (json, own) => (memberOf(own, 'isStorage') === undefined || json === undefined ? [] : [[['__config__', 'isStorage'], json]]),
  read: (json, { dialect }) => (textOf(json) === String(STORED.saved[dialect]) ? 'saved' : 'shown'),
  write: (value, { dialect, now, first }) => {
    const number = STORED[value === 'saved' ? 'saved' : 'shown'][dialect];
    return typeof (now ?? first) === 'string' ? String(number) : number;
  },
};

const MARK = '_jnpfTable_';
/** The field an attribute follows, with the mark that is written after it. @reading R-143 */
const follows = (kinds: readonly string[]): Setting => {
  const plain = fieldChoice('relationField', msg`Shows a column of`, { kinds, isOwnKey: true });
  return {
    ...plain,
    read: (json) => (typeof json === 'string' ? (json.split(MARK)[0] ?? '') : '') || null,
    write: (value, had) => {
      if (typeof value !== 'string' || value === '') return plain.write(value, had);
      const before = typeof had.now === 'string' ? had.now : '';
      const at = before.indexOf(MARK);
      return `${value}${at >= 0 ? before.slice(at) : before === '' ? `${MARK}0` : ''}`;
    },
  };
};
const attribute = (kinds: readonly string[]) =>
  fieldSheet({
    placeholder: 'none',
    isFilledIn: false,
    begins: 'nothing',
    source: [
      follows(kinds),
      setting.custom('showField', msg`Shown column`, ShowFieldEditor, undefined, { reads: ['relationField'] }),
      storage,
    ],
  });

/** Sheets of kinds over data of elsewhere. @source designer §8.1 */
export const data = {
  treeSelect: fieldSheet({ options: choiceSource, own: [[common.multiple, common.filterable], common.clearable] }),
  dicSelect: fieldSheet({
    source: [
      {
        ...dictionaryType,
        at: (json: Json) => (memberOf(json, 'dictionaryType') === undefined ? ['__config__', 'dictionaryType'] : ['dictionaryType']),
      },
    ],
    own: [[common.multiple, common.filterable], common.clearable],
  }),
  relationForm: fieldSheet({
    placeholder: 'look',
    look: [common.clearable],
    source: [
      setting.choice('modelId', msg({ message: 'Form', context: 'setting' }), { from: 'feed', id: 'models' }),
      setting.choice('relationField', msg`Field that is shown`, { from: 'feed', id: 'modelFields', parameters: { id: 'modelId' } }),
      columns(OF_MODEL),
      pages(),
      ...popup(),
    ],
    linkage: [transfers(OF_MODEL)],
  }),
  relationFormAttr: attribute(['relationForm']),
  popupSelect: fieldSheet({
    placeholder: 'look',
    look: [common.clearable],
    source: [interfaceId, parameters, [kept, shown], columns(OF_INTERFACE), pages(), common.multiple, ...popup()],
    linkage: [transfers(OF_INTERFACE)],
  }),
  popupTableSelect: fieldSheet({
    placeholder: 'look',
    look: [common.clearable],
    source: [
      interfaceId,
      parameters,
      [kept, shown],
      columns(OF_INTERFACE),
      pages(),
      [common.multiple, setting.toggle('filterable', msg`Can be searched`, { usual: true })],
    ],
    linkage: [transfers(OF_INTERFACE)],
  }),
  popupAttr: attribute(['popupSelect', 'popupTableSelect']),
  autoComplete: fieldSheet({
    placeholder: 'look',
    look: [common.clearable],
    source: [interfaceId, parameters, shown, setting.whole('total', msg`Most suggestions`, [1, 50])],
  }),
  calculate: fieldSheet({
    placeholder: 'none',
    isFilledIn: false,
    begins: 'nothing',
    own: [
      setting.custom('expression', msg({ message: 'Formula', context: 'setting' }), ExpressionEditor),
      [common.precision, storage],
      [common.thousands, common.capitals],
    ],
  }),
  billRule: fieldSheet({
    placeholder: 'look',
    isFilledIn: false,
    begins: 'nothing',
    source: [setting.choice('rule', msg`Numbering rule`, { from: 'feed', id: 'numberRules' }, { at: config('rule') })],
  }),
  sign: fieldSheet({ placeholder: 'none', begins: 'nothing' }),
  signature: fieldSheet({ placeholder: 'none', begins: 'nothing' }),
  location: fieldSheet({ placeholder: 'none', begins: 'nothing' }),
} as const;
