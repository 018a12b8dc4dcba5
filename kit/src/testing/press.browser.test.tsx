import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ColorField } from '../primitives/color-field/index.ts';
import { DateField } from '../primitives/date-field/index.ts';
import { DateRangeField } from '../primitives/date-range-field/index.ts';
import { NumberField } from '../primitives/number-field/index.ts';
import { NumberRangeField } from '../primitives/number-range/index.ts';
import { TimeField } from '../primitives/time-field/index.ts';
import { renderInKit } from './index.ts';

const label = '计费项目';
const ignore = () => undefined;

/** Fields, and what is typed in their first box that is no value of theirs. */
const FIELDS: Record<string, { readonly field: ReactNode; readonly typed: string }> = {
  number: { field: <NumberField label={label} value={null} onChange={ignore} />, typed: '12元' },
  'number range': { field: <NumberRangeField label={label} value={[]} onChange={ignore} />, typed: '12元' },
  date: { field: <DateField label={label} value={null} onChange={ignore} />, typed: '2026' },
  'date range': { field: <DateRangeField label={label} value={null} onChange={ignore} />, typed: '2026' },
  time: { field: <TimeField label={label} value={null} onChange={ignore} />, typed: '12' },
  colour: { field: <ColorField label={label} value="" onChange={ignore} />, typed: '#12' },
};

function Below({ children }: { readonly children: ReactNode }) {
  const [pressCount, setPressCount] = useState(0);
  return (
    <>
      {children}
      <button type="button" onClick={() => setPressCount(pressCount + 1)}>{`提交 ${pressCount}`}</button>
    </>
  );
}

test.each(Object.entries(FIELDS))('a press is not lost to the sentence it brings under a %s', async (_name, { field, typed }) => {
  const screen = await renderInKit(<Below>{field}</Below>);
  const box = page.elementLocator(screen.container.querySelector('input') ?? screen.container);
  await userEvent.type(box, typed);
  // On the upper edge, from which the sentence moves it away.
  await userEvent.click(page.getByRole('button', { name: '提交 0' }), { position: { x: 12, y: 2 } });
  await expect.element(page.getByRole('button', { name: '提交 1' })).toBeVisible();
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
});
