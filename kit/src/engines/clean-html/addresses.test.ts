import { describe, expect, test } from 'vitest';
import { draftLinkUse, isImageAllowed, linkUse } from './addresses.ts';

describe('where a link may lead', () => {
  test.each<[string, 'own' | 'outside' | null]>([
    ['https://www.example.test/a?b=1#c', 'outside'],
    ['HTTP://www.example.test', 'outside'],
    ['mailto:lin@example.test', 'outside'],
    ['tel:02066660000', 'outside'],
    ['/systemData/dictionary?category=1', 'own'],
    ['  /home  ', 'own'],
    ['', null],
    ['home', null],
    ['#top', null],
    ['//evil.test', null],
    ['/\\evil.test', null],
    ['/..//evil.test', null],
    ['/\t/evil.test', null],
    ['https://user:secret@www.example.test', null],
    ['https://user@www.example.test', null],
    ['https://:secret@www.example.test', null],
    ['https://', null],
    ['ftp://www.example.test', null],
    ['/', 'own'],
    [`/${'a'.repeat(2047)}`, 'own'],
    [`/${'a'.repeat(2048)}`, null],
    ['/a//b', 'own'],
    ['   ', null],
    ['javascript:alert(1)', null],
    ['java\tscript:alert(1)', null],
    ['\u0001javascript:alert(1)', null],
    ['data:text/html,<script>', null],
    ['blob:https://console.example.test/1', null],
    ['vbscript:x', null],
    ['https://www.example.test/\u202Egpj.exe', null],
    [`https://www.example.test/${'a'.repeat(2048)}`, null],
  ])('%j: %s', (written, kind) => expect(linkUse(written)?.kind ?? null).toBe(kind));
});

test.each([
  ['{@FlowLink}', '{@FlowLink}'],
  ['https://www.example.test/', 'https://www.example.test/'],
  ['{@FlowLink}/../x', undefined],
  ['{javascript:alert(1)}', undefined],
  [' {名称_1} ', '{名称_1}'],
  ['{}', undefined],
  ['/home', '/home'],
  ['javascript:{@FlowLink}', undefined],
])('a text that is being written keeps %j as %j', (written, address) => expect(draftLinkUse(written)?.address).toBe(address));

test('a link keeps its address without the blanks around it', () => {
  expect(linkUse(' /home ')).toEqual({ kind: 'own', address: '/home' });
  expect(linkUse(' tel:1 ')).toEqual({ kind: 'outside', address: 'tel:1' });
  expect(draftLinkUse(' {@FlowLink} ')).toEqual({ kind: 'own', address: '{@FlowLink}' });
});

test('a link that is to be filled in leads nowhere where it is read', () => expect(linkUse('{@FlowLink}')).toBeNull());

describe('where an image may come from', () => {
  const origins = ['https://files.example.test'];
  test.each<[string, boolean]>([
    ['/api/file/Image/annex/1.png', true],
    ['https://files.example.test/1.png', true],
    ['https://files.example.test:444/1.png', false],
    ['http://files.example.test/1.png', false],
    ['https://evil.test/1.png', false],
    ['//files.example.test/1.png', false],
    ['x', false],
    ['mailto:lin@example.test', false],
    ['', false],
    ['data:image/png;base64,iVBORw0KGgo=', true],
    ['data:image/webp;base64,UklGRg==', true],
    ['data:image/png,abc', false],
    ['data:image/svg+xml;base64,PHN2Zz4=', false],
    ["data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>", false],
    ['data:text/html;base64,PHA+', false],
  ])('%s: %s', (written, isAllowed) => expect(isImageAllowed(written, origins)).toBe(isAllowed));
});

test('an image of an address without an origin is from nowhere, whatever is allowed', () =>
  expect(isImageAllowed('mailto:lin@example.test', ['null', ''])).toBe(false));
