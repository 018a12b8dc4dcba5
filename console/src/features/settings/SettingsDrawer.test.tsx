import type { Client } from '@milepost/openapi/client';
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiProvider, createApi } from '../../data/api/index.ts';
import * as paint from '../../settings/settings.ts';
import * as shell from '../../settings/shellSettings.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { SettingsButton } from './index.ts';

const settings = { ...paint, ...shell };

type Call = Client['call'];
const ANSWER = { code: 200, msg: '', data: null } as Awaited<ReturnType<Call>>;

/** jsdom has no screen and no sizes; this screen is light, and nothing changes its size. */
class NoSizes {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
const LIGHT_SCREEN = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => LIGHT_SCREEN);
  vi.stubGlobal('ResizeObserver', NoSizes);
  settings.resetSettings();
});

async function openDrawer(call: Call = async () => ANSWER) {
  const sent = vi.fn<Call>(call);
  const rendered = await renderInConsole(
    <ApiProvider value={createApi({ call: sent })}>
      <SettingsButton />
    </ApiProvider>,
  );
  await rendered.press('button[title="Interface settings"]');
  await rendered.appeared('[role=dialog] [role=switch]');
  const named = (name: string) => {
    const words = [...document.querySelectorAll('[role=dialog] label [id]')].find((each) => each.textContent === name);
    const control = words?.closest('label')?.querySelector<HTMLInputElement>('input');
    if (!control) throw new Error(`[testing] no control is named ${name}`);
    return control;
  };
  /** A radio or a switch by its name, within its group where the name is there twice. */
  const inGroup = (group: string, name: string) => {
    const found = [...document.querySelectorAll<HTMLInputElement>('[role=radiogroup] input')].find(
      (input) => labelOf(input) === name && labelOf(input.closest('[role=radiogroup]')) === group,
    );
    if (!found) throw new Error(`[testing] no ${name} in ${group}`);
    return found;
  };
  const bodies = () => sent.mock.calls.map(([operation, given]) => [operation.id, given?.body]);
  return { ...rendered, named, inGroup, bodies, click: (control: HTMLElement) => act(async () => control.click()) };
}

const labelOf = (element: Element | null): string | null => {
  const id = element?.getAttribute('aria-labelledby');
  return id ? (document.getElementById(id)?.textContent ?? null) : (element?.getAttribute('aria-label') ?? null);
};

describe('every control writes its setting at once', () => {
  test.each([
    ['Layout', 'Functional', settings.layoutType, 'functional'],
    ['Layout', 'Blend', settings.layoutType, 'blend'],
    ['Layout', 'Plain', settings.layoutType, 'plain'],
    ['Appearance', 'Light', settings.appearance, 'light'],
    ['Appearance', 'Dark', settings.appearance, 'dark'],
    ['Sidebar', 'Light', settings.slideClass, 'light'],
    ['Theme colour', 'Blue', settings.themeClass, 'blue'],
    ['Theme colour', 'Purple', settings.themeClass, 'purple'],
    ['Theme colour', 'Azure', settings.themeClass, 'azure'],
    ['Theme colour', 'Ocean', settings.themeClass, 'ocean'],
    ['Theme colour', 'Green', settings.themeClass, 'green'],
    ['Theme colour', 'Yellow', settings.themeClass, 'yellow'],
    ['Theme colour', 'Orange', settings.themeClass, 'orange'],
    ['Theme colour', 'Red', settings.themeClass, 'red'],
    ['Density', 'Default', settings.density, 'default'],
    ['Density', 'Medium', settings.density, 'medium'],
    ['Density', 'Mini', settings.density, 'mini'],
  ] as const)('%s: %s', async (group, name, { store }, value) => {
    const { inGroup, click } = await openDrawer();
    await click(inGroup(group, name));
    expect(store.get()).toBe(value);
    expect(inGroup(group, name).checked).toBe(true);
  });

  test.each([
    ['Tabs of open pages', settings.tagsView, false],
    ['Icons on tabs', settings.tagsIcon, true],
    ['Language switch', settings.showLanguage, false],
    ['Menu search box', settings.showSearch, false],
    ['Page cache', settings.pageCache, true],
    ['Reduce motion', settings.reducedMotion, true],
    ['Fixed top bar', settings.fixedHeader, false],
    ['Logo above the menu', settings.sidebarLogo, false],
  ] as const)('%s', async (name, { store }, value) => {
    const { named, click } = await openDrawer();
    await click(named(name));
    expect(store.get()).toBe(value);
    expect(named(name).checked).toBe(value);
  });
});

describe('the layout', () => {
  test('is told to the server, one choice after the other', async () => {
    const { inGroup, click, bodies } = await openDrawer();
    await click(inGroup('Layout', 'Blend'));
    await click(inGroup('Layout', 'Plain'));
    expect(bodies()).toEqual([
      ['updateSystemTheme', { theme: 'blend' }],
      ['updateSystemTheme', { theme: 'plain' }],
    ]);
  });

  test('of choices made while one is being told, the server hears the last only', async () => {
    let hear = (_answer: typeof ANSWER) => {};
    const heard = new Promise<typeof ANSWER>((resolve) => (hear = resolve));
    const { inGroup, click, bodies } = await openDrawer(() => heard);
    for (const layout of ['Blend', 'Functional', 'Plain']) await click(inGroup('Layout', layout));
    expect(bodies()).toEqual([['updateSystemTheme', { theme: 'blend' }]]);
    await act(async () => hear(ANSWER));
    expect(bodies()).toEqual([
      ['updateSystemTheme', { theme: 'blend' }],
      ['updateSystemTheme', { theme: 'plain' }],
    ]);
  });

  test('is kept here when the server cannot be told, and nothing is said', async () => {
    const { inGroup, click, toaster } = await openDrawer(() => Promise.reject(new TypeError('Failed to fetch')));
    await click(inGroup('Layout', 'Blend'));
    await click(inGroup('Layout', 'Plain'));
    expect(settings.layoutType.store.get()).toBe('plain');
    expect(toaster.snapshot().history).toEqual([]);
  });
});

test('“Restore defaults” brings every setting back, says so, and keeps the keyboard where it is', async () => {
  const { inGroup, named, click, bodies, appeared } = await openDrawer();
  await click(inGroup('Layout', 'Plain'));
  await click(inGroup('Theme colour', 'Red'));
  await click(inGroup('Density', 'Mini'));
  await click(named('Page cache'));
  const restore = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Restore defaults');
  restore?.focus();
  if (restore) await click(restore);
  // Asked first: what was chosen stays until then.
  const question = await appeared('[role=alertdialog]');
  expect(settings.layoutType.store.get()).toBe('plain');
  const yes = [...question.querySelectorAll('button')].find((button) => button.textContent === 'Restore defaults');
  await act(async () => yes?.click());
  await vi.waitUntil(() => !document.querySelector('[role=alertdialog]'));
  expect([settings.layoutType, settings.themeClass, settings.density, settings.pageCache].map(({ store }) => store.get())).toEqual([
    'classic',
    'default',
    'small',
    false,
  ]);
  expect(inGroup('Layout', 'Classic').checked).toBe(true);
  expect(bodies().at(-1)).toEqual(['updateSystemTheme', { theme: 'classic' }]);
  await vi.waitUntil(() => document.querySelector('[data-live-region]')?.textContent?.includes('Defaults restored'));
  expect(document.activeElement).toBe(restore);
});

test('a group is closed by its heading, and is still closed when the drawer is opened again', async () => {
  const { press, appeared, click } = await openDrawer();
  const group = () => [...document.querySelectorAll<HTMLElement>('[role=dialog] h3 button')].find((one) => one.textContent === 'Density');
  expect(group()?.ariaExpanded).toBe('true');
  const density = group();
  if (density) await click(density);
  expect(group()?.ariaExpanded).toBe('false');
  await press('[role=dialog] button[aria-label=Close]');
  await vi.waitUntil(() => !document.querySelector('[role=dialog]'));
  await press('button[title="Interface settings"]');
  await appeared('[role=dialog] [role=switch]');
  expect(group()?.ariaExpanded).toBe('false');
});

test('colours are names to choose by, without figures', async () => {
  const { inGroup } = await openDrawer();
  expect(inGroup('Theme colour', 'Purple').hasAttribute('aria-describedby')).toBe(false);
  expect(document.querySelector('[role=dialog]')?.textContent).not.toMatch(/\d:1/);
});
