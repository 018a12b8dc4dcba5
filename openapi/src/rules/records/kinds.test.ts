import { VALUES } from '@milepost/kit/forms/values';
import { expect, test } from 'vitest';
import { recordProblems } from './index.ts';

/** Kinds whose values the server fills in, works out, or has from elsewhere: what is sent is not looked at. */
const ELSEWHERE =
  /^(?:create|modify)(?:User|Time)$|^curr(?:Organize|Dept|Position)$|^(?:billRule|calculate|popupAttr|relationFormAttr|sign|signature|location)$/;
/** Names of 3.6, which a server reads under those of 3.4. */
const NEW = /^(?:input|inputNumber|datePicker|timePicker|uploadFile|organizeSelect|areaSelect)$/;
const NAMES = Object.values(VALUES)
  .flatMap(({ names }) => names)
  .filter((name) => !ELSEWHERE.test(name) && !NEW.test(name));

/** Values no control makes, with the few that make them all the same. */
const NEVER: readonly (readonly [value: unknown, but: RegExp])[] = [
  [{ x: 1 }, /^$/],
  [true, /^switch$/],
  [[{ x: 1 }], /^(?:upload\w+|table)$/],
  [[true], /^$/],
  [[['x', ['y']]], /^$/],
  [[null, { x: 1 }], /^$/],
];

test('every kind of control that is filled in is tried', () => expect(NAMES.length).toBeGreaterThan(30));

test.each(NAMES.flatMap((name) => NEVER.map(([value, but]) => [name, JSON.stringify(value), value, but.test(name)] as const)))(
  '%s: %s is refused where no such control makes it',
  (kind, _text, value, isMade) => {
    const field = { key: 'a', kind, label: '甲', config: {}, control: { multiple: true }, children: [] };
    expect(recordProblems([field], { a: value }).length).toBe(isMade ? 0 : 1);
  },
);
