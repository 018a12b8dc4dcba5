import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHECKS } from '../../model/checks.ts';
import { FACTS } from '../../model/facts.ts';
import type { CheckResult } from '../../run/described/ledger.ts';
import { placeOf as clauseOf, wayLines } from '../checkLines.ts';
import { ROW_CHECK } from '../rowResults.ts';
import type { DescribedRun } from '../../run/described/runDescribed.ts';

/** Line of an operation in the description: `openapi/spec/domains/role/paths.yaml`, 12. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** SARIF 2.1.0, for tools that show what is wrong beside the file it is about: one result for each broken check. */
export function sarifOf({ results }: DescribedRun, placeOf: (operation: string) => Place = placesInDescription()): string {
  const broken = results.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn');
  const names = [...new Set(broken.map(({ check }) => check))].toSorted();
  const rules = names.map((id) => ({
    id,
    shortDescription: { text: CHECKS.get(id)?.promise ?? ROW_CHECK.promise },
    help: { text: helpOf(id) },
  }));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'milepost contract', rules } },
        results: broken.map((result) => ({
          ruleId: result.check,
          ruleIndex: names.indexOf(result.check),
          level: result.verdict === 'fail' ? 'error' : 'warning',
          message: { text: outcomeText(result) },
          locations: [locationOf(result, placeOf(result.operation))],
          partialFingerprints: { 'milepost/check': result.id },
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function helpOf(id: string): string {
  const check = CHECKS.get(id);
  return check === undefined
    ? '"milepost contract list clauses" names the sentences.'
    : `${check.clause}. "milepost contract explain ${id}" says more.`;
}

const outcomeText = (result: CheckResult): string => {
  const { operation, promise, findings } = result;
  return [
    `${operation}: ${promise} (${clauseOf(result)})`,
    ...findings.map(({ at, expected, got }) => `${at}: expected ${expected}, got ${got}`),
    ...wayLines(result),
  ].join('\n');
};

const locationOf = ({ operation }: CheckResult, { file, line }: Place): object => {
  const described = FACTS.get(operation)?.operation;
  return {
    physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } },
    logicalLocations: [
      { name: operation, fullyQualifiedName: described ? `${described.method} ${described.path}` : operation, kind: 'function' },
    ],
  };
};

const BUNDLE = 'openapi/generated/openapi.json';

/** Lines of operations, read once from the sources of the description; where they are not installed, the bundle is named. */
export function placesInDescription(): (operation: string) => Place {
  const spec = path.join(path.dirname(fileURLToPath(import.meta.resolve('@milepost/openapi/openapi.json'))), '../spec/domains');
  const places = new Map<string, Place>();
  const files = existsSync(spec) ? readdirSync(spec, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml')) : [];
  for (const file of files)
    for (const [index, line] of readFileSync(path.join(spec, file), 'utf8').split('\n').entries()) {
      const name = /^\s+operationId: (\w+)/.exec(line)?.[1];
      if (name !== undefined) places.set(name, { file: `openapi/spec/domains/${file.split(path.sep).join('/')}`, line: index + 1 });
    }
  return (operation) => places.get(operation) ?? { file: BUNDLE, line: 1 };
}
