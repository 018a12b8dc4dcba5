/** Texts that somebody might put where a configuration is expected; each must be refused, quickly and without a trace. */
export const hostileTexts: readonly (readonly [what: string, text: string])[] = [
  ['a member of every object', '{"__proto__":{"polluted":1},"interfaceId":"1"}'],
  ['a constructor', '{"interfaceId":"1","constructor":{"prototype":{"polluted":1}}}'],
  ['a member of every object, further down', '{"interfaceId":"1","columnOptions":[{"value":"a","__proto__":{"polluted":1}}]}'],
  ['a member of every object, in a text within', '{"interfaceId":"1","templateJson":"[{\\"__proto__\\":{\\"polluted\\":1}}]"}'],
  ['5,000 lists within each other', '['.repeat(5000) + ']'.repeat(5000)],
  ['5,000 objects within each other', `{"interfaceId":"1","a":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`],
  ['200,000 members', `{${Array.from({ length: 200_000 }, (_, at) => `"k${at}":"x"`).join(',')}}`],
  ['two megabytes', `{"interfaceId":"${'x'.repeat(2 * 1024 * 1024)}"}`],
  ['a name twice', '{"interfaceId":"1","interfaceId":"2"}'],
  ['a number JavaScript changes', '{"interfaceId":9007199254740993}'],
  ['a number beyond every number', '{"interfaceId":"1","pageSize":1e999}'],
  ['half a text', '{"interfaceId":"1"'],
  ['two texts', '{"interfaceId":"1"}{}'],
  ['a comma too many', '{"interfaceId":"1",}'],
  ['single quotes', "{'interfaceId':'1'}"],
  ['a line end in a text', '{"interfaceId":"a\nb"}'],
  ['nothing', 'null'],
  ['an empty text', ''],
  ['a list', '[]'],
  ['a figure', '42'],
  ['markup', '<script>alert(1)</script>'],
];

const endless: Record<string, unknown> = { interfaceId: '1' };
endless['self'] = endless;

/** Things that are no text, and no configuration either. */
export const hostileThings: readonly (readonly [what: string, thing: unknown])[] = [
  ['nothing', null],
  ['what is not there', undefined],
  ['a list', []],
  ['a figure', 42],
  ['a function', () => ({ interfaceId: '1' })],
  ['an object within itself', endless],
  ['an object with a name of a prototype', JSON.parse('{"interfaceId":"1","__proto__":{"polluted":1}}')],
  [
    'an object that throws',
    {
      get interfaceId() {
        throw new Error('gotcha');
      },
    },
  ],
  ['100,000 columns', { interfaceId: '1', columnOptions: Array.from({ length: 100_000 }, (_, at) => ({ value: `c${at}` })) }],
  ['100,000 columns joined by commas', { interfaceId: '1', columnOptions: Array.from({ length: 100_000 }, (_, at) => `c${at}`).join(',') }],
  ['100,000 parameters', { interfaceId: '1', templateJson: Array.from({ length: 100_000 }, () => ({})) }],
  ['101 columns', { interfaceId: '1', columnOptions: Array.from({ length: 101 }, (_, at) => ({ value: `c${at}` })) }],
];
