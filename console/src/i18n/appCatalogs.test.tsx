import { setupI18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { speakFirst, speakRest } from './appCatalogs.ts';
import { speakApp } from './speakApp.ts';

beforeEach(() => {
  // No page is idle here: only a touch brings the rest.
  vi.stubGlobal('requestIdleCallback', () => 1);
  vi.stubGlobal('cancelIdleCallback', () => {});
});

const countOf = (i18n: ReturnType<typeof setupI18n>) => Object.keys(i18n.messages).length;

test('what a page says first is there before it is painted, the rest as soon as somebody touches it', async () => {
  const i18n = setupI18n();
  await speakFirst(i18n, 'zh');
  expect(i18n.locale).toBe('zh');
  const first = countOf(i18n);
  speakRest(i18n, 'zh');
  window.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(countOf(i18n)).toBeGreaterThan(first));
});

test('a language somebody chooses has all its words at once', async () => {
  const [i18n, chosen] = [setupI18n(), setupI18n()];
  await speakFirst(i18n, 'zhtw');
  const first = countOf(i18n);
  await speakApp(chosen, 'zhtw');
  expect(countOf(chosen)).toBeGreaterThan(first);
});

test('taken back, a touch brings nothing', async () => {
  const i18n = setupI18n();
  await speakFirst(i18n, 'en');
  const first = countOf(i18n);
  speakRest(i18n, 'en')();
  window.dispatchEvent(new Event('keydown'));
  await new Promise(requestAnimationFrame);
  expect(countOf(i18n)).toBe(first);
});
