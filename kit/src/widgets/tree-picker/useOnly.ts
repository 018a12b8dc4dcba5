import { useAnnounce } from '../../engines/environment/index.ts';
import type { StoredItem } from '../../engines/pick/index.ts';
import type { TreePickerMessages } from './messageTypes.ts';
import { nameOf } from './nodeWords.ts';
import type { PickerSession } from './usePicker.ts';

/** Chooses the only thing there is, at once, and says its name as soon as that is known. @source forms §2.5 */
export function useOnly({ spec, text }: PickerSession, take: (stored: StoredItem) => void, { onlyChoice }: TreePickerMessages) {
  const { only, resolve } = spec;
  const announce = useAnnounce(only !== undefined);
  return () => {
    if (only === undefined) return;
    take(only);
    resolve([only], new AbortController().signal).then(
      ([node]) => announce(onlyChoice(node ? nameOf(node, text) : null)),
      () => announce(onlyChoice(null)),
    );
  };
}
