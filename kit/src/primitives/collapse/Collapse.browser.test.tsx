import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Collapse, openFirstProblem } from './index.ts';
import type { CollapseItem } from './index.ts';

const items: readonly CollapseItem[] = [
  { id: 'base', title: '基本信息', content: <input aria-label="桩号" /> },
  { id: 'material', title: '材料与人工', content: <input aria-label="备注" />, problemCount: 2 },
];

function Sample({ isAccordion }: { isAccordion?: boolean }) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set(['base']));
  return (
    <>
      <Collapse items={items} openIds={openIds} onOpenChange={setOpenIds} isAccordion={isAccordion} />
      <button type="button" onClick={() => setOpenIds(openFirstProblem(items, openIds, isAccordion))}>
        提交
      </button>
    </>
  );
}

async function someSections(isAccordion = false, locale: 'zh' | 'zhtw' | 'en' = 'zh') {
  const screen = await renderInKit(<Sample isAccordion={isAccordion} />, { locale });
  return {
    screen,
    base: screen.getByRole('button', { name: '基本信息' }),
    material: screen.getByRole('button', { name: /^材料与人工/ }),
    field: (name: string) => screen.getByRole('textbox', { name }),
  };
}

test('each section has a heading with the button that opens it', async () => {
  const { screen, base, material } = await someSections();
  await expect.element(base).toHaveAttribute('aria-expanded', 'true');
  await expect.element(material).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByRole('heading', { level: 2, name: '基本信息' })).toBeVisible();
});

test('Enter and Space open and close a section, and the focus stays on its button', async () => {
  const { base, material, field } = await someSections();
  await expect.element(base).toBeVisible();
  await userEvent.tab();
  await expect.element(base).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(base).toHaveAttribute('aria-expanded', 'false');
  expect(field('桩号').query()).toBeNull();
  await userEvent.tab();
  await expect.element(material).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('备注')).toBeVisible();
  await expect.element(material).toHaveFocus();
});

test('a closed section keeps what was typed in it', async () => {
  const { base, field } = await someSections();
  await userEvent.click(field('桩号'));
  await userEvent.keyboard('K98+500');
  await userEvent.click(base);
  expect(field('桩号').query()).toBeNull();
  await userEvent.click(base);
  await expect.element(field('桩号')).toHaveValue('K98+500');
});

test('in an accordion opening one section closes the other', async () => {
  const { base, material } = await someSections(true);
  await userEvent.click(material);
  await expect.element(base).toHaveAttribute('aria-expanded', 'false');
  await expect.element(material).toHaveAttribute('aria-expanded', 'true');
});

test('a closed section says how many errors are in it, and a refused submit opens the first', async () => {
  const { screen, base, material, field } = await someSections();
  await expect.element(material).toHaveAccessibleName('材料与人工 2 处错误');
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  await expect.element(material).toHaveAttribute('aria-expanded', 'true');
  await expect.element(field('备注')).toBeVisible();
  await expect.element(base).toHaveAttribute('aria-expanded', 'true');
});

test.each([
  ['zhtw', '材料与人工 2 處錯誤'],
  ['en', '材料与人工 2 errors'],
] as const)('in %s it says “%s”', async (locale, name) => {
  const { material } = await someSections(false, locale);
  await expect.element(material).toHaveAccessibleName(name);
});
