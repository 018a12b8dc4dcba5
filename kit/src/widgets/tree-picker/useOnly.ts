import { useLingui } from '@lingui/react/macro';
import type { StoredItem } from '../../engines/pick/index.ts';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { nameOf } from './nodeWords.ts';
import type { PickerSpec } from './types.ts';
import { useText } from './useText.ts';

/** Chooses the only thing there is, at once, and says its name as soon as that is known. @source forms §2.5 */
export function useOnly({ only, resolve }: PickerSpec, take: (stored: StoredItem) => void) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const textOf = useText();
  return () => {
    if (only === undefined) return;
    take(only);
    resolve([only], new AbortController().signal).then(
      ([node]) =>
        announcer.say(node ? t`${{ name: nameOf(node, textOf) }} is the only choice and was chosen` : t`The only choice was chosen`),
      () => announcer.say(t`The only choice was chosen`),
    );
  };
}
