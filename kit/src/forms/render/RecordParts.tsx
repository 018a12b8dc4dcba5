import { useCallback, useMemo, useState } from 'react';
import { EitherText } from '../../primitives/data-text/index.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import type { Control, Part, RowsControl, TableControl } from '../grammar/index.ts';
import { useFieldState } from '../headless.ts';
import { Opened, RowsView, ValueView } from '../readers/index.ts';
import { isEmptyValue } from '../grammar/index.ts';
import { ControlField } from './ControlField.tsx';
import { CopyValue, walkCopies } from './CopyValue.tsx';
import { isWide, recordBlocks } from './recordBlocks.ts';
import { useDrawnForm } from './drawnForm.ts';
import { useText } from './useText.ts';
import * as css from './RecordParts.css.ts';

interface RecordPartsProps {
  readonly parts: readonly Part[];
  /** Draws a part that is no field. */
  readonly drawLayout: (part: Exclude<Part, Control>) => ReactNode;
}

/** The parts of a record in their order: labels with their values, rows as tables, and what stands for itself. */
export function RecordParts({ parts, drawLayout }: RecordPartsProps) {
  const blocks = useMemo(() => recordBlocks(parts), [parts]);
  return (
    <div className={css.parts}>
      {blocks.map((block, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a form never change their order
        <Block key={at}>
          {block.is === 'facts' ? (
            <Facts facts={block.facts} />
          ) : block.part.part === 'control' ? (
            <Own control={block.part} />
          ) : (
            drawLayout(block.part)
          )}
        </Block>
      ))}
    </div>
  );
}

const Block = ({ children }: { readonly children: ReactNode }) => children;

/** A field that is no label with a value: rows, or a view of a screen's own. */
const Own = ({ control }: { readonly control: Control }) =>
  control.kind === 'rows' || control.kind === 'table' ? <Rows control={control} /> : <ControlField control={control} />;

/** One list of labels and values: fields that follow one another. */
function Facts({ facts }: { readonly facts: readonly Control[] }) {
  const shown = useShown(facts);
  const { store } = useDrawnForm();
  const [stop, setStop] = useState<string | null>(null);
  const copied = shown.filter((control) => canCopy(control, store.state(control.field).value));
  const stopAt = copied.find(({ field }) => field === stop) ?? copied[0];
  if (shown.length === 0) return null;
  return (
    // Keys of the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dl className={css.facts} onKeyDown={walkCopies}>
      {shown.map((control) => (
        <Fact
          key={control.field}
          control={control}
          copy={copied.includes(control) ? { isStop: control === stopAt, onFocus: () => setStop(control.field) } : null}
        />
      ))}
    </dl>
  );
}

/** Those of some fields that are shown. */
function useShown(controls: readonly Control[]): readonly Control[] {
  const { store } = useDrawnForm();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = controls.map(({ field }) => store.subscribe(field, listener));
      return () => stops.forEach((stop) => stop());
    },
    [store, controls],
  );
  const signs = useExternalStore(subscribe, () => controls.map(({ field }) => (store.state(field).isShown ? '1' : '0')).join(''));
  return controls.filter((_, at) => signs[at] === '1');
}

/** Files are fetched, and what is empty has nothing to copy; secrets stay where they are. */
const canCopy = (control: Control, value: unknown): boolean =>
  !isEmptyValue(value) && control.kind !== 'files' && !(control.kind === 'text' && control.isSecret);

interface FactProps {
  readonly control: Control;
  readonly copy: Pick<ComponentProps<typeof CopyValue>, 'isStop' | 'onFocus'> | null;
}

function Fact({ control, copy }: FactProps) {
  const { store, idOf } = useDrawnForm();
  const { value } = useFieldState(store, control.field);
  const text = useText();
  return (
    <div className={css.fact[isWide(control) ? 'whole' : 'half']}>
      <dt className={css.label}>
        <EitherText>{text(control.label)}</EitherText>
      </dt>
      <dd className={css.value}>
        <div id={idOf(control.field)} className={css.content}>
          <Opened control={control} read={store.value}>
            <ValueView control={control} value={value} read={store.value} />
          </Opened>
        </div>
        {copy && <CopyValue {...copy} of={idOf(control.field)} label={text(control.label)} />}
      </dd>
    </div>
  );
}

function Rows({ control }: { readonly control: RowsControl | TableControl }) {
  const { store, idOf } = useDrawnForm();
  const { value, isShown } = useFieldState(store, control.field);
  const text = useText();
  const labelId = `${idOf(control.field)}-label`;
  if (!isShown) return null;
  return (
    <section id={idOf(control.field)} className={css.block}>
      <div id={labelId} className={css.label}>
        <EitherText>{text(control.label)}</EitherText>
      </div>
      <RowsView control={control} value={value} labelledBy={labelId} />
    </section>
  );
}
