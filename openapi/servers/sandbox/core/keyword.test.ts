import { describe, expect, test } from 'vitest';
import { matchesKeyword } from './keyword.ts';
import { initialsOf } from './readings.ts';

test.each([
  ['周波', 'zhoubo', true],
  ['曹丽萍', 'caoliping', true],
  ['曹丽萍', 'cao', true],
  ['曹丽萍', 'clp', true],
  ['曹丽萍', 'CLP', true],
  ['曹丽萍', 'caolp', true],
  ['曹丽萍', 'liping', true],
  ['曹丽萍', '丽p', true],
  ['曹丽萍', 'cp', false],
  ['曹丽萍', 'caolin', false],
  ['单雄信', 'shanxx', true],
  ['曾国强', 'zeng', true],
  ['尉迟恭', 'yuchigong', true],
  ['吕布', 'lv', true],
  ['吕布', 'lü', true],
  ['吕布', 'lyubu', true],
  ['西安', "xi'an", true],
  ['张三', 'zs', true],
  ['张三', 'zhs', true],
  ['重庆分公司', 'cqfgs', true],
  ['会计部', 'kuaiji', true],
  ['G42高速', 'g42g', true],
  ['何俊杰', 'staff', false],
  ['孙婉宁', '孙\u200b', true],
  ['admin', 'ａｄｍｉｎ', true],
  ['皖Z20001', '皖ｚ２０００１', true],
  ['（一期）', '(一期', true],
])('%s is found by “%s”: %s', (text, keyword, isFound) => expect(matchesKeyword(keyword, text)).toBe(isFound));

describe('beside the sound', () => {
  test.each(['', '  ', undefined, null])('%o finds everything', (keyword) => expect(matchesKeyword(keyword, 'x')).toBe(true));
  test('letters are found in either case, and a ü that was typed', () => {
    expect(matchesKeyword('ADM', 'admin')).toBe(true);
    expect(matchesKeyword('MÜ', 'Müller')).toBe(true);
  });
  test('a long text is found by its characters alone', () => {
    const long = '路'.repeat(61);
    expect(matchesKeyword('lu', long)).toBe(false);
    expect(matchesKeyword('路路', long)).toBe(true);
  });
});

test.each([
  ['李文辉', 'LWH'],
  ['欧阳明轩', 'OYMX'],
  ['单雄信', 'SXX'],
  ['罗勇', 'LY'],
  ['阿依努尔·A1', 'AYNE·A1'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
