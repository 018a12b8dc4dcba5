import type { Command } from '../../commands/shortcuts.ts';
import { useEarlyKey } from '../../commands/useEarlyKey.ts';
import { lazyTool } from '../../lazy/index.ts';

const Listening = lazyTool(async () => (await import('../../commands/PageShortcut.tsx')).PageShortcut);

/**
 * A command of a single key on a page that is painted first: keys are listened to as soon as it is (2.2 KB less before), and
 * what was pressed meanwhile is not lost.
 */
export function LazyShortcut({ command }: { readonly command: Command & { readonly keys: string } }) {
  const replay = useEarlyKey(command.keys);
  return <Listening command={command} onHere={replay} />;
}
