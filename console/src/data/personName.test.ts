import { expect, test } from 'vitest';
import { personName } from './personName.ts';

test.each([
  ['欧阳明轩/double', '欧阳明轩'],
  ['何俊杰/13800138000@yunwang', '何俊杰'],
  ['李/王联合巡查/staff', '李/王联合巡查'],
  ['孙婉宁/', '孙婉宁'],
  ['孙婉宁', '孙婉宁'],
  ['G42 / 养护中心', 'G42 / 养护中心'],
  ['/staff', '/staff'],
  ['', ''],
])('outside a picker %j is called %j: only a picker shows the account behind the last stroke', (label, name) =>
  expect(personName(label)).toBe(name),
);
