import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide';
import { useMemo } from 'react';
import { Button } from '../button/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { PickedList } from '../picked-list/index.ts';
import { PopoverPanel } from '../popover/index.ts';
import { foot, list } from './AllNames.css.ts';
import type { PickedItem } from './types.ts';

export interface AllNamesProps {
  /** Name of the field. */
  readonly label: string;
  readonly items: readonly PickedItem[];
  readonly textOf: (item: PickedItem) => string;
  readonly onRemove?: (identity: string) => void;
  /** The button that opened the list. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

const PANEL_WIDTH_PX = 320;
const identityOf = ({ identity }: PickedItem) => identity;

/** Everything chosen, in a panel that hangs on the count of what the field has no room for. */
export function AllNames({ label, items, textOf, onRemove, opener, onClose }: AllNamesProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const anchorRef = useMemo(() => ({ current: opener }), [opener]);
  function remove(identity: string) {
    const item = items.find((each) => each.identity === identity);
    const name = item ? textOf(item) : identity;
    const left = items.length - 1;
    announcer.say(left === 0 ? t`Removed ${{ name }}, nothing left` : t`Removed ${{ name }}, ${{ left }} left`);
    onRemove?.(identity);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(items.map(textOf).join('\n'));
      announcer.say(t`Copied ${{ count: items.length }} names`);
    } catch {
      announcer.say(t`The browser did not allow copying`, 'assertive');
    }
  }

  return (
    <PopoverPanel anchorRef={anchorRef} label={t`Chosen: ${{ label }}`} widthPx={PANEL_WIDTH_PX} narrow="sheet" onClose={onClose}>
      <div className={list} data-autofocus="" style={{ '--names': items.length } as object}>
        <PickedList
          label={t`Chosen: ${{ label }}`}
          items={items}
          identityOf={identityOf}
          show={(item) => ({ text: textOf(item), note: item.note })}
          look="line"
          emptyText={t`Nothing chosen`}
          onRemove={onRemove && remove}
        />
      </div>
      <div className={foot}>
        <span>{t`${{ count: items.length }} in all`}</span>
        <Button icon={Copy} variant="accent" onPress={() => void copy()}>
          {t`Copy all names`}
        </Button>
      </div>
    </PopoverPanel>
  );
}
