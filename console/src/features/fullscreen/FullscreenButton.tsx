import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import { useToaster } from '@milepost/kit/toast';
import { Maximize, Minimize } from 'lucide';
import { useSyncExternalStore } from 'react';
import { FEEDBACK_MS } from '../../feedback/index.ts';
import { useShortcut } from '../../commands/shortcuts.ts';

const subscribe = (hear: () => void) => {
  document.addEventListener('fullscreenchange', hear);
  return () => document.removeEventListener('fullscreenchange', hear);
};

/** Fills the screen with the console; a browser that cannot is said so. @source shell §2.4, §8 */
export function FullscreenButton() {
  const { t } = useLingui();
  const toaster = useToaster();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  async function toggle() {
    try {
      if (isFull) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen();
    } catch {
      toaster.show({ tone: 'warning', title: t`not supported fullscreen`, durationMs: FEEDBACK_MS.error });
    }
  }
  const label = isFull ? t`Leave full screen` : t`Full screen`;
  useShortcut({ id: 'fullscreen', group: 'setting', label, run: () => void toggle() });
  return <IconButton icon={isFull ? Minimize : Maximize} label={label} onPress={() => void toggle()} />;
}
