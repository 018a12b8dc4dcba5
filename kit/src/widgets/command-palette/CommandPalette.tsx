import { useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { useDialog } from '../../primitives/dialog/headless.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { OptionList } from '../../primitives/option-list/index.ts';
import type { ListLook } from '../../primitives/option-list/index.ts';
import { Modal } from '../../primitives/overlay/index.ts';
import { empty as emptyStyle, foot, head, hint, input, key, results } from './CommandPalette.css.ts';
import type { CommandPaletteProps } from './types.ts';
import { usePalette } from './usePalette.ts';

const LOOK: ListLook = { kind: 'listbox', cardinality: 'one', heightPx: 'panel' };

/**
 * One field for everything that can be gone to or done: type, choose, Enter. A dialog with a combobox and its list; the focus
 * stays in the field. Drawn means open: draw it, fetched on demand, while it is wanted. Escape closes and gives the focus back.
 * @source shell §2.4 (header menu search)
 */
export function CommandPalette({ label, placeholder, empty, onClose, ...search }: CommandPaletteProps) {
  const { t } = useLingui();
  const dialog = useDialog({ onClose });
  const { list, hasItems, inputProps } = usePalette(search);
  return (
    <Modal dialog={dialog} place="center" widthPx={600}>
      <h2 {...dialog.getTitleProps({ className: visuallyHidden })}>{label}</h2>
      <div className={head}>
        <Icon of={Search} />
        <input
          {...inputProps}
          aria-label={label}
          placeholder={placeholder}
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          className={input}
        />
        <IconButton icon={X} label={t`Close`} size="row" onPress={onClose} />
      </div>
      <div className={results}>
        {hasItems ? <OptionList list={list.view} label={label} look={LOOK} /> : search.items && <p className={emptyStyle}>{empty}</p>}
      </div>
      <p className={foot} aria-hidden="true">
        <span className={hint}>
          <kbd className={key}>↑</kbd>
          <kbd className={key}>↓</kbd>
          {t({ message: 'choose', context: 'palette' })}
        </span>
        <span className={hint}>
          <kbd className={key}>Enter</kbd>
          {t({ message: 'open', context: 'palette' })}
        </span>
        <span className={hint}>
          <kbd className={key}>Esc</kbd>
          {t({ message: 'close', context: 'palette' })}
        </span>
      </p>
    </Modal>
  );
}
