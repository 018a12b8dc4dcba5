import { systemConfigCodecs } from '@milepost/openapi/domains/system-config';
import { expect, test } from 'vitest';
import { draftOf, settingsOf } from './pictures.ts';

const settings = systemConfigCodecs.getSystemConfig.data.decode({ loginIcon: '/api/file/Image/annex/a.png?s=1', passwordLengthMin: 1 });

test('an address is a picture with the name of its file, none is no picture, and both come back as they were', () => {
  const draft = draftOf(settings);
  expect(draft.loginIcon).toMatchObject([{ name: 'a.png', url: '/api/file/Image/annex/a.png?s=1' }]);
  expect(draft.appIcon).toEqual([]);
  expect(settingsOf(draft)).toEqual(settings);
});

test('a picture that was uploaded is saved by its address, one that was removed as none', () => {
  const uploaded = { name: '标志.png', fileId: 'f1.png', url: '/api/file/Image/annex/f1.png' };
  expect(settingsOf({ ...draftOf(settings), loginIcon: [], appIcon: [uploaded] })).toMatchObject({ loginIcon: '', appIcon: uploaded.url });
});

test('a shortest length is switched on and off for itself: without its switch the number says nothing', () => {
  const draft = draftOf(settings);
  expect(draft.passwordLengthMin).toBe(true);
  expect(settingsOf({ ...draft, passwordLengthMin: false })).toMatchObject({ passwordLengthMin: 0 });
});

test('a length a server keeps in place of the switch is shown, and goes back as it is kept', () => {
  const draft = draftOf({ ...settings, passwordLengthMin: 10, passwordLengthMinNumber: 0 });
  expect([draft.passwordLengthMin, draft.passwordLengthMinNumber]).toEqual([true, 10]);
  expect(settingsOf(draft).passwordLengthMin).toBe(10);
  expect(settingsOf({ ...draft, passwordLengthMinNumber: 12 }).passwordLengthMin).toBe(12);
  expect(settingsOf({ ...draft, passwordLengthMin: false }).passwordLengthMin).toBe(0);
});
