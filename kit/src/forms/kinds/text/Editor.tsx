import type { RefObject } from 'react';
import { masked } from '../../../engines/text-mask/index.ts';
import { TextField } from '../../../primitives/text-field/index.ts';
import type { EditProps, TextControl } from '../../grammar/index.ts';
import { useText } from '../../render/useText.ts';
import { Inserting } from '../editing/Inserting.tsx';
import { useRules } from '../editing/useRules.ts';
import { tidied } from './tidied.ts';

/** Editor of a text. */
export default function TextEditor({ control, field, value, read, onChange, onLeave, onProblem }: EditProps<TextControl, string>) {
  const text = useText();
  useRules(control.rules, value ?? '', onProblem);
  const leave = () => {
    const kept = tidied(control, value ?? '');
    if (kept !== (value ?? '')) onChange(kept);
    onLeave();
  };
  const input = (inputRef?: RefObject<HTMLElement | null>) => (
    <TextField
      {...field}
      inputRef={inputRef}
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
  if (!control.inserts || field.use !== 'editable') return input();
  return (
    <Inserting inserts={control.inserts} read={read} value={value ?? ''} onChange={onChange}>
      {input}
    </Inserting>
  );
}
