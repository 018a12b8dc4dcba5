/** A word of a contract, in the language it is walked in. */
export type Word = (name: string) => string;

interface NewDesign {
  readonly form: object;
  readonly list: object | null;
}

const control = (jnpfKey: string, key: string, label: string, config: object = {}, own: object = {}) => ({
  ...(key && { __vModel__: key }),
  ...own,
  __config__: { jnpfKey, label, span: 24, ...config },
});
const column = (prop: string, label: string) => ({ prop, label });

const placeOf = (word: Word) => control('comInput', 'place', word('place'), { span: 12, required: true });
const amountOf = (word: Word, limits: object = {}) => control('numInput', 'amount', word('amount'), { span: 12 }, limits);

/** A form with a control of each sort: beside each other, and within another. */
const formOf = (word: Word) => ({
  fields: [
    placeOf(word),
    amountOf(word),
    control(
      'card',
      '',
      word('extra'),
      { children: [control('textarea', 'note', word('note')), control('date', 'day', word('day'), { span: 12 })] },
      { header: word('extra') },
    ),
  ],
});

/** Designs contracts are walked over, by the names contracts have for them, in the words of a language. */
export const CONTRACT_DESIGNS: Readonly<Record<string, (word: Word) => NewDesign>> = {
  form: (word) => ({ form: formOf(word), list: null }),
  single: (word) => ({ form: { fields: [placeOf(word)] }, list: null }),
  list: (word) => ({
    form: { fields: [placeOf(word), amountOf(word), control('date', 'day', word('day'))] },
    list: {
      type: 1,
      columnList: [column('place', word('place')), { ...column('amount', word('amount')), width: 160 }, column('day', word('day'))],
      searchList: [column('place', word('place'))],
      btnsList: [],
      columnBtnsList: [],
    },
  }),
  // Two errors: limits that cross, which one edit mends, and a calculation with a field that is not there.
  broken: (word) => ({
    form: { fields: [placeOf(word), amountOf(word, { min: 5, max: 1 }), control('select', 'choice', word('choice'))] },
    list: {
      type: 1,
      columnList: [column('place', word('place'))],
      searchList: [column('place', word('place'))],
      btnsList: [],
      columnBtnsList: [],
    },
  }),
};
