import { masked } from '../../engines/text-mask/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import type { EditProps, TextControl } from '../grammar/index.ts';
import { useText } from '../render/useSaid.ts';
import { useRules } from './useRules.ts';

/** Editor of a text. */
export default function TextEditor({ control, field, value, onChange, onLeave, onProblem }: EditProps<TextControl, string>) {
  const text = useText();
  useRules(control.rules, value ?? '', onProblem);
  const leave = () => {
    const tidied = control.tidy?.(value ?? '');
    if (tidied !== undefined && tidied !== value) onChange(tidied);
    onLeave();
  };
  return (
    <TextField
      {...field}
      onChange={onChange}
      onLeave={leave}
      value={control.mask && field.use !== 'editable' ? masked(value ?? '', control.mask) : (value ?? '')}
      maxChars={field.use === 'readOnly' ? undefined : control.maxChars}
      rows={control.rows}
      isCode={control.isCode}
      type={control.isSecret ? 'password' : 'text'}
      spellCheck={control.spellCheck}
      autoComplete={control.autoComplete}
      isScanned={control.isScanned}
      prefix={control.prefix === undefined ? undefined : text(control.prefix)}
      suffix={control.suffix === undefined ? undefined : text(control.suffix)}
      placeholder={control.placeholder === undefined ? undefined : text(control.placeholder)}
    />
  );
}
