import type { Command } from 'commander';
import type { Io } from '../../io.ts';
import { withPlanFlags } from '../../planFlags.ts';
import { removeDomainCommand } from '../remove-domain/index.ts';
import { newDomainCommand, type NewDomainFlags } from './index.ts';
import type { PlanFlags } from '../../workspace/index.ts';

const collect = (value: string, all: readonly string[] = []): readonly string[] => [...all, value];

/** `new domain` and `remove domain`. */
export function addDomainCommands(
  { creating, removing }: { readonly creating: Command; readonly removing: Command },
  io: Io,
  finish: (exitCode: number) => void,
  example: (...lines: readonly string[]) => string,
): void {
  withPlanFlags(
    creating
      .command('domain')
      .description(
        'write a whole domain of a table or of calls of a foreign description: calls, codecs, sandbox, rights, contract, page, journey; exit 0 written or nothing to change, 2 something to answer, 4 a person changed it',
      )
      .argument('<name>', 'name of one record, such as road-inspection')
      .option(
        '--table <file|text>',
        'CREATE TABLE of MySQL, PostgreSQL, SQLite, SQL Server or Oracle, or JSON of columns: a file, or the text itself',
      )
      .option('--from <file>', 'OpenAPI 3 document, JSON or YAML, that describes such records')
      .option('--path <path>', 'with --from: path of the list in that document, such as /api/x/Y')
      .option('--api <path>', 'address of the calls; /api/FOLDER/Name if none is said, with --from its own path below /api')
      .option('--page <address>', 'where its page stands in the menu; system/name if none is said')
      .option('--without <parts>', 'parts to leave out, joined by commas: sandbox, contract, page, journey')
      .option('--zh <words>', 'what one record is called in Simplified Chinese, if no comment of the table says it')
      .option('--zhtw <words>', 'the same in Traditional Chinese')
      .option('--hide <names>', 'members that the page does not show')
      .option('--control <name=control>', 'a picker, dictionary:CODE[:id|name], text or longText; may be given often', collect)
      .option('--label <name=zh,zhtw[,en]>', 'words of a member, or of name.value for a value of a choice; may be given often', collect),
    'written',
  )
    .addHelpText(
      'after',
      example(
        'milepost new domain road-inspection --table road_inspection.sql --dry-run',
        'milepost new domain toll-station --from openapi.json --path /api/toll/Station --zh ZH --zhtw ZHTW --without journey',
      ),
    )
    .action(async (name: string, flags: NewDomainFlags) => finish(await newDomainCommand(name, flags, io)));
  withPlanFlags(
    removing
      .command('domain')
      .description(
        'take a domain away that "new domain" made, with its page and its places in lists; exit 0 done, 2 none, 4 others import it',
      )
      .argument('<name>', 'name of the domain, such as road-inspection'),
    'taken away',
  )
    .addHelpText('after', example('milepost remove domain road-inspection --dry-run'))
    .action((name: string, flags: PlanFlags) => finish(removeDomainCommand(name, flags, io)));
}
