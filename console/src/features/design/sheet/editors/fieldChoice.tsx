import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { Select } from '@milepost/kit/select';
import { textOf } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import * as setting from '../settings/builders.ts';
import type { Setting } from '../settings/types.ts';
import { useFieldOptions } from './useFieldOptions.ts';
import type { FieldFilter } from './useFieldOptions.ts';

/** A setting that names a field of the form. */
export function fieldChoice(name: string, label: MessageDescriptor, filter: FieldFilter, more?: Partial<Pick<Setting, 'at'>>): Setting {
  function FieldChoice({ field, value, onChange, onLeave }: EditProps<CustomControl>) {
    const { t } = useLingui();
    const choose = (next: string | null) => {
      onChange(next);
      onLeave();
    };
    return (
      <Select
        {...field}
        options={useFieldOptions(filter)}
        placeholder={t`Choose a field`}
        value={textOf(value as Json) || null}
        onChange={choose}
        onClear={() => choose(null)}
      />
    );
  }
  return setting.custom(name, label, FieldChoice, more);
}
