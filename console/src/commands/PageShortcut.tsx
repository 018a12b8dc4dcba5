import { useEffect, useEffectEvent } from 'react';
import { useShortcut } from './shortcuts.ts';
import type { Command } from './shortcuts.ts';

export interface PageShortcutProps {
  readonly command: Command | null;
  /** Called once, when the key of the command is listened to. */
  readonly onHere?: () => void;
}

/** A command of the component it stands in; nothing is drawn. @reading R-335 */
export function PageShortcut({ command, onHere }: PageShortcutProps) {
  useShortcut(command);
  const tellHere = useEffectEvent(() => onHere?.());
  useEffect(() => tellHere(), []);
  return null;
}
