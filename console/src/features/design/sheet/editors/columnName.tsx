import type { MessageDescriptor } from '@lingui/core';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { textOf } from '@milepost/openapi/domains/design';
import type { Json } from '@milepost/openapi/domains/design';
import * as setting from '../settings/builders.ts';
import type { Setting } from '../settings/types.ts';
import { SuggestedColumn } from './SuggestedColumn.tsx';

/** A setting that names a column of a data interface: one it tells of, or any other. @param of setting that names the interface */
export function columnName(name: string, label: MessageDescriptor, of: string, more?: Partial<Pick<Setting, 'at'>>): Setting {
  function ColumnName({ field, value, read, onChange }: EditProps<CustomControl>) {
    return (
      <SuggestedColumn
        field={field}
        feed="interfaceColumns"
        of={textOf(read(of) as Json)}
        value={textOf(value as Json)}
        onChange={onChange}
      />
    );
  }
  return setting.custom(name, label, ColumnName, { ...more, isOfOne: false }, { reads: [of] });
}
