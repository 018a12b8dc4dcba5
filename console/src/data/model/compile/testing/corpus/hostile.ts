import type { Json } from './designs.ts';
import { holder } from './designs.ts';

/** A design nobody should have made, with what is left of it. */
export interface HostileDesign {
  readonly name: string;
  readonly form: Json;
  /** Kinds of the controls that are left, in their order. */
  readonly kinds: readonly string[];
  /** Least number of faults that are told. */
  readonly faults: number;
}

const control = (jnpfKey: unknown, field: unknown, own: object = {}, config: object = {}) => ({
  __vModel__: field,
  __config__: { jnpfKey, label: `L ${String(field)}`, ...config },
  ...own,
});
const follows = (field: string, source: string) =>
  control('select', field, {}, { dataType: 'dynamic', propsUrl: 'I', templateJson: [{ field: 'p', relationField: source }] });
const nested = (levels: number): object =>
  Array.from({ length: levels }).reduce<object>((inside) => holder('row', [inside]), control('comInput', 'deep'));
const GOOD = control('comInput', 'good');

export const HOSTILE: readonly HostileDesign[] = [
  { name: 'a control of tomorrow', form: { fields: [control('hologram', 'h', { of: [1] }), GOOD] }, kinds: ['unknown', 'text'], faults: 0 },
  {
    name: 'names every object has',
    form: { fields: [control('constructor', 'a'), control('toString', 'b'), GOOD] },
    kinds: ['unknown', 'unknown', 'text'],
    faults: 0,
  },
  {
    name: 'fields of prototypes',
    form: { fields: [control('comInput', '__proto__'), control('comInput', 'constructor'), GOOD] },
    kinds: ['text'],
    faults: 2,
  },
  { name: 'a field twice', form: { fields: [control('comInput', 'a'), control('rate', 'a'), GOOD] }, kinds: ['text'], faults: 1 },
  {
    name: 'members of the wrong kind',
    form: { fields: [control('numInput', 'n', { min: 'few', max: {} }), control('select', 's', { __slot__: { options: 7 } }), GOOD] },
    kinds: ['unknown', 'unknown', 'text'],
    faults: 2,
  },
  { name: 'no controls at all', form: { fields: ['x', null, 5, [], { __config__: null }, GOOD] }, kinds: ['text'], faults: 5 },
  {
    name: 'labels with markup',
    form: { fields: [control('comInput', 'm', {}, { label: '<img src=x onerror=alert(1)>' }), GOOD] },
    kinds: ['text', 'text'],
    faults: 0,
  },
  {
    name: 'links that run',
    form: {
      fields: [
        control('link', '', { content: 'x', href: 'javascript:alert(1)' }),
        control('iframe', '', { href: 'data:text/html,x' }),
        GOOD,
      ],
    },
    kinds: ['text'],
    faults: 0,
  },
  {
    name: 'a circle of fields',
    form: { fields: [follows('a', 'b'), follows('b', 'c'), follows('c', 'a'), GOOD] },
    kinds: ['choice', 'choice', 'choice', 'text'],
    faults: 0,
  },
  {
    name: 'formulas in a circle',
    form: {
      fields: [
        control('calculate', 'a', { expression: ['b'] }),
        control('calculate', 'b', { expression: ['a'] }),
        control('calculate', 'c', { expression: 'alert(1)' }),
        GOOD,
      ],
    },
    kinds: ['calculate', 'calculate', 'calculate', 'text'],
    faults: 0,
  },
  { name: 'layouts without end', form: { fields: [nested(18), GOOD] }, kinds: ['text'], faults: 1 },
  {
    name: 'relations without a source',
    form: { fields: [control('relationForm', 'r'), control('popupSelect', 'p'), control('relationFormAttr', 'q'), GOOD] },
    kinds: ['unknown', 'unknown', 'unknown', 'text'],
    faults: 3,
  },
  {
    name: 'a table in a table',
    form: {
      fields: [
        control(
          'table',
          't',
          {},
          { children: [control('table', 'u', {}, { children: [control('comInput', 'c')] }), control('comInput', 'd')] },
        ),
        GOOD,
      ],
    },
    kinds: ['table', 'text'],
    faults: 1,
  },
  {
    name: 'patterns that never end',
    form: {
      fields: [
        control(
          'comInput',
          'a',
          {},
          {
            regList: [
              { pattern: '/^(a+)+$/', message: 'x' },
              { pattern: '/(/', message: '' },
            ],
          },
        ),
        GOOD,
      ],
    },
    kinds: ['text', 'text'],
    faults: 0,
  },
];
