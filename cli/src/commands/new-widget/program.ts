import type { Command } from 'commander';
import type { Io } from '../../io.ts';
import { withPlanFlags } from '../../planFlags.ts';
import type { PlanFlags } from '../../workspace/index.ts';
import { newWidgetCommand, removeWidgetCommand } from './index.ts';

/** `new widget` and `remove widget`. */
export function addWidgetCommands(
  { creating, removing }: { readonly creating: Command; readonly removing: Command },
  io: Io,
  finish: (exitCode: number) => void,
  example: (...lines: readonly string[]) => string,
): void {
  withPlanFlags(
    creating
      .command('widget')
      .description(
        'write a widget of the kit: hook, drawing, styles, stories, tests, an example in own markup; exit 0 written or nothing to change, 2 a name that cannot be, 4 it is there otherwise',
      )
      .argument('<name>', 'folder in kit/src/primitives, such as lane-switch'),
    'written',
  )
    .addHelpText('after', example('milepost new widget lane-switch --dry-run'))
    .action(async (name: string, flags: PlanFlags) => finish(await newWidgetCommand(name, flags, io)));
  withPlanFlags(
    removing
      .command('widget')
      .description('take a widget away that "new widget" made; exit 0 done, 2 none, 4 others import it')
      .argument('<name>', 'folder in kit/src/primitives, such as lane-switch'),
    'taken away',
  )
    .addHelpText('after', example('milepost remove widget lane-switch --dry-run'))
    .action((name: string, flags: PlanFlags) => finish(removeWidgetCommand(name, flags, io)));
}
