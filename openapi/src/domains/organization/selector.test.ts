import { describe, expect, test } from 'vitest';
import { decodeMemberId, encodeMemberId, SELECTOR_TYPES, selectorItem } from './index.ts';

describe('a kept choice', () => {
  test.each([
    ['10', 'department', '10--department'],
    ['a--b', 'user', 'a--b--user'],
    ['577260180234240099', 'company', '577260180234240099--company'],
  ] as const)('of %s, a %s, is %s, and is read back', (id, type, stored) => {
    expect(encodeMemberId(id, type)).toBe(stored);
    expect(decodeMemberId(stored)).toEqual({ id, type });
  });

  test('of every kind is read back', () => {
    for (const type of SELECTOR_TYPES) expect(decodeMemberId(encodeMemberId('1', type))).toEqual({ id: '1', type });
  });

  test.each([['10'], ['a--b'], ['10--'], ['10--Department'], ['currentUser'], ['']])(
    '%s ends in no known type, so all of it is the id',
    (stored) => {
      expect(decodeMemberId(stored)).toEqual({ id: stored, type: null });
    },
  );
});

describe('a node of a picker', () => {
  test('carries who it is, where it stands and whether it may be chosen', () => {
    const wire = {
      id: '2',
      parentId: '1',
      fullName: '收费管理部',
      type: 'department',
      icon: null,
      organize: '云望高速物流集团/收费管理部',
      organizeIds: ['1', '2'],
      disabled: true,
      hasChildren: false,
      children: null,
    };
    expect(selectorItem.decode(wire)).toEqual({
      id: '2',
      parentId: '1',
      fullName: '收费管理部',
      lastFullName: '',
      type: 'department',
      icon: '',
      organize: '云望高速物流集团/收费管理部',
      organizeIds: ['1', '2'],
      isDisabled: true,
      isLeaf: true,
      children: [],
    });
  });

  test('is a heading where its type is none of a picker', () => {
    expect(selectorItem.decode({ id: '1', fullName: '全局', type: 'global' }).type).toBeNull();
    expect(selectorItem.decode({ id: '1', fullName: '全局' }).type).toBeNull();
  });
});
