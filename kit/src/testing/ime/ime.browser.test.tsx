import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import rows from '../data/ime.json' with { type: 'json' };
import { renderInKit } from '../renderInKit.tsx';
import type { ImeRow } from '../replayIme.ts';
import { falsified } from './falsified.ts';
import { faultOfIme } from './faultOfIme.ts';
import { observe } from './observe.ts';
import { STAGES } from './stages.tsx';

// `npm run vectors -- FILE` puts other rows here and reads the titles: place of the row, and the field.
const cases = (rows as readonly ImeRow[]).flatMap((row, at) => row.fields.map((field) => [at, field, row] as const));

describe.each(cases)('‹%s› %s', (at, field, row) => {
  test(`does what row ${at} of the input methods says, and nothing that it does not say`, async () => {
    const stage = Object.hasOwn(STAGES, field) ? STAGES[field] : undefined;
    if (!stage) throw new Error(`unknown field "${field}"`);
    await page.viewport(1280, 800);
    const shown = stage(row.given ?? {});
    await renderInKit(shown.element);
    const seen = await observe(row, shown);
    expect(faultOfIme(row, seen)).toBeNull();
    expect(falsified(row).filter((wrong) => faultOfIme(wrong, seen) === null)).toEqual([]);
  });
});
