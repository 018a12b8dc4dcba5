import { createFormStore } from '@milepost/kit/forms/store';
import { expect, test } from 'vitest';
import { memoryShelf } from '../../browser/storage.ts';
import { draftPlace } from './keptDraft.ts';
import { bringBack, watchTyping } from './useKeptDraft.ts';

const DAY_MS = 24 * 60 * 60_000;
const NEW = { screen: 'notice', id: null, userId: '7' };
const text = (field: string) => ({ part: 'control', kind: 'text', field, label: field });
const form = () => createFormStore({ parts: [text('title'), text('excerpt')] as never }, {});

test('what is typed is kept by itself, and brought back into the form that is opened next', () => {
  const shelf = memoryShelf();
  const typed = form();
  const stop = watchTyping(typed, draftPlace(shelf, NEW), () => 5);
  typed.set('title', 'K12 封闭');
  stop();
  const next = form();
  const kept = draftPlace(shelf, NEW).read(5);
  expect(kept).toEqual({ atMs: 5, values: { title: 'K12 封闭' } });
  if (kept) bringBack(next, kept);
  expect([next.value('title'), next.changed()]).toEqual(['K12 封闭', ['title']]);
});

test('what was kept stays kept while something else is typed, and what was typed since is not written over', () => {
  const shelf = memoryShelf();
  const place = draftPlace(shelf, NEW);
  const before = { atMs: 1, values: { title: 'K12', excerpt: '夜间' } };
  const next = form();
  watchTyping(next, place, () => 5, before);
  next.set('title', 'K13');
  expect(place.read(5)?.values).toEqual({ title: 'K13', excerpt: '夜间' });
  bringBack(next, before);
  expect(next.snapshot()).toMatchObject({ title: 'K13', excerpt: '夜间' });
});

test('text that is taken back is kept no more', () => {
  const shelf = memoryShelf();
  const typed = form();
  watchTyping(typed, draftPlace(shelf, NEW), () => 5);
  typed.set('title', 'K12');
  typed.set('title', '');
  expect(draftPlace(shelf, NEW).read(5)).toBeNull();
});

test.each([
  ['another person', { ...NEW, userId: '8' }],
  ['another record', { ...NEW, id: '3' }],
  ['another screen', { ...NEW, screen: 'role' }],
])('%s finds nothing of it', (_, place) => {
  const shelf = memoryShelf();
  draftPlace(shelf, NEW).keep({ atMs: 5, values: { title: 'K12' } });
  expect(draftPlace(shelf, place).read(5)).toBeNull();
});

test.each([
  ['is older than 30 days', JSON.stringify({ atMs: 0, values: { title: 'K12' } })],
  ['is no JSON', '{'],
  ['is something else', '[1]'],
])('what %s is dropped', (_, stored) => {
  const shelf = memoryShelf();
  shelf.setItem('jnpf_draft_notice_new@7', stored);
  expect(draftPlace(shelf, NEW).read(31 * DAY_MS)).toBeNull();
  expect(shelf.getItem('jnpf_draft_notice_new@7')).toBeNull();
});

test('fields a form has no more are left out', () => {
  const next = form();
  bringBack(next, { atMs: 5, values: { gone: 'x', excerpt: 'y' } });
  expect(next.snapshot()).toMatchObject({ excerpt: 'y' });
  expect(next.snapshot()).not.toHaveProperty('gone');
});
