import { COMMAND_GROUPS, capsOf } from '../../commands/shortcuts.ts';
import type { Command, CommandGroup } from '../../commands/shortcuts.ts';

export interface ShortcutRow {
  readonly id: string;
  readonly label: string;
  /** One text per key. */
  readonly caps: readonly string[];
}

/** Commands that have keys, by group, in the order they were registered; groups without any are left out. */
export function shortcutRows(commands: readonly Command[]): readonly (readonly [CommandGroup, readonly ShortcutRow[]])[] {
  return COMMAND_GROUPS.map(
    (group) =>
      [
        group,
        commands.flatMap((command) =>
          command.group === group && command.keys !== undefined
            ? [{ id: command.id, label: command.label, caps: capsOf(command.keys) }]
            : [],
        ),
      ] as const,
  ).filter(([, rows]) => rows.length > 0);
}
