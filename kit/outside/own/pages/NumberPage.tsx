import { useNumberField } from '@milepost/kit/headless/number-field';
import { Button, Card, Input, Label, Message } from '../ui.tsx';
import { numberMessages } from './messages.ts';

/** A number with buttons for its steps. */
export function NumberPage() {
  const field = useNumberField({
    label: '金額',
    initialValue: '1234.5',
    min: '0',
    max: '5000',
    precision: 2,
    suffix: '円',
    isRequired: true,
    help: '税込みの金額',
    messages: numberMessages,
  });
  return (
    <Card {...field.getFieldProps({ className: 'stack gap-2 max-w-sm' })}>
      <Label {...field.getLabelProps()}>金額</Label>
      <div className="flex gap-2 items-center">
        <Button {...field.stepProps(-1)}>−</Button>
        <Input {...field.getInputProps({ className: 'text-end' })} />
        <span {...field.getSuffixProps()}>円</span>
        <Button {...field.stepProps(1)}>+</Button>
      </div>
      {field.message && (
        <Message {...field.getMessageProps()} isHelp={!field.error}>
          {field.message}
        </Message>
      )}
    </Card>
  );
}
