import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { useLazyPart } from '../../primitives/lazy/index.ts';
import { surface } from './surfacePart.ts';
import type { PickerSession } from './headless.ts';

/** The part that opens, as soon as it is here; that it could not be fetched is said, and the picker closes again. */
export function useSurface(isOpen: boolean, { cancel }: PickerSession) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const late = useLazyPart(surface, isOpen);
  const isFailed = isOpen && late.status === 'failed';
  useEffect(() => {
    if (!isFailed) return;
    announcer.say(t`The picker did not load. Press again to retry.`, 'assertive');
    cancel();
  }, [isFailed, announcer, cancel, t]);
  return late;
}
