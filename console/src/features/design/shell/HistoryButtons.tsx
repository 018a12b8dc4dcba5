import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import { MenuButton } from '@milepost/kit/menu';
import type { MenuCommand } from '@milepost/kit/menu';
import { History, Redo2, Undo2 } from 'lucide';
import { useShortcut } from '../../../commands/shortcuts.ts';
import { stepWords } from '../core/stepWords.ts';
import type { DesignStep } from '../core/types.ts';
import { useDesign, useDesigner } from '../designer/useDesigner.ts';

/** Steps a menu of the history shows. */
const SHOWN = 20;

/** Takes steps back and does them again; each button says its step. On a phone the menu of the design has the steps before. @source designer §6.4 */
export function HistoryButtons({ isSmall }: { readonly isSmall: boolean }) {
  const { i18n, t } = useLingui();
  const { run } = useDesigner();
  const lastWords = useDesign(({ past }) => wordsOf(past.at(-1), i18n));
  const nextWords = useDesign(({ future }) => wordsOf(future[0], i18n));
  const undo = () => void run({ do: 'undo' });
  const redo = () => void run({ do: 'redo' });
  useShortcut({ id: 'design-undo', group: 'page', label: t`Undo`, keys: 'Mod+Z', run: undo });
  useShortcut({ id: 'design-redo', group: 'page', label: t`Redo`, keys: 'Mod+Shift+Z', run: redo });
  useShortcut({ id: 'design-redo-y', group: 'page', label: t`Redo`, keys: 'Mod+Y', run: redo });
  return (
    <>
      <IconButton
        icon={Undo2}
        label={lastWords !== null ? t`Undo: ${lastWords}` : t`Nothing to undo`}
        isDisabled={lastWords === null}
        onPress={undo}
      />
      <IconButton
        icon={Redo2}
        label={nextWords !== null ? t`Redo: ${nextWords}` : t`Nothing to redo`}
        isDisabled={nextWords === null}
        onPress={redo}
      />
      {!isSmall && <StepsMenu />}
    </>
  );
}

const wordsOf = (step: DesignStep | undefined, i18n: I18n): string | null => (step ? stepWords(step.message, i18n) : null);

/** Steps that can be taken back, the last one first, each with how many steps go back with it; none where the button takes back all there is. */
export function useStepsBack(): readonly MenuCommand[] {
  const { i18n } = useLingui();
  // As a text: a key that is one more of the same step changes none of their words.
  const told = useDesign(({ past }) => JSON.stringify(past.length > 1 ? past.slice(-SHOWN).map((step) => wordsOf(step, i18n)) : []));
  const words: readonly string[] = JSON.parse(told);
  return words.toReversed().map((label, at) => ({ id: String(at + 1), label }));
}

/** Menu of the steps that can be taken back; nothing where there is one at most. */
function StepsMenu() {
  const { t } = useLingui();
  const { run } = useDesigner();
  const items = useStepsBack();
  if (items.length === 0) return null;
  return (
    <MenuButton
      trigger={{ label: t`Steps that can be taken back`, icon: History }}
      items={items}
      onAction={(steps) => void run({ do: 'jump', steps: -Number(steps) })}
    />
  );
}
