import { expect, test } from 'vitest';
import { fileSizeText, isWithinSize } from './fileSize.ts';
import type { SizeUnit } from './fileSize.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [1_048_576, '1 MB'],
  [1_073_741_824, '1 GB'],
  [5_497_558_138_880, '5120 GB'],
])('%d bytes are %s: sizes appear in bytes, KB, MB or GB at 1024 steps', (bytes, text) => expect(fileSizeText(bytes)).toBe(text));

test.each<[number, SizeUnit, number, boolean]>([
  [10, 'MB', 10_485_760, true],
  [10, 'MB', 10_485_761, false],
  [0, 'MB', 1_000_000_000_000, true],
  [1, 'GB', 1_073_741_824, true],
  [2, 'KB', 2049, false],
])('a limit of %d %s takes %d bytes: %s', (size, unit, bytes, isTaken) => expect(isWithinSize(bytes, { size, unit })).toBe(isTaken));
