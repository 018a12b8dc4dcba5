import { useTextField } from '@milepost/kit/headless/text-field';
import { Badge, Card, Input, Label, Message } from '../ui.tsx';
import { textMessages } from './messages.ts';

/** A text with a count of its characters. */
export function TextPage() {
  const field = useTextField({ label: '備考', maxChars: 40, initialValue: '橋の点検', help: '40 文字まで', messages: textMessages });
  return (
    <Card {...field.getFieldProps({ className: 'stack gap-2 max-w-sm' })}>
      <Label {...field.getLabelProps()}>備考</Label>
      <Input {...field.getInputProps()} />
      <Badge aria-hidden="true">
        {field.count?.chars} / {field.count?.maxChars}
      </Badge>
      <span {...field.getCountProps({ hidden: true })}>{field.countMessage}</span>
      {field.message && (
        <Message {...field.getMessageProps()} isHelp={!field.isInvalid}>
          {field.message}
        </Message>
      )}
    </Card>
  );
}
