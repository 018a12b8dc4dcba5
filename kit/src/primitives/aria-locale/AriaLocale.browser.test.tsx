import type { ReactNode } from 'react';
import {
  Button,
  Group,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  NumberField,
  Popover,
  Select,
  SelectValue,
  Tag,
  TagGroup,
  TagList,
  parseColor,
} from 'react-aria-components';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import type { Locale } from '../locale/index.ts';
import { MenuButton } from '../menu/index.ts';
import { AriaLocale } from './index.ts';
import { ariaTag } from './installAriaTexts.ts';
import shippedZhtw from 'react-aria-components/i18n/zh-TW';
import { oneInTurn } from '../../testing/inTurn.ts';

const inLocale = (widget: ReactNode, locale: Locale) => renderInKit(<AriaLocale>{widget}</AriaLocale>, { locale });

test.each(
  oneInTurn(
    [
      ['zh', '关闭'],
      ['zhtw', '關閉'],
      ['en', 'Close'],
    ] as const,
    'AriaLocale',
  ),
)('in %s the hidden buttons round a menu say “%s”', async (locale, word) => {
  const screen = await renderInKit(<MenuButton trigger={{ label: 'A' }} items={[{ id: 'a', label: 'B' }]} onAction={() => undefined} />, {
    locale,
  });
  await userEvent.click(screen.getByRole('button', { name: 'A' }));
  await expect.element(screen.getByRole('menu')).toBeVisible();
  const names = [...document.querySelectorAll('button[tabindex="-1"]')].map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([word, word]);
});

const amount = (
  <NumberField defaultValue={1}>
    <Label>金额</Label>
    <Group>
      <Button slot="decrement">-</Button>
      <Input />
      <Button slot="increment">+</Button>
    </Group>
  </NumberField>
);

test.each(
  oneInTurn(
    [
      ['zh', '减小 金额', '增大 金额'],
      ['zhtw', '減少 金额', '增加 金额'],
      ['en', 'Decrease 金额', 'Increase 金额'],
    ] as const,
    'AriaLocale 2',
  ),
)('in %s the buttons of a number say “%s” and “%s”', async (locale, decrease, increase) => {
  const screen = await inLocale(amount, locale);
  await expect.element(screen.getByRole('button', { name: decrease })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: increase })).toBeVisible();
});

const tags = (
  <TagGroup aria-label="标签" onRemove={() => undefined}>
    <TagList>
      <Tag id="a" textValue="甲">
        甲<Button slot="remove">×</Button>
      </Tag>
    </TagList>
  </TagGroup>
);

test.each(
  oneInTurn(
    [
      ['zh', '移除 甲', '按 Delete 键移除标签。'],
      ['zhtw', '移除 甲', '按 Delete 鍵以移除標籤。'],
    ] as const,
    'AriaLocale 3',
  ),
)('in %s a tag says “%s” and “%s”', async (locale, remove, how) => {
  const screen = await inLocale(tags, locale);
  await userEvent.tab();
  await expect.element(screen.getByRole('row', { name: '甲' })).toHaveAccessibleDescription(how);
  await expect.element(screen.getByRole('button', { name: remove })).toBeVisible();
});

const choice = (
  <Select aria-label="状态">
    <Button>
      <SelectValue />
    </Button>
    <Popover>
      <ListBox>
        <ListBoxItem id="a">甲</ListBoxItem>
      </ListBox>
    </Popover>
  </Select>
);

test('the language changes while the page stays', async () => {
  const screen = await inLocale(choice, 'zh');
  await expect.element(screen.getByRole('button')).toMatchTextContent(/请选择/);
  await screen.unmount();
  const again = await inLocale(choice, 'zhtw');
  await expect.element(again.getByRole('button')).toMatchTextContent(/請選擇/);
});

test('names of colours and channels are in our words, and a host is answered as before', async () => {
  const screen = await inLocale(<p>页面</p>, 'zhtw');
  await expect.element(screen.getByText('页面')).toBeVisible();
  const colour = parseColor('hsla(0, 100%, 50%, 0.5)');
  expect(parseColor('#8b4513').getColorName(ariaTag('zh-Hant-TW'))).not.toMatch(/[a-z]/i);
  expect(colour.getChannelName('alpha', ariaTag('zh-Hant-TW'))).toBe('不透明度');
  expect(colour.getChannelName('alpha', 'zh-TW')).toBe(shippedZhtw['@react-stately/color']?.['alpha']);
  expect(
    Object.getOwnPropertySymbols(window)
      .map(String)
      .filter((name) => name.includes('react-aria')),
  ).toEqual([]);
});
