import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Collapse, openFirstProblem } from './index.ts';
import type { CollapseItem } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const items: readonly CollapseItem[] = [
  { id: 'base', title: '基本信息', content: <input aria-label="桩号" /> },
  { id: 'material', title: '材料与人工', content: <input aria-label="备注" />, problemCount: 2 },
];
const atFirst: ReadonlySet<string> = new Set(['base']);

/** A form that says which of its sections are open. */
function Held({ isAccordion }: { readonly isAccordion?: boolean }) {
  const [openIds, setOpenIds] = useState(atFirst);
  return (
    <>
      <Collapse items={items} openIds={openIds} onOpenChange={setOpenIds} isAccordion={isAccordion} />
      <button type="button" onClick={() => setOpenIds(openFirstProblem(items, openIds, isAccordion))}>
        提交
      </button>
    </>
  );
}

type SectionState = (openIds: ReadonlySet<string>) => void;

/** Sections that know for themselves. */
const Own = ({ onTold }: { readonly onTold?: SectionState }) => <Collapse items={items} defaultOpenIds={atFirst} onOpenChange={onTold} />;

async function shown(sections: React.ReactElement, locale: 'zh' | 'zhtw' | 'en' = 'zh') {
  const screen = await renderInKit(sections, { locale });
  return {
    screen,
    base: screen.getByRole('button', { name: '基本信息' }),
    material: screen.getByRole('button', { name: /^材料与人工/ }),
    field: (name: string) => screen.getByRole('textbox', { name }),
  };
}

beforeEach(() => page.viewport(1000, 800));
afterEach(() => delete document.documentElement.dataset['mpStill']);

describe.each([
  ['held by their owner', <Held key="held" />],
  ['that know for themselves', <Own key="own" />],
])('sections %s', (_, sections) => {
  test('have a heading each, with a button that says whether it is open and what it opens', async () => {
    const { screen, base, material } = await shown(sections);
    await expect.element(base).toHaveAttribute('aria-expanded', 'true');
    await expect.element(material).toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByRole('heading', { level: 2, name: '基本信息' })).toBeVisible();
    const controlled = (button: Element) => document.getElementById(button.getAttribute('aria-controls') ?? '');
    await expect.poll(() => controlled(base.element())?.querySelector('input')?.ariaLabel).toBe('桩号');
    await expect.poll(() => controlled(material.element())?.querySelector('input')?.ariaLabel).toBe('备注');
  });

  test('open and close by Enter and Space, each press once, and the focus stays on the button', async () => {
    const { base, material, field } = await shown(sections);
    await expect.element(base).toBeVisible();
    await userEvent.tab();
    await expect.element(base).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(base).toHaveAttribute('aria-expanded', 'false');
    await expect.element(field('桩号')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(material).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(material).toHaveAttribute('aria-expanded', 'true');
    await expect.element(field('备注')).toBeVisible();
    await expect.element(material).toHaveFocus();
  });

  test('keep what was typed while they are closed, out of reach of the keyboard', async () => {
    const { base, material, field } = await shown(sections);
    await userEvent.click(field('桩号'));
    await userEvent.keyboard('K98+500');
    await userEvent.click(base);
    await expect.element(field('桩号')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(material).toHaveFocus();
    await userEvent.click(base);
    await expect.element(field('桩号')).toHaveValue('K98+500');
  });

  test('stand still when they first appear', async () => {
    const moved = vi.fn<MutationCallback>();
    const observer = new MutationObserver(moved);
    observer.observe(document.body, { subtree: true, attributeFilter: ['data-transition', 'data-closed'] });
    const { base, field } = await shown(sections);
    await expect.element(field('桩号')).toBeVisible();
    expect(moved).not.toHaveBeenCalled();
    await userEvent.click(base);
    await expect.poll(() => moved.mock.calls.length).toBeGreaterThan(0);
    observer.disconnect();
  });

  test('come and go without a movement where the system asks for that', async () => {
    document.documentElement.dataset['mpStill'] = '';
    await import('../../theme/still.css.ts');
    const { base, field } = await shown(sections);
    await userEvent.click(base);
    await expect.element(field('桩号')).not.toBeInTheDocument();
    await userEvent.click(base);
    await expect.element(field('桩号')).toBeVisible();
    expect(document.getAnimations()).toEqual([]);
  });
});

describe('an owner', () => {
  test('of an accordion has one section open, the last that was opened', async () => {
    const { base, material, field } = await shown(<Held isAccordion />);
    await userEvent.click(material);
    await expect.element(base).toHaveAttribute('aria-expanded', 'false');
    await expect.element(material).toHaveAttribute('aria-expanded', 'true');
    await expect.element(field('桩号')).not.toBeInTheDocument();
    await expect.element(field('备注')).toBeVisible();
  });

  test('opens a section without the focus moving: a refused submit opens the first with an error', async () => {
    const { screen, base, material, field } = await shown(<Held />);
    const submit = screen.getByRole('button', { name: '提交' });
    await userEvent.click(submit);
    await expect.element(material).toHaveAttribute('aria-expanded', 'true');
    await expect.element(field('备注')).toBeVisible();
    await expect.element(base).toHaveAttribute('aria-expanded', 'true');
    await expect.element(submit).toHaveFocus();
  });

  test('that refuses a change leaves the section as it is', async () => {
    const asked = vi.fn<SectionState>();
    const { base, field } = await shown(<Collapse items={items} openIds={atFirst} onOpenChange={asked} />);
    await userEvent.click(base);
    expect(asked.mock.calls.map(([openIds]) => [...openIds])).toEqual([[]]);
    await expect.element(base).toHaveAttribute('aria-expanded', 'true');
    await expect.element(field('桩号')).toBeVisible();
  });
});

test('sections that know for themselves tell each change once, and nothing before the first', async () => {
  const told = vi.fn<SectionState>();
  const { base, material } = await shown(<Own onTold={told} />);
  await expect.element(base).toBeVisible();
  expect(told).not.toHaveBeenCalled();
  await userEvent.click(material);
  await userEvent.click(base);
  await expect.poll(() => told.mock.calls.map(([openIds]) => [...openIds])).toEqual([['base', 'material'], ['material']]);
});

test.each(
  oneInTurn(
    [
      ['zh', '材料与人工 2 处错误'],
      ['zhtw', '材料与人工 2 處錯誤'],
      ['en', '材料与人工 2 errors'],
    ] as const,
    'Collapse',
  ),
)('a closed section says in %s how many errors are in it', async (locale, name) => {
  const { material } = await shown(<Held />, locale);
  await expect.element(material).toHaveAccessibleName(name);
});
