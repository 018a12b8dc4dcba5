import { expect, test } from 'vitest';
import { arrowOf } from './direction.ts';

test('where lines run from right to left, Right means what Left does', () => {
  const turned = (key: string) => arrowOf({ key, target: null }, 'rtl');
  expect(['ArrowRight', 'ArrowLeft', 'Home'].map(turned)).toEqual(['ArrowLeft', 'ArrowRight', 'Home']);
});
