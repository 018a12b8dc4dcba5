import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { LayoutChoice } from './index.ts';
import type { LayoutName } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

function Sample({ onChange }: { readonly onChange?: (layout: LayoutName) => void }) {
  const [value, setValue] = useState<LayoutName>('classic');
  return (
    <LayoutChoice
      label="布局"
      value={value}
      onChange={(layout) => {
        onChange?.(layout);
        setValue(layout);
      }}
    />
  );
}

const radio = (name: string) => page.getByRole('radio', { name, exact: true });

test('four layouts in one stop; the arrows walk and choose', async () => {
  const onChange = vi.fn<(layout: LayoutName) => void>();
  const screen = await renderInKit(<Sample onChange={onChange} />);
  await expect.element(screen.getByRole('radiogroup', { name: '布局' })).toBeVisible();
  expect(screen.getByRole('radio').elements()).toHaveLength(4);
  await userEvent.tab();
  await expect.element(radio('经典')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(radio('简约')).toBeChecked();
  expect(onChange.mock.calls.flat()).toEqual(['functional', 'blend', 'plain']);
});

test('the drawing is pressed too, and says what it shows', async () => {
  const screen = await renderInKit(<Sample />);
  await expect.element(radio('混合')).toHaveAccessibleDescription('顶部显示一级菜单，侧栏显示其下级菜单');
  const drawing = radio('功能').element().closest('label')?.querySelector('svg');
  if (drawing) await userEvent.click(drawing);
  await expect.element(radio('功能')).toBeChecked();
  expect(screen.container.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(4);
});

test.each(
  oneInTurn(
    [
      ['zh', ['经典', '功能', '混合', '简约']],
      ['zhtw', ['經典', '功能', '混合', '簡約']],
      ['en', ['Classic', 'Functional', 'Blend', 'Plain']],
    ] as const,
    'LayoutChoice',
  ),
)('in %s they are %j', async (locale, names) => {
  await renderInKit(<Sample />, { locale });
  for (const name of names) await expect.element(radio(name)).toBeInTheDocument();
});
