import { formConfig } from '@milepost/openapi/domains/model';
import { describe, expect, test } from 'vitest';
import { lookOf } from '@milepost/openapi/domains/design/declare';

const look = (design: object) => lookOf(formConfig.decode(design as never));
const MODAL = { popupType: 'general', generalWidth: '600px' };

describe('the frame and the width of a form', () => {
  test.each<[string, object, string, number | 'wide']>([
    ['a small dialog', MODAL, 'dialog', 600],
    ['a dialog that is nearly wide', { ...MODAL, generalWidth: '699px' }, 'dialog', 699],
    ['a wide dialog', { ...MODAL, generalWidth: '700px' }, 'wide', 700],
    ['a dialog narrower than any', { ...MODAL, generalWidth: '10px' }, 'dialog', 400],
    ['a dialog wider than any', { ...MODAL, generalWidth: '9999px' }, 'wide', 1200],
    ['a share of the window', { ...MODAL, generalWidth: ' 60% ' }, 'wide', 'wide'],
    ['no width', { ...MODAL, generalWidth: 'auto' }, 'dialog', 600],
    ['a drawer', { popupType: 'drawer', generalWidth: '500px', drawerWidth: '800px' }, 'drawer', 800],
    ['a page', { popupType: 'fullScreen', generalWidth: '500px' }, 'page', 500],
  ])('are those of %s', (_, design, frame, width) => expect(look(design)).toMatchObject({ frame, width }));
});

test.each([
  ['确 定', ''],
  ['保存', ''],
  ['', ''],
  [' 提交 审核 ', '提交 审核'],
])('the word %j of a button is %j: what every form says is not said', (written, word) => {
  expect(look({ confirmButtonText: written }).confirm).toBe(word);
  expect(look({ cancelButtonText: written }).cancel).toBe(word);
});

test.each<[object, boolean]>([
  [{ hasConfirmAndAddBtn: true }, true],
  [{ hasConfirmAndAddBtn: 1 }, true],
  [{ hasConfirmAndAddBtn: '0' }, false],
  [{}, false],
])('after saving a form of %j goes on: %s', (design, goesOn) => expect(look(design).savesAndGoesOn).toBe(goesOn));

test.each<[string, object, object | null]>([
  ['a template', { hasPrintBtn: true, printId: ['p1'], printButtonText: '打 印' }, { label: '', templateIds: ['p1'] }],
  [
    'a template and words of its own',
    { hasPrintBtn: true, printId: ['p1', 'p2'], printButtonText: '出单' },
    { label: '出单', templateIds: ['p1', 'p2'] },
  ],
  ['no template', { hasPrintBtn: true, printId: [] }, null],
  ['a template it does not offer', { hasPrintBtn: false, printId: ['p1'] }, null],
])('a form with %s is printed as %j', (_, design, print) => expect(look(design).print).toEqual(print));
