import { isEmptyValue } from '../grammar/index.ts';
import type { Control } from '../grammar/index.ts';
import { valueKindOf } from '../kinds/values.ts';
import { READ_AS, VIEWS } from '../kinds/views.ts';
import { valueText } from '../value-text/index.ts';
import { useValueWords } from '../value-text/useValueText.ts';
import { CapitalText } from './CapitalText.tsx';
import type { ViewProps } from './types.ts';
import { Absent, Words } from './Words.tsx';

/** A value to read: words, or what its kind is seen by. What is not filled in says so. */
export function ValueView({ control: given, value, read }: ViewProps) {
  const words = useValueWords();
  const control = READ_AS[given.kind]?.(given) ?? given;
  if (isEmptyValue(value) || valueKindOf(control).isNone?.(value)) return <Absent />;
  const View = VIEWS[control.kind];
  if (View) return <View control={control} value={value} read={read} />;
  return (
    <>
      <Words isCode={'isCode' in control && control.isCode}>{valueText(control, value, words)}</Words>
      {hasCapital(control) && <CapitalText value={value} />}
    </>
  );
}

const hasCapital = (control: Control): boolean => 'hasCapital' in control && control.hasCapital === true;
