import { useLingui } from '@lingui/react/macro';
import { Button } from '../button/index.ts';
import { PickerField } from '../picker-field/index.ts';
import type { PickerFieldProps } from '../picker-field/index.ts';
import { AnchoredPanel } from '../popover/index.ts';
import { ChosenCount } from './ChosenCount.tsx';
import { usePickPopover } from './headless.ts';
import type { DataPickerState } from './headless.ts';
import { Pages } from './Pages.tsx';
import { foot, footNote } from './PopoverPicker.css.ts';
import { PopoverTable } from './PopoverTable.tsx';

/** Width of the popover. @source forms §2.6, §9 */
const POPOVER_PX = 700;
/** Search, 300 px of table, pages and the last row with their edges. */
const POPOVER_HEIGHT_PX = 460;

interface PopoverPickerProps {
  readonly picker: DataPickerState;
  readonly field: Omit<PickerFieldProps, 'opens' | 'onOpen'>;
  readonly isFilterable: boolean;
}

/** A table under the field, whose rows the keyboard walks while the focus stays where one types. @source forms §2.6, §4 */
export function PopoverPicker({ picker, field, isFilterable }: PopoverPickerProps) {
  const { t } = useLingui();
  const { label } = field;
  const popover = usePickPopover({ picker, label, isFilterable });

  return (
    <>
      <PickerField {...field} opens={popover.opens} onOpen={popover.toggle} />
      {popover.isOpen && (
        <AnchoredPanel
          anchorRef={popover.anchorRef}
          label={label}
          onClose={popover.close}
          narrow="sheet"
          widthPx={POPOVER_PX}
          maxHeightPx={POPOVER_HEIGHT_PX}
        >
          <PopoverTable popover={popover} />
          <Pages of={popover} place="popover" />
          <div className={foot}>
            <span className={footNote}>
              <ChosenCount picker={picker} hasRefused={false} />
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
