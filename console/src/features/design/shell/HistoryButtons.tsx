import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import { MenuButton } from '@milepost/kit/menu';
import { History, Redo2, Undo2 } from 'lucide';
import { useShortcut } from '../../../commands/shortcuts.ts';
import { useDesign, useDesigner } from '../designer/useDesigner.ts';

/** Steps a menu of the history shows. */
const SHOWN = 20;

/** Takes steps back and does them again; each button says its step. Where there is no room, one after the other. @source designer §6.4 */
export function HistoryButtons({ isSmall }: { readonly isSmall: boolean }) {
  const { i18n, t } = useLingui();
  const { run } = useDesigner();
  const past = useDesign((state) => state.past);
  const next = useDesign((state) => state.future[0]);
  const last = past.at(-1);
  const undo = () => void run({ do: 'undo' });
  const redo = () => void run({ do: 'redo' });
  useShortcut({ id: 'design-undo', group: 'page', label: t`Undo`, keys: 'Mod+Z', run: undo });
  useShortcut({ id: 'design-redo', group: 'page', label: t`Redo`, keys: 'Mod+Shift+Z', run: redo });
  useShortcut({ id: 'design-redo-y', group: 'page', label: t`Redo`, keys: 'Mod+Y', run: redo });
  const lastWords = last ? i18n._(last.message) : '';
  const nextWords = next ? i18n._(next.message) : '';
  return (
    <>
      <IconButton icon={Undo2} label={last ? t`Undo: ${lastWords}` : t`Nothing to undo`} isDisabled={!last} onPress={undo} />
      <IconButton icon={Redo2} label={next ? t`Redo: ${nextWords}` : t`Nothing to redo`} isDisabled={!next} onPress={redo} />
      {past.length > 1 && !isSmall && (
        <MenuButton
          trigger={{ label: t`Steps that can be taken back`, icon: History }}
          items={past
            .slice(-SHOWN)
            .toReversed()
            .map(({ message }, at) => ({ id: String(at + 1), label: i18n._(message) }))}
          onAction={(steps) => void run({ do: 'jump', steps: -Number(steps) })}
        />
      )}
    </>
  );
}
