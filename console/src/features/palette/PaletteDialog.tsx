import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { CommandPalette } from '@milepost/kit/command-palette';
import { shownMenus } from '@milepost/openapi/domains/current-user';
import { useMemo, useState } from 'react';
import { useEndWithPage, useNavigate } from '../../routing/index.ts';
import { useSession } from '../../session/currentSession.ts';
import { recentMenusOf } from '../../session/recentMenus.ts';
import { COMMAND_GROUPS, capsOf, useCommands } from '../../session/shortcuts.ts';
import type { Command } from '../../session/shortcuts.ts';
import { menuPlaces } from './menuPlaces.ts';
import { paletteRows } from './paletteItems.ts';
import type { CommandEntry } from './paletteItems.ts';
import { useEntrySearch, usePinyin } from './usePaletteSearch.ts';
import { useSettingCommands } from './useSettingCommands.ts';

/** The command that opened the palette is not found in it. */
export const PALETTE_COMMAND = 'palette';

const noteOf = ({ keys, note }: Command) => note ?? (keys === undefined ? '' : capsOf(keys).join(' '));

/** By group. */
function useCommandEntries(): readonly CommandEntry[] {
  const registered = useCommands().filter(({ id }) => id !== PALETTE_COMMAND);
  const settings = useSettingCommands();
  return [...registered, ...settings]
    .toSorted((a, b) => COMMAND_GROUPS.indexOf(a.group) - COMMAND_GROUPS.indexOf(b.group))
    .map((command) => ({ id: command.id, name: command.label, above: [], code: '', command }));
}

/** Search over the permitted menu, commands and settings. @source shell §2.4, §6 */
export default function PaletteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { currentUser, pathOf } = useSession();
  const navigate = useNavigate();
  useEndWithPage(onClose);
  const [query, setQuery] = useState('');
  const pinyin = usePinyin();
  const places = useMemo(() => menuPlaces(shownMenus(currentUser.menus), pathOf), [currentUser, pathOf]);
  const commands = useCommandEntries();
  const placeSearch = useEntrySearch(places, pinyin);
  const commandSearch = useEntrySearch(commands, pinyin);
  const { recent } = useStore(recentMenusOf(currentUser.user.userId).store);
  const words = {
    recent: t({ message: 'Recent', context: 'palette' }),
    menu: t({ message: 'Menu', context: 'palette' }),
    action: t({ message: 'Actions', context: 'palette' }),
    setting: t({ message: 'Settings', context: 'palette' }),
  };
  const rows = paletteRows({ query, places, commands, placeSearch, commandSearch, recent, words, noteOf });

  return (
    <CommandPalette
      label={t`Search navigation menu`}
      placeholder={t`Menu name, pinyin or initials`}
      query={query}
      onQuery={setQuery}
      items={rows.map(({ item }) => item)}
      onChoose={({ id }) => {
        const target = rows.find(({ item }) => item.id === id)?.target;
        onClose();
        if (target?.kind === 'page') navigate({ to: target.path });
        if (target?.kind === 'command') target.command.run();
      }}
      onClose={onClose}
      empty={t`No menu entry or command matches`}
    />
  );
}
