import { expect, test } from 'vitest';
import { announcements, renderInKit } from '../../testing/index.ts';
import { CalculatedNumber } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

test('it is an output with its name, rounded, grouped and in capitals, and no stop of the keyboard', async () => {
  const screen = await renderInKit(<CalculatedNumber label="合计" value="1234.565" precision={2} hasThousands hasCapital prefix="¥" />);
  const output = screen.getByRole('status', { name: '合计' });
  await expect.element(output).toHaveTextContent('1,234.57');
  await expect.element(screen.getByText('壹仟贰佰叁拾肆元伍角柒分')).toBeVisible();
  expect(document.querySelectorAll('[tabindex], input, button')).toHaveLength(0);
});

test('a new total is said once, when it has come to rest', async () => {
  const screen = await renderInKit(<CalculatedNumber label="合计" value="1" />);
  for (const value of ['12', '123', '1234']) await screen.rerender(<CalculatedNumber label="合计" value={value} />);
  await expect.poll(announcements).toEqual(['合计 1234']);
});

test.each(
  oneInTurn(
    [
      ['zh', '除数为 0，按 0 计'],
      ['zhtw', '除數為 0，以 0 計'],
      ['en', 'Divided by zero; it counts as 0'],
    ] as const,
    'CalculatedNumber',
  ),
)('in %s an error says “%s” and is said', async (locale, warning) => {
  const screen = await renderInKit(<CalculatedNumber label="合计" value="1" />, { locale });
  await screen.rerender(<CalculatedNumber label="合计" value="0" problem={{ reason: 'divided-by-zero' }} />);
  await expect.element(screen.getByText(warning)).toBeVisible();
  await expect.poll(announcements).toEqual([`合计 0 ${warning}`]);
});
