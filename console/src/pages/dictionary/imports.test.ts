import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '../../auth/sessionAtom.ts';
import { $import, beginImport, endImport, forgetImport } from './imports.ts';
import type { ImportOutcome } from './ImportReport.tsx';

const refused: ImportOutcome = { kind: 'refused', fileName: '路产.bdd', reason: '文件已损坏' };

beforeEach(resetSession);

test('R20 while an import runs no second one begins; what came of it waits until it is read', () => {
  expect(beginImport()).toBe(true);
  expect(beginImport()).toBe(false);
  endImport(refused);
  expect($import.get()).toEqual({ kind: 'answered', outcome: refused });
  forgetImport();
  expect($import.get()).toEqual({ kind: 'none' });
});

test('R20 a new import takes the place of a report nobody has read', () => {
  beginImport();
  endImport(refused);
  expect(beginImport()).toBe(true);
  forgetImport();
  expect($import.get()).toEqual({ kind: 'running' });
});

test('R20 the answer for somebody who has left is nobody else’s', () => {
  beginImport();
  resetSession();
  endImport(refused);
  expect($import.get()).toEqual({ kind: 'none' });
});

test('R20 where there is nothing to tell the next import may begin', () => {
  beginImport();
  endImport(null);
  expect($import.get()).toEqual({ kind: 'none' });
});
