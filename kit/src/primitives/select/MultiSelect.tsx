import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Button } from '../button/index.ts';
import { ListPanel, ListWarmUp } from '../option-list/index.ts';
import { PickerField } from '../picker-field/index.ts';
import { count, footer } from './MultiSelect.css.ts';
import type { MultiSelectProps } from './types.ts';
import { useMultiSelect } from './useMultiSelect.ts';

/** The field stays as it is while one types in the search box of its list. */
const Field = memo(PickerField);

/**
 * Several of a list of options, of any number, in a field that opens. The list stays open while one ticks; what is chosen
 * shows as tags that fold into a count.
 * @reading R-237
 */
export function MultiSelect(props: MultiSelectProps) {
  const { value, onChange: _, options: __, state, maximum, ...field } = props;
  const multi = useMultiSelect(props);
  const isNameLoading = state?.kind === 'loading' && multi.items.some(({ isUnknown }) => isUnknown);
  return (
    <>
      <Field
        {...field}
        cardinality="many"
        items={multi.items}
        names={isNameLoading ? NAMES_LOADING : NAMES_READY}
        opens={multi.opens}
        onOpen={multi.onOpen}
        onRemove={multi.remove}
        onClear={multi.clear}
        onUndo={multi.undo}
      />
      {multi.opens.isOpen ? (
        <ListPanel {...multi.panel} label={field.label}>
          <Footer chosenCount={value.length} maximum={maximum} onAll={multi.chooseAll} onClear={() => multi.clearAnnouncement()} />
        </ListPanel>
      ) : (
        <ListWarmUp {...multi.panel} label={field.label} />
      )}
    </>
  );
}

const NAMES_LOADING = { kind: 'loading' } as const;
const NAMES_READY = { kind: 'ready' } as const;

interface FooterProps {
  readonly chosenCount: number;
  readonly maximum: number | undefined;
  readonly onAll: () => void;
  readonly onClear: () => void;
}

/** Under the rows: how many are chosen, and what concerns all of them. */
function Footer({ chosenCount, maximum, onAll, onClear }: FooterProps) {
  const { t } = useLingui();
  return (
    <div className={footer}>
      <span className={count}>
        {maximum === undefined
          ? t`${{ count: chosenCount }} selected`
          : t`${{ count: chosenCount }} of at most ${{ max: maximum }} selected`}
      </span>
      <Button variant="accent" onPress={onAll}>{t`Select all`}</Button>
      <Button variant="text" onPress={onClear}>{t`Clear`}</Button>
    </div>
  );
}
