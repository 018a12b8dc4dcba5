import { useLingui } from '@lingui/react/macro';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { TextField } from '@milepost/kit/text-field';
import { textOf } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import { useState } from 'react';
import { KEY_FAULTS } from '../../core/refusals.ts';
import { useDesigner } from '../../designer/useDesigner.ts';
import { useSheetNode } from '../sheetNode.ts';
import * as css from './editors.css.ts';

/** Editor of the key of a field: taken over when it is left, refused with the reason; one that was released is only read. */
export function KeyEditor({ field, value, onLeave }: EditProps<CustomControl>) {
  const { t, i18n } = useLingui();
  const designer = useDesigner();
  const id = useSheetNode();
  const key = textOf(value as Json);
  const [typed, setTyped] = useState({ of: key, text: key, refusal: '' });
  const { text, refusal } = typed.of === key ? typed : { text: key, refusal: '' };
  const isReleased = designer.refusal({ do: 'key', id, key: `${key}x` }) === KEY_FAULTS.released;
  function takeOver() {
    onLeave();
    if (text === key) return;
    const refused = designer.refusal({ do: 'key', id, key: text });
    if (refused) setTyped({ of: key, text, refusal: i18n._(refused) });
    else designer.run({ do: 'key', id, key: text });
  }
  return (
    <form
      noValidate
      className={css.alone}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        takeOver();
      }}
    >
      <TextField
        {...field}
        use={isReleased ? 'readOnly' : field.use}
        help={isReleased ? i18n._(KEY_FAULTS.released) : t`Lists, rules and other programs know the field by it`}
        {...(refusal !== '' && { error: refusal })}
        spellCheck={false}
        value={text}
        onChange={(next) => setTyped({ of: key, text: next, refusal: '' })}
        onLeave={takeOver}
      />
    </form>
  );
}
