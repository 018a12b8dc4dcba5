import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { CommandPalette } from '@milepost/kit/command-palette';
import { shownMenus } from '@milepost/openapi/domains/current-user';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useEndWithPage, useNavigate } from '../../routing/index.ts';
import { useSession } from '../../auth/currentSession.ts';
import { recentMenusOf } from '../../open-pages/recentMenus.ts';
import { COMMAND_GROUPS, capsOf, useCommands } from '../../commands/shortcuts.ts';
import type { Command } from '../../commands/shortcuts.ts';
import { NOTHING_TYPED } from './earlyTyping.ts';
import type { Typing } from './earlyTyping.ts';
import { menuPlaces } from './menuEntries.ts';
import { paletteRows } from './paletteItems.ts';
import type { CommandEntry, PaletteRow } from './paletteItems.ts';
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

interface PaletteDialogProps {
  /** Typed text, since before the dialog was here. */
  readonly typing: Typing;
  readonly onType: (typing: Typing) => void;
  readonly onClose: () => void;
}

/** Search over the permitted menu, commands and settings. @source shell §2.4, §6 */
export default function PaletteDialog({ typing, onType, onClose }: PaletteDialogProps) {
  const { t } = useLingui();
  const { currentUser, pathOf, comingPaths } = useSession();
  const navigate = useNavigate();
  useEndWithPage(onClose);
  const { text: query } = typing;
  const { pinyin, isSettled } = usePinyin();
  const places = useMemo(() => menuPlaces(shownMenus(currentUser.menus), pathOf, comingPaths), [currentUser, pathOf, comingPaths]);
  const commands = useCommandEntries();
  const placeSearch = useEntrySearch(places, pinyin);
  const commandSearch = useEntrySearch(commands, pinyin);
  const { recent } = useStore(recentMenusOf(currentUser.user.userId).store);
  const words = {
    recent: t({ message: 'Recent', context: 'palette' }),
    menu: t({ message: 'Menu', context: 'palette' }),
    action: t({ message: 'Actions', context: 'palette' }),
    setting: t({ message: 'Settings', context: 'palette' }),
    coming: t`not built yet`,
  };
  const rows = paletteRows({ query, places, commands, placeSearch, commandSearch, recent, words, noteOf });

  const choose = (row: PaletteRow | undefined) => {
    onClose();
    if (row?.target.kind === 'page') navigate({ to: row.target.path });
    if (row?.target.kind === 'command') row.target.command.run();
  };
  const search = (text: string) => onType({ ...NOTHING_TYPED, text });
  // Enter that was pressed before there was anything to hear it; where nothing was found it does nothing.
  const enter = useEffectEvent(() => (rows[0] ? choose(rows[0]) : search(query)));
  const isEntered = typing.isEntered && isSettled;
  useEffect(() => {
    if (isEntered) enter();
  }, [isEntered]);

  return (
    <CommandPalette
      label={t`Search navigation menu`}
      placeholder={t`Menu name, pinyin or initials`}
      query={query}
      onQuery={search}
      // Nobody knows that nothing is found before names can be read.
      items={isSettled || rows.length > 0 ? rows.map(({ item }) => item) : null}
      onChoose={({ id }) => choose(rows.find(({ item }) => item.id === id))}
      onClose={onClose}
      empty={t`No menu entry or command matches`}
    />
  );
}
