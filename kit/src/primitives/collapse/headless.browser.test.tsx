import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnCollapse } from './examples/OwnCollapse.tsx';

const button = (name: string) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name: `${name}の欄` });

const shown = (isAccordion = false) =>
  render(
    <StrictMode>
      <OwnCollapse isAccordion={isAccordion} />
    </StrictMode>,
  );

test('sections of one’s own are opened by their buttons, whatever marks are inside, and keep what was typed', async () => {
  await shown();
  await expect.element(button('担当者 2 件の誤り')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.fill(field('基本情報'), 'K98');
  await userEvent.click(page.getByText('基本情報'));
  await expect.element(field('基本情報')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(button('担当者 2 件の誤り')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('担当者')).toBeVisible();
  await userEvent.click(button('基本情報'));
  await expect.element(field('基本情報')).toHaveValue('K98');
});

test('one that moves is hidden once it has closed', async () => {
  await shown();
  const panelOf = () => document.getElementById(button('備考').element().getAttribute('aria-controls') ?? '');
  await expect.element(field('備考')).not.toBeInTheDocument();
  await userEvent.click(button('備考'));
  await expect.element(field('備考')).toBeVisible();
  await userEvent.click(button('備考'));
  await expect.poll(() => panelOf()?.checkVisibility()).toBe(false);
});

test('in an accordion the others close', async () => {
  await shown(true);
  await userEvent.click(button('担当者 2 件の誤り'));
  await expect.element(field('担当者')).toBeVisible();
  await expect.element(button('基本情報')).toHaveAttribute('aria-expanded', 'false');
});
