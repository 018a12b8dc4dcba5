import { msg } from '@lingui/core/macro';
import type { Control } from '@milepost/kit/forms/grammar';
import { KINDS } from '@milepost/openapi/domains/design';
import type { Json, ValueKind } from '@milepost/openapi/domains/design';
import { choice, text, toggle } from '../../resource/index.ts';
import type { SheetSpec } from './columnSheet.ts';
import type { PossibleField } from './possibleFields.ts';
import { asText, codeSetting, textSetting, truthSetting } from './SettingsForm.tsx';

const TEXTS: ReadonlySet<ValueKind> = new Set(['text', 'longText', 'made']);
const CHOSEN: ReadonlySet<ValueKind> = new Set(['option', 'options', 'path', 'person', 'organization', 'record']);

/** Fields that share the one search box. @source designer §11 */
const MOST_KEYWORDS = 3;
const SEARCHED = { 2: msg`What contains it`, 1: msg`What is exactly so` };

/**
 * Sheet of a filter.
 * @param control the field as the list offers it, whose values it may begin with; null where it is looked for by a keyword
 * @param keywords number of other filters the one search box looks at
 */
export function filterSheet(field: PossibleField | undefined, control: Control | null, keywords = 0): SheetSpec {
  const value: ValueKind = field?.kind ? KINDS[field.kind].value : 'text';
  const isText = TEXTS.has(value);
  const begins = isText ? null : control;
  return {
    parts: [
      text('label', msg({ message: 'Label', context: 'field' }), { maxChars: 100 }),
      ...(isText ? [choice('searchType', msg`Finds`, SEARCHED, { look: 'radio' })] : []),
      ...(CHOSEN.has(value) ? [toggle('searchMultiple', msg`Several may be chosen`)] : []),
      ...(isText
        ? [
            toggle('isKeyword', msg`Found by the one search box`, {
              help: msg`Up to three fields share it`,
              refuses: (is) =>
                is === true && keywords >= MOST_KEYWORDS
                  ? msg`Three fields share the search box already: take one of them off it first`
                  : null,
            }),
          ]
        : []),
      ...(isText ? [text('value', msg`Begins with`, { help: msg`What the list is narrowed down by when it is opened` })] : []),
      ...(begins
        ? [{ ...begins, field: 'value', label: msg`Begins with`, help: msg`What the list is narrowed down by when it is opened` }]
        : []),
    ],
    settings: {
      label: textSetting('label'),
      ...(isText && { searchType: codeSetting('searchType'), isKeyword: truthSetting('isKeyword') }),
      ...(CHOSEN.has(value) && { searchMultiple: truthSetting('searchMultiple') }),
      ...(isText && { value: { path: ['value'], read: asText, write: (typed: unknown) => (typed === '' ? null : (typed as Json)) } }),
      ...(begins && { value: { path: ['value'], read: (kept) => kept ?? null, write: (chosen: unknown) => (chosen ?? null) as Json } }),
    },
  };
}
