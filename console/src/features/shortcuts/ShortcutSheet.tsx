import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { GroupTitle } from '@milepost/kit/group-title';
import { SwitchRow } from '@milepost/kit/switch';
import { useEndWithPage } from '../../routing/index.ts';
import { singleKeys } from '../../settings/shellSettings.ts';
import { useCommands } from '../../commands/shortcuts.ts';
import { shortcutRows } from './shortcutRows.ts';
import { gridsOn, useGridRows } from './useGridRows.ts';
import type { ShortcutRow } from './shortcutRows.ts';
import { cap, caps, row, sheet, what } from './ShortcutSheet.css.ts';

/** Every shortcut of the page that is shown, and the switch for those of a single key. @reading R-335 */
export default function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const commands = useCommands();
  useEndWithPage(onClose);
  const areSingleKeysOn = useStore(singleKeys.store);
  const [grids] = useState(() => gridsOn(document));
  const inGrids = useGridRows(grids);
  const titles = {
    page: t({ message: 'This page', context: 'shortcuts' }),
    open: t({ message: 'Open', context: 'shortcuts' }),
    session: t({ message: 'Session', context: 'shortcuts' }),
    setting: t({ message: 'Settings', context: 'palette' }),
  };
  const inTags: readonly ShortcutRow[] = [
    { id: 'along', label: t`Go along the open pages`, caps: ['←', '→'] },
    { id: 'close', label: t`Close the page`, caps: ['Delete'] },
    { id: 'move', label: t`Move the page`, caps: ['Alt', 'Shift', '← →'] },
    { id: 'menu', label: t`Menu of the page`, caps: ['Shift', 'F10'] },
  ];
  return (
    <Dialog title={t`Keyboard shortcuts`} widthPx={600} onClose={onClose} footer={<Button onPress={onClose}>{t`Close`}</Button>}>
      <div className={sheet}>
        <SwitchRow
          label={t`Shortcuts of a single key`}
          help={t`Off, keys such as ? do nothing: for those who dictate, or whose hand shakes`}
          isOn={areSingleKeysOn}
          onChange={singleKeys.set}
        />
        {shortcutRows(commands).map(([group, rows]) => (
          <Group key={group} title={titles[group]} rows={rows} />
        ))}
        {inGrids.written.length > 0 && <Group title={t`In a table one fills in`} rows={inGrids.written} />}
        {inGrids.walked.length > 0 && <Group title={t`In a list`} rows={inGrids.walked} />}
        <Group title={t`In the bar of open pages`} rows={inTags} />
      </div>
    </Dialog>
  );
}

function Group({ title, rows }: { readonly title: string; readonly rows: readonly ShortcutRow[] }) {
  return (
    <section>
      <GroupTitle>{title}</GroupTitle>
      <ul>
        {rows.map(({ id, label, caps: keys }) => (
          <li key={id} className={row}>
            <span className={what}>{label}</span>
            <span className={caps}>
              {keys.map((key) => (
                <kbd key={key} className={cap}>
                  {key}
                </kbd>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
