import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contrastTable } from '../../testing/contrast.ts';
import { renderInKit } from '../../testing/index.ts';
import { ACCENTS, SCHEMES } from '../../theme/index.ts';
import type { Accent, Scheme } from '../../theme/index.ts';
import { SwatchGroup } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

function Sample({ scheme = 'light' }: { readonly scheme?: Scheme }) {
  const [value, setValue] = useState<Accent>('default');
  return <SwatchGroup label="主题色" value={value} onChange={setValue} scheme={scheme} />;
}

const radios = () => page.getByRole('radio').elements();
const radio = (name: string) => page.getByRole('radio', { name, exact: true });

test('nine colours, each with a name', async () => {
  await renderInKit(<Sample />);
  expect(radios().map((each) => each.parentElement?.querySelector('[id]:not(input)')?.textContent)).toEqual([
    '默认',
    '蓝',
    '紫',
    '靛',
    '海青',
    '绿',
    '黄',
    '橙',
    '红',
  ]);
});

test('the group is one stop; the arrows walk and choose', async () => {
  await renderInKit(
    <>
      <button>前</button>
      <Sample />
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(radio('默认')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(radio('紫')).toBeChecked();
  await userEvent.tab({ shift: true });
  // Where nothing stands before a group the keyboard leaves the page, which nobody can look at from within.
  await expect.element(page.getByRole('button', { name: '前' })).toHaveFocus();
});

describe('each colour states the contrast of the text on it, as the table of the theme has it', () => {
  test.each(SCHEMES)('%s', async (scheme) => {
    await renderInKit(<Sample scheme={scheme} />);
    const table = contrastTable().filter((row) => row.scheme === scheme && row.of === 'accent.onSolid' && row.on === 'accent.solid');
    const ratios = ACCENTS.map((accent) => table.find((row) => row.accent === accent)?.ratio.toFixed(2));
    const described = radios().map((each) => document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent);
    expect(described).toEqual(ratios.map((ratio) => `其上文字的对比度 ${ratio}:1`));
  });
});

test.each(
  oneInTurn(
    [
      ['zh', '靛'],
      ['zhtw', '靛'],
      ['en', 'Azure'],
    ] as const,
    'SwatchGroup',
  ),
)('in %s azure is “%s”', async (locale, name) => {
  await renderInKit(<Sample />, { locale });
  await expect.element(radio(name)).toBeInTheDocument();
});
