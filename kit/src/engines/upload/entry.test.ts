import { expect, test } from 'vitest';
import { next, percentOf } from './entry.ts';
import type { UploadEvent, UploadState } from './entry.ts';

test.each([
  [5_242_880, 5_242_881, 99],
  [5_242_881, 5_242_881, 99],
  [0, 0, 0],
  [1, 3, 33],
])('%d of %d bytes: %d percent, at most 99 until done', (sent, total, percent) => expect(percentOf(sent, total)).toBe(percent));

type State = UploadState<string>;
const waiting: State = { kind: 'waiting' };
const half: State = { kind: 'uploading', percent: 50 };
const failed: State = { kind: 'error', message: '' };
const stored: State = { kind: 'success', stored: 'f1' };

test.each<[string, State, UploadEvent<string>, State]>([
  ['waiting starts', waiting, { on: 'start' }, { kind: 'uploading', percent: 0 }],
  ['progress goes forward', half, { on: 'progress', sentBytes: 6, totalBytes: 10 }, { kind: 'uploading', percent: 60 }],
  ['and never back', half, { on: 'progress', sentBytes: 1, totalBytes: 10 }, half],
  ['the answer makes it whole', half, { on: 'answer' }, { kind: 'uploading', percent: 100 }],
  ['then it is stored', half, { on: 'done', stored: 'f1' }, stored],
  ['no answer fails', half, { on: 'fail', message: '' }, failed],
  ['what failed can be sent again', failed, { on: 'retry' }, waiting],
  ['what is stored is not sent again', stored, { on: 'retry' }, stored],
  ['what is stored does not fail', stored, { on: 'fail', message: '' }, stored],
  ['what failed does not go on', failed, { on: 'progress', sentBytes: 1, totalBytes: 1 }, failed],
])('%s', (_, state, event, then) => expect(next(state, event)).toEqual(then));
