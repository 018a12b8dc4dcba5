// The program the package of the kit brings: of all commands, the one that needs nothing but the kit. `npm run pack:kit` bundles it.
import { Command } from 'commander';
import { addEjectCommands } from './commands/eject-widget/program.ts';
import { terminal } from './io.ts';
import { runProgram, type CreateProgram } from './runProgram.ts';

const create: CreateProgram = (io, finish) => {
  const program = new Command('milepost')
    .description('Widgets of the Milepost kit as files of your own')
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.err(text.trimEnd()) })
    .showHelpAfterError('Add --help for flags and an example.');
  addEjectCommands(program, io, finish);
  return program;
};

process.exit(await runProgram(create, process.argv.slice(2), terminal()));
