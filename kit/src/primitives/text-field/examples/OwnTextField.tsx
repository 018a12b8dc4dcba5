import { useTextField } from '../headless.ts';
import type { TextFieldMessages } from '../headless.ts';

const messages: TextFieldMessages = {
  problem: (label, problem) => `${label}：${problem}`,
  count: (chars, maxChars) => `${maxChars} 文字中 ${chars} 文字`,
  scanned: (value) => `読み取り：${value}`,
  reveal: (label) => `${label}を表示`,
  conceal: (label) => `${label}を隠す`,
};

interface OwnTextFieldProps {
  readonly error?: string;
  readonly onChange?: (value: string) => void;
  readonly onLeave?: () => void;
}

/** A text field in markup of one's own, which keeps its text itself. */
export function OwnTextField({ error = '', onChange, onLeave }: OwnTextFieldProps) {
  const field = useTextField({
    label: '備考',
    isRequired: true,
    maxChars: 5,
    initialValue: '橋',
    error,
    onChange,
    onLeave,
    help: '短く',
    messages,
  });
  return (
    <div {...field.getFieldProps({ className: 'own' })}>
      <label {...field.getLabelProps()}>備考</label>
      <input {...field.getInputProps({ className: 'own-input' })} />
      <small aria-hidden="true">{field.count?.chars}/5</small>
      <span {...field.getCountProps({ hidden: true })}>{field.countMessage}</span>
      {field.message && <em {...field.getMessageProps()}>{field.message}</em>}
    </div>
  );
}
