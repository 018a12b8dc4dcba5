import { useState } from 'react';
import type { Added } from './panes/useAdded.ts';
import type { PickerSpec } from './types.ts';

/** Runs the add slot of a picker: one at a time; nothing happens when the place was left without a new entry. */
export function useAdd({ add }: PickerSpec, onAdded?: () => void) {
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

  return { added, isAdding, onAdd: add && (() => void run()) };
}
