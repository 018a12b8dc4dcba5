import { useShortcut } from './shortcuts.ts';
import type { Command } from './shortcuts.ts';

/** A command of the component it stands in; nothing is drawn. @reading R-335 */
export function PageShortcut({ command }: { readonly command: Command | null }) {
  useShortcut(command);
  return null;
}
