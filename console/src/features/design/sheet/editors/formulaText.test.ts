import { describe, expect, test } from 'vitest';
import { formulaText, tokensOf } from './formulaText.ts';

const NO_ROW = () => null;

describe('outside of a sub-table', () => {
  test.each([
    [['works-sum'], 'SUM(works.sum)'],
    [['SUM(works-sum)', '*', '2'], 'SUM(works.sum) × 2'],
    [['works.sum', '÷', '(', 'a', '-', '1', '0', ')'], 'SUM(works.sum) ÷ ( a - 10 )'],
    [[{ __vModel__: 'a' }, '+', '1'], 'a + 1'],
  ])('%j reads %s', (json, text) => expect(formulaText(json, null)).toBe(text));

  test.each([
    ['a×2 + SUM( works.sum )', ['a', '×', '2', '+', 'works-sum']],
    ['（a＋1.5）/ b', ['(', 'a', '+', '1.5', ')', '÷', 'b']],
    ['works.sum', ['works-sum']],
  ])('%s is tokens', (text, tokens) => expect(tokensOf(text, NO_ROW)).toEqual({ tokens }));

  test('what is no token is named', () => expect(tokensOf('a + ￥3', NO_ROW)).toEqual({ unknown: '￥3' }));
});

test('in a row a column goes by its own key, and is stored with its table', () => {
  const inRow = (key: string) => (key === 'amount' ? 'works-amount' : null);
  expect(formulaText(['works-amount', '×', 'rate'], 'works')).toBe('amount × rate');
  expect(tokensOf('amount × rate', inRow)).toEqual({ tokens: ['works-amount', '×', 'rate'] });
});
