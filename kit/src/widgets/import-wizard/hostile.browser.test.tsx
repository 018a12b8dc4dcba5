import { describe, expect, test } from 'vitest';
import { checkSheet } from '../../engines/sheet-check/index.ts';
import { sheetBytes } from '../../engines/sheet-check/testing/sheetBytes.ts';
import type { GivenSheet } from '../../engines/sheet-check/testing/sheetBytes.ts';
import hostile from '../../engines/sheet-check/testing/hostile-sheets.json' with { type: 'json' };
import { renderInKit } from '../../testing/index.ts';
import { ProblemAlert } from './ProblemAlert.tsx';

const worded = hostile.filter(({ expected }) => expected.message !== undefined);

describe('a spreadsheet that is refused in the words of the specification', () => {
  test.each(worded)('$id: $expected.message', async ({ input, expected }) => {
    const file = new File([await sheetBytes(input.bytes as GivenSheet)], input.name);
    const check = await checkSheet(file, input.template ? { heads: [input.template] } : {});
    expect(check.kind).toBe('refused');
    if (check.kind !== 'refused') return;
    await renderInKit(<ProblemAlert problem={{ of: 'file', name: input.name, problem: check.problem }} />);
    // The tone of the alert stands before it, for a screen reader.
    expect(document.querySelector('main [role=alert] p')?.lastChild?.textContent).toBe(expected.message);
  });
});
