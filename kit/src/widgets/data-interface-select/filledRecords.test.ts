import { expect, test } from 'vitest';
import { filledRecords } from './filledRecords.ts';

const rows = [{ id: 'A01', FULLNAME: '云阳收费站', lanes: 0 }, { id: 'A02' }];

test('each chosen row fills one record, by column or by a constant', () => {
  expect(
    filledRecords(
      [
        { kind: 'column', field: 'F_Station', column: 'fullName' },
        { kind: 'column', field: 'F_Lanes', column: 'lanes' },
        { kind: 'constant', field: 'F_Kind', value: 'toll' },
      ],
      rows,
    ),
  ).toEqual([
    { F_Station: '云阳收费站', F_Lanes: 0, F_Kind: 'toll' },
    { F_Station: '', F_Lanes: '', F_Kind: 'toll' },
  ]);
});

test('without rules a record has no fields, and without rows there is no record', () => {
  expect(filledRecords([], rows)).toEqual([{}, {}]);
  expect(filledRecords([{ kind: 'constant', field: 'a', value: 1 }], [])).toEqual([]);
});
