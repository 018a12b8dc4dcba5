import { formatReport, readContract, runContract } from '@milepost/kit/testing/contract';

import { contractSection, lintSpoken, missingFrom, transcriptText } from '@milepost/kit/testing/transcripts';
import { textIn } from '@milepost/kit/testing/contract';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { isTestAll } from '../../../scripts/testing/inTestAll.mjs';
import { expect, test } from '../world.ts';
import { designerAdapter } from './contractDesk.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../contracts');
const TRANSCRIPTS = path.resolve(import.meta.dirname, '../../transcripts');
const LANGUAGES: Readonly<Record<'zh' | 'zhtw' | 'en', string>> = { zh: 'zh-CN', zhtw: 'zh-TW', en: 'en-GB' };
/** Parts whose words are kept as a screen reader says them. */
const HEARD: ReadonlySet<string> = new Set(['design-canvas', 'design-palette', 'design-sheet']);
/** Contracts, each with the language it has its turn in. */
const CONTRACTS = {
  'design-canvas': 'zh',
  'design-palette': 'zhtw',
  'design-outline': 'en',
  'design-sheet': 'zh',
  'design-list-heads': 'zhtw',
  'design-panes': 'en',
  'design-problems': 'zh',
} as const;

test('each contract of the designer has a turn', async () => {
  const files = (await readdir(FOLDER)).map((file) => path.basename(file, '.yaml'));
  expect(Object.keys(CONTRACTS).toSorted()).toEqual(files.toSorted());
});

for (const [id, turn] of Object.entries(CONTRACTS))
  for (const [locale, tag] of Object.entries(LANGUAGES) as ['zh' | 'zhtw' | 'en', string][])
    if (isTestAll || locale === turn)
      test.describe(() => {
        test.use({ locale: tag });
        test(`${id} in ${locale}: every line of its contract is kept`, async ({ context, world }, { config }) => {
          test.slow();
          const file = path.join(FOLDER, `${id}.yaml`);
          const contract = readContract(parse(await readFile(file, 'utf8')), file);
          const isHeard = HEARD.has(id);
          const report = await runContract(contract, designerAdapter(contract, context, world, isHeard), locale);
          expect(
            report.steps.every(({ result }) => result.kind === 'kept'),
            formatReport(report),
          ).toBe(true);
          if (!isHeard) return;
          expect(missingFrom(report)).toEqual([]);
          const words = Object.values(contract.data).map((one) => textIn(one, locale, contract.data));
          const section = contractSection(report, words);
          expect(section.lines.flatMap((line) => lintSpoken(line, locale, section.data))).toEqual([]);
          const text = transcriptText(id, locale, [section]);
          const kept = path.join(TRANSCRIPTS, `${id}.${locale}.txt`);
          if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') await writeFile(kept, text);
          expect(text).toBe(await readFile(kept, 'utf8'));
        });
      });
