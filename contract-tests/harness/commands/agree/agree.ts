import { type Filter } from '../../plan/filter.ts';
import { startMock } from '@milepost/openapi/servers/mock';
import { startSandbox } from '@milepost/openapi/servers/sandbox';
import path from 'node:path';
import { readDialect, speakDialect } from '../../model/dialect.ts';
import { readProfile, type Spelling } from '../../run/target/profile.ts';
import { ContractStop, EXIT, type ExitCode } from '../../model/stop.ts';
import { agreementOf, type Agreement } from './compare.ts';
import { observe, type Observed } from './observe.ts';

/** Options of a comparison of servers. */
export interface AgreeOptions extends Spelling {
  /** Joined by commas; `mock` and `sandbox` are started in memory. */
  readonly targets: string;
  readonly filter?: Filter;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/**
 * Asks several servers the same and lists the clauses in which they differ; changes nothing.
 * @returns exit code 1 where they differ, 5 where nothing could be compared
 * @throws ContractStop 2 unusable targets · 3 one of them does not answer, or signing in fails
 */
export async function agreeContract({
  targets,
  filter = {},
  env = process.env,
  ...spelling
}: AgreeOptions): Promise<{ agreement: Agreement; text: string; exitCode: ExitCode }> {
  const names = targets
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length < 2)
    throw new ContractStop(
      EXIT.usage,
      `--targets is "${targets}", and it takes two to differ. Name two servers: mock, sandbox or addresses.`,
    );
  const dialect = readDialect(spelling.dialect, spelling.loginKey, true);
  if (dialect.name !== '3.4' && names.includes('mock'))
    throw new ContractStop(EXIT.usage, `The mock speaks 3.4 only, and --dialect is ${dialect.name}. Leave one of them out.`);
  await speakDialect(dialect);
  const observed: Observed[] = [];
  for (const [index, name] of names.entries()) {
    const before = names.slice(0, index).filter((each) => each === name).length;
    const server = before === 0 ? name : `${name} ${before + 1}`;
    const { url, close } = await opened(name, dialect.name);
    try {
      const profile = readProfile(url, env, spelling);
      observed.push(
        await observe(profile, { server, isExamples: name === 'mock', filter, journalFolder: path.resolve('.milepost/contract') }),
      );
    } finally {
      await close();
    }
  }
  const agreement = agreementOf(observed);
  const { compared, differences } = agreement;
  const exitCode = differences.length > 0 ? EXIT.failed : compared.length === 0 ? EXIT.nothingRan : EXIT.passed;
  return { agreement, text: agreementText(agreement), exitCode };
}

async function opened(name: string, dialect: ReturnType<typeof readDialect>['name']): Promise<{ url: string; close: () => Promise<void> }> {
  if (name === 'mock') return startMock({ port: 0 });
  if (name === 'sandbox') return startSandbox({ port: 0, data: ':memory:', dialect });
  return { url: name, close: async () => undefined };
}

const SHOWN = 3;

export function agreementText({ servers, compared, differences, additions, apart }: Agreement): string {
  const operations = new Set(differences.map(({ operation }) => operation)).size;
  return [
    `Agreement of ${servers.join(', ')}`,
    ...differences.flatMap(({ operation, clause, promise, at, values }) => [
      '',
      `✗ ${operation}: ${promise} (${clause})`,
      `  ${at}: ${Object.entries(values)
        .map(([server, value]) => `${server} ${value}`)
        .join(' · ')}`,
    ]),
    '',
    ...additions.map(
      ({ operation, server, places }) =>
        `+ ${operation}: ${server} has more than the description names, which is allowed: ${places.slice(0, SHOWN).join(', ')}${places.length > SHOWN ? ` and ${places.length - SHOWN} more` : ''}`,
    ),
    ...Object.entries(apart).map(
      ([reason, ids]) => `– ${reason}: ${ids.length} (${ids.slice(0, SHOWN).join(', ')}${ids.length > SHOWN ? ' …' : ''})`,
    ),
    '',
    compared.length === 0
      ? 'Nothing could be compared, so nothing is proved.'
      : `${differences.length} differences in ${operations} of ${compared.length} operations compared`,
  ]
    .map((line) => line.replaceAll(/\p{Cc}/gu, '\u{FFFD}')) // texts of servers stand in here
    .join('\n');
}
