import type { Command } from 'commander';
import type { Io } from '../../io.ts';
import { i18nExportCommand, i18nImportCommand, i18nMissingCommand, i18nStatusCommand, type I18nFlags } from './index.ts';

/** Adds the commands for translations. @param example help text of examples */
export function addI18nCommands(
  program: Command,
  io: Io,
  finish: (exitCode: number) => void,
  example: (...lines: readonly string[]) => string,
): void {
  const i18n = program.command('i18n').description('what is translated, what is missing, and files for translators');
  i18n
    .command('status')
    .description('count the texts of each language and workspace, and those that are missing')
    .option('--json', 'print one line of JSON')
    .addHelpText('after', example('milepost i18n status'))
    .action(async (flags: I18nFlags) => finish(await i18nStatusCommand(flags, io)));
  i18n
    .command('missing')
    .description('name every text without words')
    .option('--locale <code>', 'of this language alone')
    .option('--json', 'print one line of JSON')
    .addHelpText('after', example('milepost i18n missing --locale ja'))
    .action(async (flags: I18nFlags) => finish(await i18nMissingCommand(flags, io)));
  i18n
    .command('export')
    .description('write a file for translators: every text with its context, its places and its Chinese')
    .requiredOption('--locale <code>', 'language it is for')
    .requiredOption('--out <file>', 'file to write')
    .option('--format <name>', 'po (gettext) or xliff (XLIFF 1.2)', 'po')
    .option('--missing', 'only texts without words')
    .option('--json', 'print one line of JSON')
    .addHelpText(
      'after',
      example('milepost i18n export --locale ja --out ja.po', 'milepost i18n export --locale ja --format xliff --missing --out ja.xlf'),
    )
    .action(async (flags: I18nFlags) => finish(await i18nExportCommand(flags, io)));
  i18n
    .command('import')
    .description('take translations in: known texts alone, their places and tags judged; exit 0 all taken, 1 some refused, with the reason')
    .argument('<file>', 'PO or XLIFF, such as one of "i18n export"')
    .option('--locale <code>', 'language it is in, where the file does not say it')
    .option('--dry-run', 'say what would be taken in, and write nothing')
    .option('--json', 'print one line of JSON')
    .addHelpText('after', example('milepost i18n import ja.po --dry-run'))
    .action(async (file: string, flags: I18nFlags) => finish(await i18nImportCommand(file, flags, io)));
}
