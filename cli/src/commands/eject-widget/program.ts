import type { Command } from 'commander';
import type { Io } from '../../io.ts';
import { ejectWidgetCommand } from './index.ts';
import type { EjectFlags } from './index.ts';

/** `eject widget`, in this program and in the one that the package of the kit brings. */
export function addEjectCommands(program: Command, io: Io, finish: (exitCode: number) => void): void {
  program
    .command('eject')
    .description('takes parts of the kit over as files of your own')
    .command('widget')
    .description(
      'copy the drawing of a widget: its markup and its styles; its behaviour stays in the kit. Exit 0 written, 2 no such widget, 4 files are there already',
    )
    .argument('[name]', 'widget, such as tree; "--list" shows all')
    .option('--to <folder>', 'folder for the files below this one; src/widgets/NAME if none is said')
    .option('--list', 'print the widgets there are')
    .option('--dry-run', 'say what would be written, and write nothing')
    .option('--json', 'print one line of JSON, also when it is refused')
    .addHelpText('after', '\nExample:\n  milepost eject widget tree\n  milepost eject widget select --to src/ui/select --dry-run')
    .action((name: string | undefined, flags: EjectFlags) => finish(ejectWidgetCommand(name, flags, io)));
}
