import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { TagList } from './index.ts';
import type { TagItem, TagListProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const people: readonly TagItem[] = [
  { id: 'ma', label: '马文博', note: '安全员' },
  { id: 'he', label: '何俊杰' },
  { id: 'lin', label: '林若彤' },
];

function Sample(props: Partial<TagListProps>) {
  const [tags, setTags] = useState(props.tags ?? people);
  const fieldRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <TagList
        label="协办人"
        onRemove={(id) => setTags(tags.filter((tag) => tag.id !== id))}
        fallbackRef={fieldRef}
        {...props}
        tags={tags}
      />
      <input ref={fieldRef} aria-label="姓名" />
    </>
  );
}

async function someTags(props: Partial<TagListProps> = {}, locale: 'zh' | 'zhtw' | 'en' = 'zh') {
  const screen = await renderInKit(<Sample {...props} />, { locale });
  return { screen, list: screen.getByRole('list', { name: '协办人' }), button: (name: string) => screen.getByRole('button', { name }) };
}

test('the tags are a list and one stop of the keyboard; the arrows walk them', async () => {
  const { list, button, screen } = await someTags();
  await expect.element(list.getByRole('listitem').first()).toHaveTextContent('马文博 安全员');
  await userEvent.tab();
  await expect.element(button('移除 马文博 安全员')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(button('移除 林若彤')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(button('移除 何俊杰')).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(button('移除 何俊杰')).toHaveFocus();
});

test('Delete takes a tag out and says so; the next tag has the focus, then the one before, then the field', async () => {
  const { button, list, screen } = await someTags();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Delete}');
  await expect.element(button('移除 林若彤')).toHaveFocus();
  await expect.poll(announcements).toContain('已移除 何俊杰，剩余 2 项');
  await userEvent.keyboard('{Backspace}');
  await expect.element(button('移除 马文博 安全员')).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  expect(list.getByRole('listitem').elements()).toHaveLength(0);
});

test('the first tag and a count: the count opens the list of all', async () => {
  const { button, screen, list } = await someTags({ maxShown: 1 });
  expect(list.getByRole('listitem').elements()).toHaveLength(2);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(button('+2，显示全部 3 项')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const all = screen.getByRole('dialog', { name: '协办人' });
  await expect.element(all.getByRole('row', { name: '林若彤' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('+2，显示全部 3 项')).toHaveFocus();
});

test('a tag that is taken out of the list of all is gone from both', async () => {
  const { button, screen, list } = await someTags({ maxShown: 1 });
  await userEvent.click(button('+2，显示全部 3 项'));
  const all = screen.getByRole('dialog', { name: '协办人' });
  await userEvent.click(all.getByRole('button', { name: '移除 马文博 安全员' }));
  await expect.element(list.getByRole('listitem').first()).toHaveTextContent('何俊杰');
  expect(document.activeElement).not.toBe(document.body);
});

test('tags that cannot be taken out have no button and say why', async () => {
  const { list, button } = await someTags({ tags: [{ id: 'me', label: '孙婉宁', fixedReason: '发起人不能移除' }, ...people] });
  await expect.element(list.getByRole('listitem').first()).toHaveTextContent('孙婉宁 发起人不能移除');
  expect(button('移除 孙婉宁').query()).toBeNull();
  await userEvent.tab();
  await expect.element(button('移除 马文博 安全员')).toHaveFocus();
});

test('tags that only show are no stop', async () => {
  const { screen } = await someTags({ onRemove: undefined });
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test.each(
  oneInTurn(
    [
      ['zhtw', '移除 何俊杰', '+2，顯示全部 3 項'],
      ['en', 'Remove 何俊杰', '+2, show all 3'],
    ] as const,
    'TagList',
  ),
)('in %s its buttons are “%s” and “%s”', async (locale, remove, more) => {
  const { button } = await someTags({ tags: people.toReversed().slice(1).concat(people.slice(2)), maxShown: 1 }, locale);
  await expect.element(button(remove)).toBeVisible();
  await expect.element(button(more)).toBeVisible();
});
