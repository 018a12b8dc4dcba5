import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../button/index.ts';
import { PickerField } from '../picker-field/index.ts';
import type { PickerFieldProps } from '../picker-field/index.ts';
import { AnchoredPanel } from '../popover/index.ts';
import { ChosenCount } from './ChosenCount.tsx';
import { Beyond, Pages } from './Pages.tsx';
import { foot, footNote } from './PopoverPicker.css.ts';
import { PopoverTable } from './PopoverTable.tsx';
import type { DataPickerSpec } from './types.ts';
import type { DataPickerState } from './useDataPicker.ts';
import { usePopover } from './usePopover.ts';

/** Width of the popover. @source forms §2.6, §9 */
const POPOVER_PX = 700;
/** Search, 300 px of table, pages and the last row with their edges. */
const POPOVER_HEIGHT_PX = 460;

interface PopoverPickerProps {
  readonly spec: DataPickerSpec;
  readonly picker: DataPickerState;
  readonly field: Omit<PickerFieldProps, 'opens' | 'onOpen'>;
  readonly isFilterable: boolean;
}

/** A table under the field, whose rows the keyboard walks while the focus stays where one types. @source forms §2.6, §4 */
export function PopoverPicker({ spec, picker, field, isFilterable }: PopoverPickerProps) {
  const { t } = useLingui();
  const boxRef = useRef<HTMLDivElement>(null);
  const popover = usePopover({ spec, picker, isFilterable });
  const { list, rows } = popover;
  const { label } = field;
  const { isOpen, controls, activeId, onKeyDown } = list;

  return (
    <>
      <PickerField
        {...field}
        opens={{ kind: 'grid', isOpen, controls, activeId, onKeyDown, boxRef }}
        onOpen={() => (isOpen ? list.close() : list.open())}
      />
      {isOpen && (
        <AnchoredPanel
          anchorRef={boxRef}
          label={label}
          onClose={list.close}
          narrow="sheet"
          widthPx={POPOVER_PX}
          maxHeightPx={POPOVER_HEIGHT_PX}
        >
          <PopoverTable label={label} popover={popover} isFilterable={isFilterable} />
          <Pages config={spec.rows} list={rows} place="popover" />
          <Beyond list={rows} />
          <div className={foot}>
            <span className={footNote}>
              <ChosenCount policy={spec.policy} picker={picker} hasRefused={false} />
            </span>
            <Button variant="primary" onPress={popover.confirm}>
              {t`OK`}
            </Button>
          </div>
        </AnchoredPanel>
      )}
    </>
  );
}
