import { expect, test, vi } from 'vitest';
import { createRelationData } from './relationData.ts';
import type { RelatedRecord } from './relationData.ts';

const asset: RelatedRecord = { kind: 'known', record: { F_Stake: 'K98+500', F_Kind: '' } };

test('what a field has chosen is kept under its name', () => {
  const data = createRelationData();
  data.set('F_AssetId', asset, 'loaded');
  expect(data.get('F_AssetId')).toBe(asset);
  expect(data.get('F_StationId')).toEqual({ kind: 'none' });
  expect(data.get('__proto__')).toEqual({ kind: 'none' });
});

test('who follows a field hears of a choice, not of a form that was loaded, and not of other fields', () => {
  const data = createRelationData();
  const heard = vi.fn<(related: RelatedRecord) => void>();
  const leave = data.follow('F_AssetId', { showField: 'F_Stake', onChosen: heard });
  data.set('F_AssetId', asset, 'loaded');
  data.set('F_StationId', asset, 'chosen');
  expect(heard).not.toHaveBeenCalled();
  data.set('F_AssetId', { kind: 'none' }, 'chosen');
  expect(heard).toHaveBeenCalledExactlyOnceWith({ kind: 'none' });
  leave();
  data.set('F_AssetId', asset, 'chosen');
  expect(heard).toHaveBeenCalledOnce();
});

test('the same record is told once', () => {
  const data = createRelationData();
  const listener = vi.fn<() => void>();
  data.subscribe(listener);
  data.set('a', asset, 'chosen');
  data.set('a', asset, 'chosen');
  data.set('b', { kind: 'none' }, 'chosen');
  expect(listener).toHaveBeenCalledOnce();
});

test('of the fields that follow, those the record fills are counted apart', () => {
  const data = createRelationData();
  for (const showField of ['F_Stake', 'F_Kind', 'F_Gone']) data.follow('a', { showField, onChosen: () => undefined });
  expect(data.followers('a')).toEqual({ all: 3, filled: 0 });
  data.set('a', asset, 'chosen');
  expect(data.followers('a')).toEqual({ all: 3, filled: 1 });
});
