import { useMemo } from 'react';
import { UnsupportedField } from '../../primitives/config-problem/index.ts';
import { DataPicker } from '../../primitives/data-picker/index.ts';
import { dataInterfaceSelect } from './declareDataInterfaceSelect.ts';
import { filledRecords } from './filledRecords.ts';
import type { DataInterfaceSelectProps } from './types.ts';

/**
 * Chooses any number of rows of a data interface, and says what a form is filled with from them.
 * @source forms §2.6
 */
export function DataInterfaceSelect({ config, feed, onFill, ...field }: DataInterfaceSelectProps) {
  const spec = useMemo(() => (config.kind === 'parsed' ? dataInterfaceSelect(config.config, feed) : null), [config, feed]);
  if (config.kind === 'refused') return <UnsupportedField label={field.label} problems={config.problems} id={field.id} />;
  const { relationOptions } = config.config;
  return (
    spec && (
      <DataPicker
        {...field}
        spec={spec}
        onChange={(value, nodes) => {
          field.onChange(value);
          onFill?.(
            filledRecords(
              relationOptions,
              nodes.map(({ record }) => record),
            ),
          );
        }}
      />
    )
  );
}
