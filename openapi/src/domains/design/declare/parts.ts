import type { Part } from '@milepost/kit/forms/grammar';
import { call, isWritable, list, object, value, words } from './expression.ts';
import type { Expression, Member } from './expression.ts';
import { constantOf } from './fields.ts';

const COLUMNS = 24;

const said = (text: unknown): Expression => (typeof text === 'string' && text !== '' ? words(text) : value(''));

/** Members every part may have beside its own. */
const placed = (part: Part): readonly Member[] => {
  const shown = constantOf(part.shown);
  return [
    ...(part.span !== undefined && part.span !== COLUMNS ? [['span', value(part.span)] as const] : []),
    ...(shown ? [['shown', shown] as const] : []),
  ];
};
const withLook = (name: string, of: readonly Expression[], look: readonly Member[]): Expression =>
  call(name, ...of, ...(look.length > 0 ? [object(look)] : []));

/** Members of a part that are words, and those that are data. */
const memberOf = ([name, of]: readonly [string, unknown]): Member => [
  name,
  (name === 'text' || name === 'note') && typeof of === 'string' ? said(of) : value(of),
];

/** A part of a form as code: the name of a field, or a call. */
export function partOf(part: Part): Expression {
  const within = (parts: readonly Part[]) => list(parts.map(partOf));
  switch (part.part) {
    case 'control':
      return value(part.field);
    case 'row':
      return withLook('line', [within(part.parts)], placed(part));
    case 'section':
      return withLook('section', [said(part.title), within(part.parts)], placed(part));
    case 'tabs': {
      const isFolds = part.look === 'folds';
      const tabs = part.tabs.map((tab) => call('tab', said(tab.label), within(tab.parts)));
      const { openIds = [], isAccordion = false } = part;
      const look: readonly Member[] = isFolds
        ? [['openIds', value(openIds)], ...(isAccordion ? [['isAccordion', value(true)] as const] : [])]
        : [];
      return withLook(isFolds ? 'folds' : 'tabs', [said(part.label), list(tabs)], [...look, ...placed(part)]);
    }
    case 'display':
      return withLook('display', [object(Object.entries(part.display).map(memberOf))], placed(part));
    case 'barcode':
    case 'qr': {
      const { part: kind, label, text, span: _span, shown: _shown, id: _id, ...more } = part;
      const of = isWritable(text) ? value(text) : object([['from', value('record')]]);
      const members = Object.entries(more).flatMap(([name, one]): readonly Member[] => (one === undefined ? [] : [[name, value(one)]]));
      return withLook(kind === 'qr' ? 'qrCode' : 'barcode', [said(label), object([['text', of], ...members])], placed(part));
    }
    default:
      return { is: 'hole', what: part.part, was: '' };
  }
}
