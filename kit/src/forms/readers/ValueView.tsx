import { valueText } from '../value-text/index.ts';
import { useValueWords } from '../value-text/useValueText.ts';
import type { Control } from '../grammar/index.ts';
import { isEmptyValue } from '../grammar/index.ts';
import { lazyComponent, lazyPart } from '../../primitives/lazy/index.ts';
import { likeOf } from '../value-text/likeOf.ts';
import { CapitalText } from './CapitalText.tsx';
import { CascadeView } from '../kinds/cascade/View.tsx';
import { ChoiceView } from '../kinds/choice/View.tsx';
import { ColorView } from '../kinds/color/View.tsx';
import { Absent, Words } from './Words.tsx';
import { PickView } from '../kinds/pick/View.tsx';
import { ShownView } from '../kinds/shown/View.tsx';
import type { ViewProps } from './types.ts';

/** Formatted text comes with its sanitiser, files with their list. */
const HtmlView = lazyComponent(lazyPart(async () => (await import('../kinds/html/View.tsx')).HtmlView));
const FilesView = lazyComponent(lazyPart(async () => (await import('../kinds/files/View.tsx')).FilesView));

/** A value to read: words, or what its kind is seen by. What is not filled in says so. */
export function ValueView({ control, value, read }: ViewProps) {
  const words = useValueWords();
  if (isEmptyValue(value) || (control.kind === 'rate' && value === 0)) return <Absent />;
  switch (control.kind) {
    case 'html':
      return <HtmlView control={control} value={value} read={read} />;
    case 'files':
      return <FilesView control={control} value={value} read={read} />;
    case 'choice':
      return <ChoiceView control={control} value={value} read={read} />;
    case 'pick':
      return <PickView control={control} value={value} read={read} />;
    case 'cascade':
      return <CascadeView control={control} value={value} read={read} />;
    case 'shown': {
      const like = likeOf(control);
      if (like) return <ValueView control={like} value={value} read={read} />;
      return <ShownView control={control} value={value} read={read} />;
    }
    case 'color':
      return <ColorView value={value} />;
    default: {
      const text = valueText(control, value, words);
      return (
        <>
          <Words isCode={control.kind === 'text' && control.isCode}>{text}</Words>
          {hasCapital(control) && <CapitalText value={value} />}
        </>
      );
    }
  }
}

const hasCapital = (control: Control): boolean =>
  (control.kind === 'number' || control.kind === 'calculate') && control.hasCapital === true;
