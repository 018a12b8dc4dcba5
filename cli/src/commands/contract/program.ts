import type { Command } from 'commander';
import type { Io } from '../../io.ts';
import {
  agreeContractCommand,
  type AgreeFlags,
  baselineContractCommand,
  type BaselineFlags,
  cleanContractCommand,
  type CleanFlags,
  diffContractCommand,
  explainContractCommand,
  learnContractCommand,
  type LearnFlags,
  faultsContractCommand,
  listContractCommand,
  planContractCommand,
  replayContractCommand,
  type ReplayFlags,
  runContractCommand,
} from './index.ts';
import type { ContractFlags } from './input.ts';

const EXAMPLE = 'milepost contract run --target http://127.0.0.1:30000 --mode full --out contract-report';
const EXITS = 'exit 0 all kept, 1 broken, 2 usage, 3 could not start, 4 unsafe or leftovers, 5 nothing ran';

/** The harness: what is promised, and whether a server keeps it. */
export function addContractCommands(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const contract = program.command('contract').description('the promises of the description, against any server');
  spelled(filtered(contract.command('run')))
    .description(`run every promise; ${EXITS}`)
    .requiredOption('--target <url>', 'origin of the API')
    .option('--mode <mode>', 'read changes nothing; own writes records of its own; full: sandbox on this computer only', 'read')
    .option('--yes', 'the server may be written to; with --target-is and MILEPOST_ALLOW_WRITES')
    .option('--target-is <host>', 'the host that may be written to, once more')
    .option('--rows <kind>', 'written, described (made from the description) or all', 'all')
    .option('--report <file>', 'write every request and answer as JSON')
    .option('--out <folder>', 'write report.json, junit.xml, summary.md, report.html, report.sarif, ctrf.json and failures.har')
    .option('--baseline <file>', 'failures that are known: new ones alone end the run with 1')
    .option('--seed <number>', 'order of the checks and choice of wrong values; the report names it, the same number repeats it', '0')
    .option('--rate <calls>', 'calls per second at most; left out, ten to other computers and no limit on this one')
    .option('--only <words>', 'promises whose domain, operation or text contains the words')
    .addHelpText('after', `\nExample:\n  ${EXAMPLE}`)
    .action(async (flags: ContractFlags) => finish(await runContractCommand(flags, io)));
  filtered(contract.command('plan'))
    .description('count what a run would check, by family and class; sends nothing')
    .addHelpText('after', '\nExample:\n  milepost contract plan --tag dictionary')
    .action(async (flags: ContractFlags) => finish(await planContractCommand(flags, io)));
  contract
    .command('list <what>')
    .description('checks, clauses of the specification with what proves them, operations or resources')
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExample:\n  milepost contract list clauses')
    .action(async (what: string, flags: { json?: boolean }) => finish(await listContractCommand(what, flags, io)));
  contract
    .command('explain <name>')
    .description('what a check promises and whom it is asked of, or what a clause says and what proves it')
    .addHelpText('after', '\nExample:\n  milepost contract explain G1')
    .action(async (check: string) => finish(await explainContractCommand(check, io)));
  spelled(contract.command('clean'))
    .description('remove what a run has left that did not end; exit 4 when something resists')
    .requiredOption('--target <url>', 'origin of the API')
    .option('--run <id>', 'of this run alone; the report and .milepost/contract name it')
    .option('--tag <mark>', 'of this run alone, also where its journal is lost')
    .option('--dry-run', 'name it, remove nothing')
    .option('--yes', 'the server is no sandbox and may be written to')
    .option('--target-is <host>', 'its host, once more')
    .addHelpText('after', '\nExample:\n  milepost contract clean --target http://127.0.0.1:30000')
    .action(async (flags: CleanFlags) => finish(await cleanContractCommand(flags, io)));
  contract
    .command('faults [ids...]')
    .description('the power of the harness: a sandbox with each seeded fault, and which checks find it; exit 1 below 95 %')
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExample:\n  milepost contract faults F17 F43')
    .action(async (ids: string[], flags: { json?: boolean }) => finish(await faultsContractCommand(ids, flags, io)));
  contract
    .command('diff <base> <head>')
    .description('two reports: what got worse, better, new, and what is not known any more; exit 1 when something got worse')
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExample:\n  milepost contract diff before/report.json contract-report/report.json')
    .action(async (base: string, head: string, flags: { json?: boolean }) => finish(await diffContractCommand(base, head, flags, io)));
  spelled(filtered(contract.command('agree')))
    .description('ask several servers the same and list the clauses in which they differ; changes nothing; exit 1 when they do')
    .requiredOption('--targets <list>', 'servers, joined by commas: origins, or mock and sandbox, which are started in memory')
    .option('--rate <calls>', 'calls per second at most')
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExample:\n  milepost contract agree --targets mock,sandbox')
    .action(async (flags: AgreeFlags) => finish(await agreeContractCommand(flags, io)));
  filtered(contract.command('learn'))
    .description('listen to a server: what it spells otherwise, as an overlay to take or leave, with the evidence; calls that only read')
    .requiredOption('--target <url>', 'origin of the API')
    .option('--dialect <version>', 'version whose description it is compared with: 3.4, net-3.6 or java-6.1', '3.4')
    .option('--login-key <key>', 'key its web client encrypts the password with; left out, the MD5 is sent as it is')
    .option('--out <file>', 'write the overlay: openapi/overlays/NAME.proposed.yaml')
    .option('--name <words>', 'what the version is called', 'proposed')
    .option('--rate <calls>', 'calls per second at most')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      '\nExample:\n  milepost contract learn --target https://backend.example.com --out openapi/overlays/ours.proposed.yaml',
    )
    .action(async (flags: LearnFlags) => finish(await learnContractCommand(flags, io)));
  contract
    .command('baseline <how>')
    .description('update takes new failures of a report in, prune lets those go that hold again')
    .option('--from <file>', 'report.json of the run', 'contract-report/report.json')
    .option('--file <file>', 'the baseline', 'contract-baseline.json')
    .option('--reason <words>', 'why they are left; each has 90 days')
    .addHelpText('after', '\nExample:\n  milepost contract baseline update --reason "mended with the next release"')
    .action(async (how: string, flags: BaselineFlags) => finish(await baselineContractCommand(how, flags, io)));
  spelled(contract.command('replay <id>'))
    .description('send a recorded call again and show the answer')
    .requiredOption('--target <url>', 'origin of the API')
    .option('--mode <mode>', 'read, or full in a sandbox', 'read')
    .option('--from <file>', 'report.json of the run', 'contract-report/report.json')
    .addHelpText('after', '\nExample:\n  milepost contract replay r17 --target http://127.0.0.1:30000')
    .action(async (id: string, flags: ReplayFlags) => finish(await replayContractCommand(id, flags, io)));
}

const spelled = (command: Command): Command =>
  command
    .option('--dialect <version>', 'version the server speaks: 3.4, net-3.6 or java-6.1', '3.4')
    .option('--login-key <key>', 'key the web client of 3.6 and later encrypts the password with; left out, MILEPOST_LOGIN_KEY');

const filtered = (command: Command): Command =>
  command
    .option('--family <letters...>', 'families of checks: T E S A P G V L X I N C W B')
    .option('--operation <ids...>', 'operations, by their ids')
    .option('--tag <domains...>', 'domains: dictionary, user, workflow …')
    .option('--clause <clauses...>', 'clauses of the specification, with what is below them: ADMIN-2.8, "shell §8", admin, R-016')
    .option('--shard <part>', 'one part of the operations, 2/5: for runs that computers share');
