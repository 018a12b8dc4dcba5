import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lazyDialog } from '../../lazy/index.ts';
import { useNavigate } from '../../routing/index.ts';
import { HOME_PATH } from '../../auth/entry.ts';
import { useShortcut } from '../../commands/shortcuts.ts';

const ShortcutSheet = lazyDialog(() => import('./ShortcutSheet.tsx'));

/** Opens the list of shortcuts with `?`, and from the palette. Draws nothing until then. @reading R-335 */
export function ShortcutsHost() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useShortcut({ id: 'home', group: 'open', label: t`Home`, run: () => navigate({ to: HOME_PATH }) });
  useShortcut({ id: 'shortcuts', group: 'open', label: t`Keyboard shortcuts`, keys: '?', run: open });
  return isOpen && <ShortcutSheet onClose={() => setOpen(false)} onAgain={open} />;
}
