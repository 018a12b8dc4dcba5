import { useNumberRange } from '@milepost/kit/headless/number-range';
import { Card, Input, Message } from '../ui.tsx';
import { numberMessages } from './messages.ts';

const messages = { ...numberMessages, minimum: '最小', maximum: '最大', turned: '最小は最大以下にしてください' };

/** Two numbers, the ends of a range. */
export function NumberRangePage() {
  const range = useNumberRange({ label: '距離', initialValue: ['10', '200'], suffix: 'km', messages });
  return (
    <Card {...range.getFieldProps({ className: 'stack gap-2' })}>
      <b {...range.getNameProps()}>距離（km）</b>
      <div {...range.getRangeProps()}>
        <div {...range.getGroupProps({ className: 'flex flex-wrap gap-4' })}>
          {[range.lower, range.upper].map((end) => (
            <p key={end.name} className="flex gap-2 items-center">
              <span {...end.getNameProps({ className: 'text-sm' })}>{end.name}</span>
              <Input {...end.getInputProps({ className: 'w-32' })} />
            </p>
          ))}
        </div>
      </div>
      {range.message && (
        <Message {...range.getMessageProps()} isHelp={!range.error}>
          {range.message}
        </Message>
      )}
    </Card>
  );
}
