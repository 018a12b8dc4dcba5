import { useMemo } from 'react';
import { UnsupportedField } from '../../primitives/config-problem/index.ts';
import { DataPicker } from '../../primitives/data-picker/index.ts';
import { relationForm } from './declareRelationForm.ts';
import type { RelationFormProps } from './types.ts';

/**
 * Chooses a record of another form. What is known of it is kept under the field's name for the attributes that follow it,
 * within the `RelationDataProvider` around. Disabled, it shows the record instead.
 * @source forms §3, §4
 */
export function RelationForm({ config, feed, value, onChange, ...field }: RelationFormProps) {
  const spec = useMemo(() => (config.kind === 'parsed' ? relationForm(config.config, feed) : null), [config, feed]);
  if (config.kind === 'refused') return <UnsupportedField label={field.label} problems={config.problems} id={field.id} />;
  return (
    spec && (
      <DataPicker
        {...field}
        spec={spec}
        value={value?.id ?? null}
        nameOf={(id) => (value !== null && String(value.id) === id && value.display !== '' ? value.display : undefined)}
        onChange={(_, nodes) => {
          const [node] = nodes;
          onChange(node ? { id: node.value, display: node.fullName } : null);
        }}
      />
    )
  );
}
