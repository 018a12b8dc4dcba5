import { expect, test } from 'vitest';
import { offsetText } from './offsetText.ts';

test.each([
  [480, 'UTC+8'],
  [0, 'UTC'],
  [-300, 'UTC-5'],
  [-210, 'UTC-3:30'],
  [345, 'UTC+5:45'],
])('%i minutes ahead is %s', (minutes, text) => expect(offsetText(minutes)).toBe(text));
