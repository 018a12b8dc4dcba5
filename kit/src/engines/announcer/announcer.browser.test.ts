import { expect, onTestFinished, test } from 'vitest';
import { manualClock } from '../clock/index.ts';
import { MERGE_EQUAL_WITHIN_MS, createAnnouncer } from './index.ts';

function announcer() {
  const clock = manualClock();
  const voice = createAnnouncer({ document, clock });
  onTestFinished(voice.mount());
  const said = (politeness: string) => [...document.querySelectorAll(`[aria-live=${politeness}] p`)].map((line) => line.textContent);
  return { clock, voice, said };
}

test('both regions are on the page before the first sentence, and a dialog cannot make them inert', () => {
  announcer();
  expect(document.querySelectorAll('[data-live-announcer] > [aria-live]')).toHaveLength(2);
});

test('a page that fills the window does not scroll because of them', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.style.height = '100vh';
  document.body.style.margin = '0';
  onTestFinished(() => {
    page.remove();
    document.body.style.margin = '';
  });
  announcer();
  const { scrollHeight, clientHeight } = document.documentElement;
  expect(scrollHeight).toBe(clientHeight);
});

test('sentences are added one by one, so that each is heard', () => {
  const { clock, voice, said } = announcer();
  voice.say('已载入 20 条');
  voice.say('已选择 1 条');
  expect(said('polite')).toEqual(['已载入 20 条']);
  clock.advance(100);
  expect(said('polite')).toEqual(['已载入 20 条', '已选择 1 条']);
});

test('equal sentences within half a second are said once, later ones again', () => {
  const { clock, voice, said } = announcer();
  voice.say('保存成功');
  voice.say('保存成功');
  clock.advance(MERGE_EQUAL_WITHIN_MS - 1);
  expect(said('polite')).toEqual(['保存成功']);
  clock.advance(1);
  voice.say('保存成功');
  expect(said('polite')).toEqual(['保存成功', '保存成功']);
});

test('an assertive sentence does not wait behind polite ones', () => {
  const { voice, said } = announcer();
  voice.say('一');
  voice.say('二');
  voice.say('保存失败', 'assertive');
  expect(said('assertive')).toEqual(['保存失败']);
});

test('what was heard is taken away again', () => {
  const { clock, voice, said } = announcer();
  voice.say('一');
  clock.advance(4000);
  expect(said('polite')).toEqual([]);
});

test('what is for nobody any more is taken back, said or not', () => {
  const { clock, voice, said } = announcer();
  voice.say('一');
  voice.say('二');
  voice.say('三', 'assertive');
  voice.clear();
  clock.advance(5000);
  expect([said('polite'), said('assertive')]).toEqual([[], []]);
  voice.say('四');
  expect(said('polite')).toEqual(['四']);
});
