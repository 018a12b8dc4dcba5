import type { Command } from 'commander';
import type { Io } from '../../io.ts';
import { modelCheckCommand, modelDiffCommand } from './index.ts';
import type { ModelFlags } from './input.ts';
import { modelExportCommand, modelImportCommand } from './transfer.ts';
import type { TransferFlags } from './transfer.ts';

const ACCOUNT = 'Account: MILEPOST_ADMIN_ACCOUNT and MILEPOST_ADMIN_PASSWORD; a server on this computer is asked as its sandbox.';
const example = (...lines: readonly string[]): string => ['', 'Example:', ...lines.map((line) => `  ${line}`), '', ACCOUNT].join('\n');

/** Commands on designs of forms: what is wrong with one, how two differ, and the way from one server to another. */
export function addModelCommands(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const model = program.command('model').description('designs of forms and lists: problems, differences, moving them');
  model
    .command('check')
    .description('say what is wrong with a design; exit 0 it may be released, 1 an error stops that, 2 no design')
    .argument('[file]', 'a .vdd file')
    .option('--model <code>', 'a design on the server that --target names, in place of a file')
    .option('--target <url>', 'origin of the server')
    .option('--json', 'print one line of JSON')
    .addHelpText(
      'after',
      example('milepost model check roadPatrol.vdd', 'milepost model check --model roadPatrol --target http://127.0.0.1:30000'),
    )
    .action(async (file: string | undefined, flags: ModelFlags) => finish(await modelCheckCommand(file, flags, io)));
  model
    .command('diff')
    .description('say in words how two designs differ; exit 0 they say the same, 1 they differ, 2 no design')
    .argument('<files...>', 'two .vdd files, or one beside --model')
    .option('--model <code>', 'a design on the server that --target names, as the second one')
    .option('--target <url>', 'origin of the server')
    .option('--json', 'print one line of JSON')
    .addHelpText(
      'after',
      example(
        'milepost model diff before.vdd after.vdd',
        'milepost model diff roadPatrol.vdd --model roadPatrol --target http://127.0.0.1:30000',
      ),
    )
    .action(async (files: readonly string[], flags: ModelFlags) => finish(await modelDiffCommand(files, flags, io)));
  model
    .command('export')
    .description('write the .vdd file of a design of a server; exit 0 written, 2 no such design, 3 the server does not answer')
    .argument('<code>', 'code of the design')
    .requiredOption('--target <url>', 'origin of the server')
    .option('--out <file>', 'file to write; CODE.vdd if none is said')
    .option('--json', 'print one line of JSON')
    .addHelpText('after', example('milepost model export roadPatrol --target http://127.0.0.1:30000'))
    .action(async (code: string, flags: TransferFlags) => finish(await modelExportCommand(code, flags, io)));
  model
    .command('import')
    .description('add the design of a .vdd file to a server, as a draft; exit 0 added, 1 the server refuses it, 2 no design')
    .argument('<file>', 'a .vdd file')
    .requiredOption('--target <url>', 'origin of the server')
    .option('--on-conflict <way>', 'where the server has its code: skip, rename or overwrite')
    .option('--json', 'print one line of JSON')
    .addHelpText('after', example('milepost model import roadPatrol.vdd --target http://127.0.0.1:30000 --on-conflict rename'))
    .action(async (file: string, flags: TransferFlags) => finish(await modelImportCommand(file, flags, io)));
}
