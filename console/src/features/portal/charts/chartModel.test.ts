import { expect, test } from 'vitest';
import { chartModel, extremes, pointAfter, shareOf } from './chartModel.ts';

const ROWS = [
  { name: '周一', value: 10, type: '客车' },
  { name: '周二', value: 30, type: '客车' },
  { name: '周二', value: 5, type: '货车' },
];
const model = chartModel('bar', ROWS, { barType: { 货车: 'line' }, unit: '辆' });

test('rows of one type are a series; a label without a value has a gap', () => {
  expect(model.labels).toEqual(['周一', '周二']);
  expect(model.series).toEqual([
    { name: '客车', values: [10, 30], isLine: false },
    { name: '货车', values: [null, 5], isLine: true },
  ]);
});

test('a pie is one whole', () => {
  const { series } = chartModel('pie', ROWS, {});
  expect(series.map(({ name }) => name)).toEqual(['客车']);
  expect([shareOf(series[0]!, 10), shareOf(series[0]!, null)]).toEqual([25, null]);
});

test('the lowest and the highest are named by their labels', () => {
  expect(extremes(model, model.series[0]!)).toEqual({ lowest: { label: '周一', value: 10 }, highest: { label: '周二', value: 30 } });
  expect(extremes(model, { name: '', values: [null, null], isLine: false })).toBeNull();
});

test('arrow keys go along a series and between series, and stop at the ends', () => {
  const go = (...keys: string[]) => keys.reduce<ReturnType<typeof pointAfter>>((at, key) => pointAfter(key, model, at), null);
  expect(go('ArrowRight')).toEqual({ series: 0, index: 0 });
  expect(go('ArrowRight', 'ArrowRight', 'ArrowRight')).toEqual({ series: 0, index: 1 });
  expect(go('End', 'ArrowDown', 'ArrowDown')).toEqual({ series: 1, index: 1 });
  expect(go('End', 'ArrowDown', 'ArrowUp', 'Home')).toEqual({ series: 0, index: 0 });
  expect([pointAfter('a', model, null), pointAfter('ArrowRight', chartModel('bar', [], {}), null)]).toEqual([null, null]);
});
