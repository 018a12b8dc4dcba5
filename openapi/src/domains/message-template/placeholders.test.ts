import { expect, it } from 'vitest';
import { filledText, MESSAGE_SOURCE, placeholderFaults, systemParameters } from './index.ts';

it.each([
  ['a notice', MESSAGE_SOURCE.notice, ['@Title', '@CreatorUserName', '@Content', '@Remark']],
  ['a flow', MESSAGE_SOURCE.flow, ['@Title', '@CreatorUserName', '@FlowLink']],
  ['a schedule', MESSAGE_SOURCE.schedule, ['@Title', '@CreatorUserName', '@Content', '@StartDate', '@StartTime', '@EndDate', '@EndTime']],
  ['the system', MESSAGE_SOURCE.system, ['@Title', '@CreatorUserName']],
  ['nobody yet', '', ['@Title', '@CreatorUserName']],
])('parameters %s fills in by itself', (_, source, names) => {
  expect(systemParameters(source)).toEqual(names);
});

const KNOWN = ['@Title', '@CreatorUserName', 'station'];
it.each<[string, string, string[]]>([
  ['known ones are fine', '{@Title} from {station}', []],
  ['a name nobody has, told once', '{@Plate} {@Plate}', ['{@Plate} unknown null']],
  ['a name in other letters, with the one that was meant', '{@title} {Station}', ['{@title} unknown @Title', '{Station} unknown station']],
  ['a name without its sign', '{Title}', ['{Title} unknown @Title']],
  ['blanks around a name', '{@Title }', ['{@Title } unknown @Title']],
  ['a brace that is not closed', '{@Title is waiting', ['{@Title open @Title']],
  ['formatting inside of braces', '<p>{@Ti<b>tle</b>}</p>', ['{@Ti open null']],
  ['JSON and styles are no names', '{"msgtype":"text"} {} p { color: red } b {color: red} {a:1}', []],
  ['a brace inside of a brace', '{{@Title}} {{@Plate}}', ['{@Plate} unknown null']],
])('braces: %s', (_, text, faults) => {
  expect(placeholderFaults(text, KNOWN).map(({ token, kind, meant }) => `${token} ${kind} ${meant}`)).toEqual(faults);
});

it('values take the place of their braces, as they are to be written; others stay', () => {
  const values = new Map([['@Title', 'K120 < K130']]);
  expect(filledText('{@Title}: {@Plate}', values)).toBe('K120 < K130: {@Plate}');
  expect(filledText('<p>{@Title}</p>', values, (value) => value.replace('<', '&lt;'))).toBe('<p>K120 &lt; K130</p>');
});
