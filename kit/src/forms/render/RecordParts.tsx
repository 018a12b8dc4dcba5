import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Control, Part, RowsControl, TableControl } from '../grammar/index.ts';
import { Opened, RowsView, ValueView } from '../readers/index.ts';
import { ControlField } from './ControlField.tsx';
import { isWide, recordBlocks } from './recordBlocks.ts';
import { useFieldState, useForm } from './useForm.ts';
import { useText } from './useSaid.ts';
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
  if (shown.length === 0) return null;
  return (
    <dl className={css.facts}>
      {shown.map((control) => (
        <Fact key={control.field} control={control} />
      ))}
    </dl>
  );
}

/** Those of some fields that are shown. */
function useShown(controls: readonly Control[]): readonly Control[] {
  const { store } = useForm();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = controls.map(({ field }) => store.subscribe(field, listener));
      return () => stops.forEach((stop) => stop());
    },
    [store, controls],
  );
  const signs = useSyncExternalStore(subscribe, () => controls.map(({ field }) => (store.state(field).isShown ? '1' : '0')).join(''));
  return controls.filter((_, at) => signs[at] === '1');
}

function Fact({ control }: { readonly control: Control }) {
  const { store, idOf } = useForm();
  const { value } = useFieldState(control.field);
  const text = useText();
  return (
    <div className={css.fact[isWide(control) ? 'whole' : 'half']}>
      <dt className={css.label}>{text(control.label)}</dt>
      <dd id={idOf(control.field)} className={css.value}>
        <Opened control={control} read={store.value}>
          <ValueView control={control} value={value} read={store.value} />
        </Opened>
      </dd>
    </div>
  );
}

function Rows({ control }: { readonly control: RowsControl | TableControl }) {
  const { idOf } = useForm();
  const { value, isShown } = useFieldState(control.field);
  const text = useText();
  const labelId = `${idOf(control.field)}-label`;
  if (!isShown) return null;
  return (
    <section id={idOf(control.field)} className={css.block}>
      <div id={labelId} className={css.label}>
        {text(control.label)}
      </div>
      <RowsView control={control} value={value} labelledBy={labelId} />
    </section>
  );
}
