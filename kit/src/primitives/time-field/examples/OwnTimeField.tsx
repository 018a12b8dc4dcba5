import { Parts, partsMessages } from '../../date-field/examples/OwnDateField.tsx';
import { useTimeField } from '../headless.ts';
import type { TimeFieldMessages, TimeFieldOptions } from '../headless.ts';

const messages: TimeFieldMessages = { ...partsMessages, now: (label) => `現在の時刻：${label}` };

/** A time in markup of one's own, which keeps its value itself: its parts and the button for now, in Japanese. */
export function OwnTimeField(options: Partial<TimeFieldOptions>) {
  const field = useTimeField({ label: '開門', initialValue: '08:30', ...options, messages });
  return (
    <div {...field.getFieldProps({ lang: 'ja' })}>
      <b {...field.getNameProps()}>開門</b>
      <div {...field.getGroupProps()}>
        <Parts of={field} />
        <button {...field.getNowProps()}>⏱</button>
      </div>
      {field.message && <em {...field.getMessageProps()}>{field.message}</em>}
    </div>
  );
}
