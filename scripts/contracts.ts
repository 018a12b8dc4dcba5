// `npm run contracts`: {kit,console}/contracts/*.yaml → the data of the kit its runner reads, and the sheets people read in docs/contracts.
// With --check nothing is written, and a difference fails.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { countsOf, readContract, testerSheet } from '@milepost/kit/testing/contract';
import type { Contract } from '@milepost/kit/testing/contract';

const root = join(import.meta.dirname, '..');

/** Every file made from the contracts, by path. */
export function contractFiles(): ReadonlyMap<string, string> {
  const ofKit = contractsIn('kit/contracts');
  const ofConsole = contractsIn('console/contracts');
  return new Map([
    // Contracts of the console stay here: who installs the kit has no designer.
    ['kit/src/testing/contract/generated/contracts.json', `${JSON.stringify(ofKit, null, 1)}\n`],
    ['docs/contracts/README.md', overview(ofKit, ofConsole)],
    ...ofKit.map((contract) => [`docs/contracts/${contract.id}.md`, testerSheet(contract)] as const),
    ...ofConsole.map((contract) => [`docs/contracts/console/${contract.id}.md`, testerSheet(contract)] as const),
  ]);
}

function contractsIn(folder: string): readonly Contract[] {
  return globSync(`${folder}/*.yaml`, { cwd: root })
    .map((file) => readContract(parse(readFileSync(join(root, file), 'utf8')), file))
    .toSorted((a, b) => a.number - b.number);
}

function overview(ofKit: readonly Contract[], ofConsole: readonly Contract[]): string {
  const rowOf = (contract: Contract, folder: string) => {
    const { all, judged, byHand, notYet } = countsOf(contract);
    return `| ${contract.number} | [${contract.title}](${folder}${contract.id}.md) | \`${contract.widget}\` | ${all} | ${judged} | ${byHand} | ${notYet} |`;
  };
  const rows = [...ofKit.map((contract) => rowOf(contract, '')), ...ofConsole.map((contract) => rowOf(contract, 'console/'))];
  return `# Contracts

What a person with a keyboard and a screen reader is promised, as data in \`kit/contracts\`, and for the designer in \`console/contracts\`. \`npm test\` walks every line a machine can judge, with real keys in Chromium, in zh, zhtw and en. The sheets are for people; \`npm run contracts\` makes them.

| # | Contract | Widget | Lines | By machine | By a person | Waiting |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

const read = (file: string) => {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return null;
  }
};

if (process.argv[1] === import.meta.filename) {
  const stale = [...contractFiles()].filter(([file, text]) => read(file) !== text);
  if (process.argv.includes('--check')) {
    for (const [file] of stale) console.error(`[contract] ${file} is not what the contracts say. Run "npm run contracts".`);
    process.exit(stale.length ? 1 : 0);
  }
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`wrote ${file}`);
  }
}
