import { msg } from '@lingui/core/macro';
import type { JsonObject, Json } from '@milepost/openapi/domains/design';
import { isList, memberOf, valueAt } from '@milepost/openapi/domains/design';
import { choice, feed, note, rows, text, toggle, when } from '../../resource/index.ts';
import type { SheetSpec } from './columnSheet.ts';
import { CUSTOM } from './listButtons.ts';
import type { PossibleField } from './possibleFields.ts';
import { choiceSetting, textSetting, truthSetting } from './SettingsForm.tsx';
import type { Setting } from './SettingsForm.tsx';

const LABEL = () => text('label', msg({ message: 'Text', context: 'button' }), { maxChars: 50 });

/** Rows of a list of objects; members the sheet does not show stay. */
const rowsSetting = (...path: readonly string[]): Setting => ({
  path,
  read: (value) => (isList(value) ? value : []),
  write: (value) => value as Json,
});

/** Sheet of a button designs have from the start: its words; what it does is fixed. */
export const buttonSheet = (): SheetSpec => ({ parts: [LABEL()], settings: { label: textSetting('label') } });

/** Kind of a button the design has made itself, as it is numbered. */
export const customKindOf = (own: JsonObject): number => Number(memberOf(own['event'], 'btnType'));

/** Sheet of a button the design has made itself: it opens a form, or asks an interface. A script is kept, and not run. */
export function customSheet(own: JsonObject, fields: readonly PossibleField[]): SheetSpec {
  const kind = customKindOf(own);
  const options = {
    from: 'static',
    options: fields.map(({ name, label, table }) => ({ id: name, label: table === null ? label : `${table}-${label}` })),
  } as const;
  if (kind === CUSTOM.form)
    return {
      parts: [
        LABEL(),
        choice('modelId', msg`Form it opens`, feed('designModels'), { required: true }),
        text('popupTitle', msg`Title of the dialog`, { maxChars: 100 }),
        rows(
          'formOptions',
          msg`Values the form begins with`,
          [choice('currentField', msg`From this row`, options), text('field', msg`Into field (key)`)],
          {
            add: msg`Add a value`,
          },
        ),
      ],
      settings: {
        label: textSetting('label'),
        modelId: choiceSetting('event', 'modelId'),
        popupTitle: textSetting('event', 'popupTitle'),
        formOptions: rowsSetting('event', 'formOptions'),
      },
    };
  if (kind === CUSTOM.interface)
    return {
      parts: [
        LABEL(),
        choice('interfaceId', msg`Interface it asks`, feed('designInterfaces'), { required: true }),
        toggle('useConfirm', msg`Asks before`),
        when({ field: 'useConfirm', is: [true] }, text('confirmTitle', msg`Question`, { maxChars: 200 })),
        rows(
          'templateJson',
          msg`Parameters`,
          [text('field', msg`Parameter`), choice('relationField', msg`From this row`, options), text('defaultValue', msg`Or fixed`)],
          { add: msg`Add a parameter` },
        ),
      ],
      settings: {
        label: textSetting('label'),
        interfaceId: choiceSetting('event', 'interfaceId'),
        useConfirm: truthSetting('event', 'useConfirm'),
        confirmTitle: textSetting('event', 'confirmTitle'),
        templateJson: rowsSetting('event', 'templateJson'),
      },
    };
  return {
    parts: [LABEL(), note(msg`This button runs a script. It is kept as it is; scripts do not run here, and the button says so.`)],
    settings: { label: textSetting('label') },
  };
}

/** Text of the script of a button; empty for none. */
export const scriptOf = (own: JsonObject): string => {
  const script = valueAt(own, ['event', 'func']) ?? own['func'];
  return typeof script === 'string' ? script : '';
};
