import { msg } from '@lingui/core/macro';
import { OptionsEditor } from '../options/OptionsEditor.tsx';
import { ParametersEditor } from '../options/ParametersEditor.tsx';
import { interfaceChoice } from '../editors/interfaceChoice.tsx';
import { columnName } from '../editors/columnName.tsx';
import * as setting from './builders.ts';
import { config, either } from './at.ts';

const props = (name: string) => ({ at: either(['__config__', 'props', name], ['props', name]) });
const STATIC = ['dataType', 'static'] as const;
const DICTIONARY = ['dataType', 'dictionary'] as const;
const INTERFACE = ['dataType', 'dynamic'] as const;

/** Dictionary whose entries are offered. */
export const dictionaryType = setting.choice(
  'dictionaryType',
  msg({ message: 'Dictionary', context: 'setting' }),
  { from: 'feed', id: 'dictionaries' },
  { at: config('dictionaryType') },
);

/** Source of what is offered: a list in the design, a dictionary, or a data interface. What another source has stays until it is taken away. @source designer §8.3 */
export const choiceSource = [
  setting.choice(
    'dataType',
    msg({ message: 'Options come from', context: 'setting' }),
    {
      static: msg({ message: 'A list', context: 'source' }),
      dictionary: msg({ message: 'A dictionary', context: 'source' }),
      dynamic: msg({ message: 'A data interface', context: 'source' }),
    },
    { at: config('dataType'), usual: 'static' },
    { look: 'radio' },
  ),
  setting.when(
    setting.custom('options', msg({ message: 'Options', context: 'setting' }), OptionsEditor, {
      at: either(['__slot__', 'options'], ['options']),
    }),
    STATIC,
  ),
  setting.when(dictionaryType, DICTIONARY),
  setting.when(
    setting.choice(
      'storedAs',
      msg`Records hold`,
      {
        id: msg({ message: 'The id of the entry', context: 'dictionary' }),
        enCode: msg({ message: 'The code of the entry', context: 'dictionary' }),
      },
      { ...props('value'), usual: 'id' },
    ),
    DICTIONARY,
  ),
  setting.when(interfaceChoice('propsUrl', 'propsName', { at: config('propsUrl') }), INTERFACE),
  [
    setting.when(columnName('valueColumn', msg`Kept column`, 'propsUrl', props('value')), INTERFACE),
    setting.when(columnName('labelColumn', msg`Shown column`, 'propsUrl', props('label')), INTERFACE),
  ] as const,
  setting.when(
    setting.custom(
      'templateJson',
      msg({ message: 'Parameters', context: 'interface' }),
      ParametersEditor,
      { at: config('templateJson') },
      { reads: ['propsUrl'] },
    ),
    INTERFACE,
  ),
];
