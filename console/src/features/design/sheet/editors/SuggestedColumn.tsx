import { ComboBox } from '@milepost/kit/combo-box';
import type { EditedField } from '@milepost/kit/forms/grammar';
import { useSurroundings, useText } from '@milepost/kit/forms/render';
import { useMemo } from 'react';

interface SuggestedColumnProps {
  readonly field: EditedField;
  readonly feed: 'interfaceColumns' | 'modelFields';
  /** Id of the interface or the model; nothing is suggested while it is empty. */
  readonly of: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const ignore = () => undefined;

/** Name of a column, with those that are known suggested. */
export function SuggestedColumn({ field, feed, of, value, onChange }: SuggestedColumnProps) {
  const text = useText();
  const parameters = useMemo(() => ({ id: of }), [of]);
  const { options, state } = useSurroundings().useOptions(feed, parameters);
  const wanted = value.trim().toLowerCase();
  const items = options
    .map(({ id, label }) => ({ id, text: id, note: text(label) }))
    .filter(({ id, note }) => wanted === '' || `${id} ${note}`.toLowerCase().includes(wanted))
    .map(({ note, ...item }) => ({ ...item, ...(note !== item.id && { note }) }));
  return <ComboBox {...field} value={value} onChange={onChange} suggestions={{ items, state }} onSuggest={ignore} />;
}
