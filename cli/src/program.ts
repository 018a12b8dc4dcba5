import { Argument, Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { completionCommand, SHELLS, type Shell } from './commands/completion/index.ts';
import { consoleHeadersCommand, startConsoleCommand } from './commands/console/index.ts';
import type { ConsoleHeadersFlags, ConsoleStartFlags } from './commands/console/input.ts';
import { addContractCommands } from './commands/contract/program.ts';
import { doctorCommand, type DoctorFlags } from './commands/doctor/index.ts';
import { addI18nCommands } from './commands/i18n/program.ts';
import { listPagesCommand, listResourcesCommand, type ListFlags } from './commands/list/index.ts';
import { addEjectCommands } from './commands/eject-widget/program.ts';
import { addModelCommands } from './commands/model/program.ts';
import { startMockCommand } from './commands/mock/index.ts';
import { MOCK_PORT, type MockFlags } from './commands/mock/input.ts';
import { addDomainCommands } from './commands/new-domain/program.ts';
import { newLocaleCommand } from './commands/new-locale/index.ts';
import type { NewLocaleFlags } from './commands/new-locale/input.ts';
import { newPageCommand } from './commands/new-page/index.ts';
import type { NewPageFlags } from './commands/new-page/input.ts';
import { newTemplateCommand } from './commands/new-template/index.ts';
import { addWidgetCommands } from './commands/new-widget/program.ts';
import { openapiCoverageCommand, type CoverageFlags } from './commands/openapi-coverage/index.ts';
import { openapiDiffCommand, type DiffFlags } from './commands/openapi-diff/index.ts';
import { removeLocaleCommand } from './commands/remove-locale/index.ts';
import { removePageCommand } from './commands/remove-page/index.ts';
import { startSandboxCommand } from './commands/sandbox/index.ts';
import { SANDBOX_DATA, SANDBOX_PORT, type SandboxFlags } from './commands/sandbox/input.ts';
import { undoCommand } from './commands/undo/index.ts';
import type { Io } from './io.ts';
import { withPlanFlags } from './planFlags.ts';
import { TEMPLATE_KINDS } from './templates/pageTemplates.ts';
import type { PlanFlags } from './workspace/index.ts';

const VERSION = manifest.version;

/**
 * Every command, flag and help line. Nothing runs and nothing ends the process here: `finish` takes the exit code, and
 * unusable input throws commander's error.
 */
export function createProgram(io: Io, finish: (exitCode: number) => void): Command {
  const program = new Command('milepost')
    .description('Servers, console and contract harness of the Milepost back office')
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.err(text.trimEnd()) })
    .version(VERSION)
    .showHelpAfterError('Add --help for flags and an example.')
    .addHelpText('after', example('milepost sandbox start', 'milepost contract run --target http://127.0.0.1:30000 --mode full'));

  const sandbox = program.command('sandbox').description('the stateful backend: every call of the description, over SQLite');
  sandbox
    .command('start')
    .description('run it on this computer until Ctrl-C')
    .option('--port <number>', 'port on 127.0.0.1; 0 takes a free one', SANDBOX_PORT)
    .option('--data <folder>', 'folder of the data, made when missing; ":memory:" keeps nothing', SANDBOX_DATA)
    .option('--dialect <version>', 'version whose spelling it speaks: 3.4, net-3.6, java-6.1', '3.4')
    .option('--login-key <text>', 'key of the login password from 3.6 on: 16, 24 or 32 bytes')
    .option('--trust-proxy <address...>', 'believe the X-Forwarded-For of calls from these addresses, such as that of a console server')
    .option('--fault <id>', 'be wrong on purpose, to see whether a harness notices: F01 and on')
    .option('--json', 'print one line of JSON when ready')
    .addHelpText('after', example('milepost sandbox start --port 0 --data :memory:'))
    .action(async (flags: SandboxFlags) => finish(await startSandboxCommand(flags, io)));

  const mock = program.command('mock').description('the examples of the description, without memory');
  mock
    .command('start')
    .description('run it on this computer until Ctrl-C')
    .option('--port <number>', 'port on 127.0.0.1; 0 takes a free one', MOCK_PORT)
    .addHelpText('after', example('milepost mock start --port 30001'))
    .action(async (flags: MockFlags) => finish(await startMockCommand(flags, io)));

  addContractCommands(program, io, finish);
  addConsoleCommands(program, io, finish);
  addOpenapiCommands(program, io, finish);
  addModelCommands(program, io, finish);
  const creating = program.command('new').description('writes new parts of the console');
  addWritingCommands(creating, io, finish);
  const listing = program.command('list').description('what there is to make pages of, and the pages there are');
  addListingCommands(listing, io, finish);
  const removing = program.command('remove').description('takes parts of the console away');
  addRemovingCommands(removing, io, finish);
  addDomainCommands({ creating, removing }, io, finish, example);
  addWidgetCommands({ creating, removing }, io, finish, example);
  addUndoCommand(program, io, finish);
  addEjectCommands(program, io, finish);
  addI18nCommands(program, io, finish, example);
  addHelpingCommands(program, io, finish);
  return program;
}

function addConsoleCommands(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const built = program.command('console').description('the built console, in front of any backend of the contract');
  built
    .command('start')
    .description('serve it until Ctrl-C or SIGTERM; settings come from flags, else MILEPOST_… of the environment, else the file')
    .option('--api <url>', 'address of the backend (MILEPOST_API_URL)')
    .option('--port <number>', 'port, 3000 if none is said; 0 takes a free one (MILEPOST_CONSOLE_PORT)')
    .option('--listen <address>', 'address to listen on, 127.0.0.1 if none is said (MILEPOST_LISTEN)')
    .option('--config <file>', 'file of settings, NAME=value in each line (MILEPOST_CONFIG)')
    .option('--no-access-log', 'no line per request (MILEPOST_ACCESS_LOG=false)')
    .option('--json', 'print one line of JSON when ready')
    .addHelpText(
      'after',
      example('milepost console start --api https://backend.example.com --port 3000', 'docs/deploy.md lists every setting.'),
    )
    .action(async (flags: ConsoleStartFlags) => finish(await startConsoleCommand(flags, io)));
  built
    .command('headers')
    .description('print the headers of every answer, for a web server that stands in the place of the console’s own')
    .option('--nginx', 'print a whole configuration of nginx: headers, caching, calls, sockets')
    .option('--api <url>', 'address of the backend (MILEPOST_API_URL)')
    .option('--port <number>', 'port nginx listens on, 80 if none is said')
    .option('--root <folder>', 'folder of the built console where nginx runs')
    .option('--config <file>', 'file of settings (MILEPOST_CONFIG)')
    .addHelpText('after', example('milepost console headers --nginx --api https://backend.example.com > /etc/nginx/conf.d/milepost.conf'))
    .action(async (flags: ConsoleHeadersFlags) => finish(await consoleHeadersCommand(flags, io)));
}

function addOpenapiCommands(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const openapi = program.command('openapi').description('the description of every call');
  openapi
    .command('coverage')
    .description('count the documented calls that are described; exit 1 when one is missing')
    .option('--json', 'print JSON')
    .addHelpText('after', example('milepost openapi coverage'))
    .action(async (flags: CoverageFlags) => finish(await openapiCoverageCommand(flags, io)));
  openapi
    .command('diff')
    .description('name what breaks a client between two descriptions; exit 1 when something does, 3 when they cannot be compared')
    .argument('<base>', 'bundled description, or a git revision')
    .argument('<head>', 'bundled description, or a git revision')
    .option('--json', 'print JSON')
    .addHelpText('after', example('milepost openapi diff main openapi/generated/openapi.json'))
    .action(async (base: string, head: string, flags: DiffFlags) => finish(await openapiDiffCommand(base, head, flags, io)));
}

function addWritingCommands(creating: Command, io: Io, finish: (exitCode: number) => void): void {
  withPlanFlags(
    creating
      .command('page')
      .description(
        'write a screen as one declaration, with words in three languages, menu entry and tests; exit 0 written or nothing to change, 2 something to answer, 4 a person changed it',
      )
      .argument('<name>', 'folder of the page, such as bill-rule')
      .option(
        '--type <number>',
        'type of its menu entry: 2 a list with a form; 0 directory, 1 category, 3 design, 4 dictionary, 5 report, 6 data screen, 7 link, 8 portal are entries alone',
      )
      .option('--resource <operationId>', 'the list it shows, such as listGroups; "milepost list resources" has them all')
      .option('--path <address>', 'where it stands in the menu, such as system/team; else found by the name')
      .option(
        '--folder <code>',
        'directory of the menu it stands in, such as system; "top" for none. A list without it stands where its address begins',
      )
      .option('--target <id>', 'of an entry alone: code or id of what it shows, address of a link; with --model the server')
      .option('--entry <name=type,zh,zhtw[,target]>', 'of a new directory: an entry that stands in it; may be given often', collect)
      .option(
        '--server <url>',
        'of an entry alone: the server that must have the target; the sandbox if none is said (MILEPOST_ADMIN_ACCOUNT, MILEPOST_ADMIN_PASSWORD)',
      )
      .option('--unchecked', 'of an entry alone: take the target as it is')
      .option('--design <file>', 'make it of a design of forms: a .vdd file')
      .option('--model <code>', 'make it of a design on the server that --target names')
      .option('--words <file>', 'of a design: JSON with its words in English and Traditional Chinese')
      .option('--zh <words>', 'what one record is called in Simplified Chinese')
      .option('--zhtw <words>', 'what one record is called in Traditional Chinese')
      .option('--menu-name <code=words>', 'name of its menu entry in another language of the list; may be given often', collect)
      .option('--columns <names>', 'columns of the list in their order, joined by commas')
      .option('--search <names>', 'what the list can be narrowed down by')
      .option('--fields <names>', 'fields of the form in their order')
      .option('--hide <names>', 'members that are neither columns nor fields')
      .option('--control <name=control>', 'a picker, dictionary:CODE[:id|name], text or longText; may be given often', collect)
      .option('--label <name=zh,zhtw[,en]>', 'words of a member, or of name.value for a value of a choice; may be given often', collect),
    'written',
  )
    .addHelpText(
      'after',
      example(
        'milepost new page team --type 2 --resource listGroups --path permission/team --dry-run',
        'milepost new page post --type 2 --resource listPositions --path permission/post --control type=dictionary:PositionType:name',
        'milepost new page damage-claim --design damageClaim.vdd --path system/damageClaim --dry-run',
        'milepost new page damage-claim --model damageClaim --target http://127.0.0.1:30000 --words words.json',
        'milepost new page business-types --type 4 --folder system --target businessType --zh ZH --zhtw ZHTW',
        'milepost new page roads --type 0 --zh ZH --zhtw ZHTW --entry road-kinds=4,ZH,ZHTW,businessType --entry road-news=7,ZH,ZHTW,https://example.com',
      ),
    )
    .action(async (name: string, flags: NewPageFlags) => finish(await newPageCommand(name, flags, io)));
  withPlanFlags(
    creating
      .command('locale')
      .description(
        'add a language: its catalogues with nothing translated, and its place wherever languages are listed; exit 0 written or nothing to change, 2 one that is there otherwise',
      )
      .argument('<code>', 'code of the language, small letters, such as ja or ptbr')
      .option('--tag <tag>', 'its BCP 47 tag, such as pt-BR; the code if none is said')
      .option('--name <words>', 'its name in its own words; else as this computer knows it')
      .option('--fallback <code>', 'language whose texts stand in where one is missing; zh if none is said'),
    'written',
  )
    .addHelpText('after', example('milepost new locale ja --dry-run', 'milepost new locale ptbr --tag pt-BR --name Português'))
    .action(async (code: string, flags: NewLocaleFlags) => finish(await newLocaleCommand(code, flags, io)));
  withPlanFlags(
    creating
      .command('template')
      .description(
        'copy the built-in templates into a folder of your own, which milepost.config.ts names; what is there stays; exit 0 written or nothing to change, 2 settings that cannot be used',
      )
      .addArgument(new Argument('[kind]', 'what they are templates of').choices(TEMPLATE_KINDS).default('page')),
    'written',
  )
    .addHelpText('after', example('milepost new template page --dry-run'))
    .action((kind: string, flags: PlanFlags) => finish(newTemplateCommand(kind, flags, io)));
}

function addListingCommands(listing: Command, io: Io, finish: (exitCode: number) => void): void {
  listing
    .command('pages')
    .description('every page and every other entry of the menu: type, address, what it is made of, what it shows, its lines')
    .option('--json', 'print one line of JSON')
    .addHelpText('after', example('milepost list pages'))
    .action((flags: ListFlags) => finish(listPagesCommand(flags, io)));
  listing
    .command('resources')
    .description('every list of the description: what a page of it could do, or why there can be none')
    .option('--json', 'print one line of JSON')
    .addHelpText('after', example('milepost list resources'))
    .action(async (flags: ListFlags) => finish(await listResourcesCommand(flags, io)));
}

function addRemovingCommands(removing: Command, io: Io, finish: (exitCode: number) => void): void {
  withPlanFlags(
    removing
      .command('locale')
      .description('take a language away that "new locale" added; exit 0 done, 2 none, or one that is declared complete')
      .argument('<code>', 'code of the language, such as ja'),
    'taken away',
  )
    .addHelpText('after', example('milepost remove locale ja --dry-run'))
    .action(async (code: string, flags: PlanFlags) => finish(await removeLocaleCommand(code, flags, io)));
  withPlanFlags(
    removing
      .command('page')
      .description('take a declaration away with its words, journey and places, or an entry of the menu; exit 0 done, 4 others import it')
      .argument('<name>', 'folder of the page, or name of the entry, such as team'),
    'taken away',
  )
    .addHelpText('after', example('milepost remove page team --dry-run'))
    .action((name: string, flags: PlanFlags) => finish(removePageCommand(name, flags, io)));
}

function addUndoCommand(program: Command, io: Io, finish: (exitCode: number) => void): void {
  withPlanFlags(
    program
      .command('undo')
      .description(
        'take back the last run that wrote files, or the last about one page or language; exit 0 done, 2 no such run, 4 people have worked on them since',
      )
      .argument('[name]', 'page or language whose last run is taken back, whatever came since; what people have worked on is kept'),
    'taken back',
  )
    .addHelpText('after', example('milepost undo --dry-run', 'milepost undo team'))
    .action((name: string | undefined, flags: PlanFlags) => finish(undoCommand(name ?? null, flags, io)));
}

function addHelpingCommands(program: Command, io: Io, finish: (exitCode: number) => void): void {
  program
    .command('doctor')
    .description(
      'check what Milepost needs here: Node, packages, browser, ports, kept data, build, versions, disk; changes nothing. Exit 0 fine or warnings, 1 problems, 3 no project',
    )
    .option('--data <folder>', 'folder of kept data; else those of "npm start" and of "sandbox start"')
    .option('--json', 'print one line of JSON')
    .addHelpText('after', example('milepost doctor', 'milepost doctor --data /srv/milepost-data --json'))
    .action(async (flags: DoctorFlags) => finish(await doctorCommand(flags, io)));
  program
    .command('completion')
    .description('print a script with which a shell completes command lines of milepost; its first lines say how to install it')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText('after', example('milepost completion bash > ~/.local/share/bash-completion/completions/milepost'))
    .action(async (shell: Shell) => finish(await completionCommand(shell, program, io)));
}

/** A flag that may be given often. */
const collect = (one: string, before: readonly string[] = []): readonly string[] => [...before, one];

const example = (...lines: readonly string[]): string => ['', 'Example:', ...lines.map((line) => `  ${line}`)].join('\n');
