import { useState } from 'react';
import type { Added } from './panes/useAdded.ts';
import type { PickerSpec } from './types.ts';

/** Way to a new entry beside those a picker offers: one at a time; nothing happens when the place was left without one. */
export function usePickerAdd({ add }: Pick<PickerSpec, 'add'>, onAdded?: () => void) {
  const [added, setAdded] = useState<Added | null>(null);
  const [isAdding, setAdding] = useState(false);

  async function run() {
    if (!add || isAdding) return;
    setAdding(true);
    try {
      const id = await add.run();
      if (id === null) return;
      setAdded({ id });
      onAdded?.();
    } catch {
      // Whoever opened that place has said what went wrong.
    } finally {
      setAdding(false);
    }
  }

  return {
    /** The entry that was made last; panes show it in its place. */
    added,
    isAdding,
    /** Opens the place where an entry is made; undefined where there is none. */
    onAdd: add && (() => void run()),
  };
}
