import { requiredContext } from '@milepost/kit/required-context';
import { useSyncExternalStore } from 'react';
import type { DesignState } from '../core/types.ts';
import type { Designer } from './createDesigner.ts';

const [DesignerProvider, useDesigner] = requiredContext<Designer>('designer', '<DesignerProvider>');
export { DesignerProvider, useDesigner };

/**
 * A part of the design that is edited; drawn anew when that part changes.
 * @param select reads the part: the same one of the same state
 */
export function useDesign<T>(select: (state: DesignState) => T): T {
  const { state, subscribe } = useDesigner();
  return useSyncExternalStore(subscribe, () => select(state()));
}
