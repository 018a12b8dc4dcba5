import { expect, test } from 'vitest';
import { isUnderWay, next, percentOf } from './entry.ts';
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
const checking: State = { kind: 'checking', percent: 50 };
const paused: State = { kind: 'paused', percent: 50, by: 'person' };
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
  [
    'waiting after a pause goes on from where it was',
    { kind: 'waiting', percent: 40 },
    { on: 'start' },
    { kind: 'uploading', percent: 40 },
  ],
  ['what is under way does not start again', half, { on: 'start' }, half],
  ['a check shows how far it is', half, { on: 'check', doneBytes: 2, totalBytes: 10 }, { kind: 'checking', percent: 20 }],
  ['a check goes forward', checking, { on: 'check', doneBytes: 6, totalBytes: 10 }, { kind: 'checking', percent: 60 }],
  ['and never back', checking, { on: 'check', doneBytes: 4, totalBytes: 10 }, checking],
  ['what waits is not checked', waiting, { on: 'check', doneBytes: 4, totalBytes: 10 }, waiting],
  ['after a check the bar begins anew', checking, { on: 'progress', sentBytes: 1, totalBytes: 10 }, { kind: 'uploading', percent: 10 }],
  ['progress of the same percent changes nothing', half, { on: 'progress', sentBytes: 509, totalBytes: 1000 }, half],
  [
    'the speed says how long it takes',
    half,
    { on: 'progress', sentBytes: 60, totalBytes: 100, bytesPerSecond: 15 },
    { kind: 'uploading', percent: 60, bytesPerSecond: 15, secondsLeft: 3 },
  ],
  [
    'no speed says nothing',
    half,
    { on: 'progress', sentBytes: 60, totalBytes: 100, bytesPerSecond: 0 },
    { kind: 'uploading', percent: 60 },
  ],
  ['what the server knows is answered at once', checking, { on: 'answer' }, { kind: 'uploading', percent: 100 }],
  ['what waits has no answer', waiting, { on: 'answer' }, waiting],
  ['what waits is not done', waiting, { on: 'done', stored: 'f1' }, waiting],
  ['what is checked can fail', checking, { on: 'fail', message: 'x' }, { kind: 'error', message: 'x' }],
  ['what waits can fail', waiting, { on: 'fail', message: '' }, failed],
  ['what failed stays as it is', failed, { on: 'fail', message: 'x' }, failed],
  ['a pause keeps how far it was', half, { on: 'pause', by: 'person' }, { kind: 'paused', percent: 50, by: 'person' }],
  ['a pause of a check begins anew', checking, { on: 'pause', by: 'network' }, { kind: 'paused', percent: 0, by: 'network' }],
  ['what is paused stays paused', paused, { on: 'pause', by: 'network' }, paused],
  ['what is paused waits again', paused, { on: 'resume' }, { kind: 'waiting', percent: 50 }],
  ['what is under way needs no resuming', half, { on: 'resume' }, half],
  ['what is paused does not go on', paused, { on: 'progress', sentBytes: 9, totalBytes: 10 }, paused],
  ['what is paused is not sent again', paused, { on: 'retry' }, paused],
  ['what failed does not go on', failed, { on: 'progress', sentBytes: 1, totalBytes: 1 }, failed],
])('%s', (_, state, event, then) => expect(next(state, event)).toEqual(then));

test('a file that waits, is checked or is sent is under way', () =>
  expect([waiting, checking, half, paused, failed, stored].map(isUnderWay)).toEqual([true, true, true, false, false, false]));
