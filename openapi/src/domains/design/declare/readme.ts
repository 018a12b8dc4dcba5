import { commented } from './code.ts';
import type { Declaration, DeclarationNote, HolePlace } from './declaration.ts';

const PLACES: Readonly<Record<HolePlace, string>> = {
  field: 'field',
  form: 'part of the form',
  rule: 'rule of the form',
  list: 'list',
  button: 'button of a row',
};

/** Sentences on what came along in another way. */
const SENTENCES: Readonly<Record<DeclarationNote['code'], (of: string) => string>> = {
  noEnglish: (of) => `No English yet, the words of the design stand in its place: ${of}.`,
  flow: () => 'The approval flow stays with the server. Records are saved without starting it.',
  iframe: (of) => `A frame is shown as a link: ${of}.`,
  button: (of) => `A button of the form is shown and does nothing, its script does not run: ${of}.`,
  dictionaryById: (of) => `Dictionaries are named by ids of one installation: ${of}. Name them by their codes for another one.`,
  interfaceById: (of) => `Data interfaces are named by ids of one installation: ${of}.`,
  rights: (of) => `Rights are those of the entry of the menu; the design has switches for its own: ${of}.`,
  appList: () => 'The list of the app is not part of the page.',
  export: () =>
    'Records are exported as the list shows them, by whoever may see it; the export of the server, with a right of its own, did not come along.',
  import: () => 'The import of records from a spreadsheet did not come along.',
  printList: (of) => `Printing of several records did not come along: ${of || 'no template'}.`,
  conditions: () => 'The advanced search did not come along; the filters did.',
  sidebar: (of) => `The tree beside the list did not come along: ${of}.`,
  customButton: (of) => `Buttons of rows did not come along: ${of}.`,
  looks: (of) => `Looks of rows did not come along: ${of}.`,
  oddKey: (of) => `Keys that are no names stand in quotes: ${of}.`,
  noSuchField: (of) => `The list names fields the form does not have, they are left out: ${of}.`,
};

const MOST_NAMED = 20;
const line = (text: string): string => `- ${commented(text).replaceAll(/[<`]/g, '')}`;

function sentenceOf({ code, of }: DeclarationNote): string {
  const named = of.filter((one) => one !== '').slice(0, MOST_NAMED);
  return SENTENCES[code](named.join(', ') + (of.length > MOST_NAMED ? ` and ${of.length - MOST_NAMED} more` : ''));
}

/** The notes beside a page that was made of a design: what does not compile, and what came along in another way. */
export function readmeOf(declaration: Declaration, untranslated: readonly string[]): string {
  const { enCode, holes, notes } = declaration;
  const lost = untranslated.length > 0 ? [...notes, { code: 'noEnglish', of: untranslated } as const] : notes;
  const counted = holes.length === 1 ? 'One thing has' : `${holes.length} things have`;
  return `${[
    `# What did not come along of the design ${commented(enCode)}`,
    '',
    holes.length === 0
      ? 'Everything of the design has code.'
      : `${counted} no code. Each stands as \`hole(…)\` and does not compile: write what it should be, or take it away.`,
    ...(holes.length > 0 ? ['', ...holes.map(({ place, what }) => line(`${PLACES[place]}: ${what}`))] : []),
    ...(lost.length > 0 ? ['', 'To know:', '', ...lost.map((note) => line(sentenceOf(note)))] : []),
  ].join('\n')}\n`;
}
