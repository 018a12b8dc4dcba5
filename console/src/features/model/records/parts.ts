import type { BarcodePart, Control, DisplayPart, Part, QrPart, Text } from '@milepost/kit/forms/grammar';

/** A part of a form of declared records: the name of a field, or what holds others. */
export type RecordPart<Name extends string = string> = Name | Named<Name>;
/** A part that holds fields by their names. */
interface Named<Name extends string> {
  readonly made: (controlOf: (name: string) => Control) => Part;
  readonly names?: Name;
}

interface Look {
  /** Share of the 24 columns it takes. */
  readonly span?: number;
  readonly shown?: () => boolean;
}

/** Columns a form is divided into: a part takes them all if nothing else is said. */
const COLUMNS = 24;

type ControlOf = (name: string) => Control;
/** A part by its fields. */
export const madePart = (part: RecordPart, controlOf: ControlOf): Part =>
  typeof part === 'string' ? controlOf(part) : part.made(controlOf);
const partsOf = (parts: readonly RecordPart[], controlOf: ControlOf) => parts.map((part) => madePart(part, controlOf));

/** Parts side by side where there is room. */
export const line = <Name extends string>(parts: readonly RecordPart<Name>[], look: Look = {}): Named<Name> => ({
  made: (controlOf) => ({ part: 'row', parts: partsOf(parts, controlOf), span: COLUMNS, ...look }),
});

/** Parts under a heading. */
export const section = <Name extends string>(title: Text, parts: readonly RecordPart<Name>[], look: Look = {}): Named<Name> => ({
  made: (controlOf) => ({ part: 'section', title, parts: partsOf(parts, controlOf), span: COLUMNS, ...look }),
});

/** A tab, or a heading that folds. */
export interface RecordTab<Name extends string> {
  readonly label: Text;
  readonly parts: readonly RecordPart<Name>[];
}
/** A tab, or a heading that folds, with its parts. */
export const tab = <Name extends string>(label: Text, parts: readonly RecordPart<Name>[]): RecordTab<Name> => ({ label, parts });

const tabsOf = (all: readonly RecordTab<string>[], controlOf: ControlOf) =>
  all.map(({ label, parts }, at) => ({ id: String(at), label, parts: partsOf(parts, controlOf) }));

/** Parts behind tabs. */
export const tabs = <Name extends string>(label: Text, all: readonly RecordTab<Name>[], look: Look = {}): Named<Name> => ({
  made: (controlOf) => ({ part: 'tabs', label, tabs: tabsOf(all, controlOf), span: COLUMNS, ...look }),
});

interface FoldsLook extends Look {
  /** Places of those that begin open, from 0. */
  readonly openIds: readonly string[];
  /** Opening one closes the others. */
  readonly isAccordion?: boolean;
}
/** Parts below headings that fold. */
export const folds = <Name extends string>(label: Text, all: readonly RecordTab<Name>[], look: FoldsLook): Named<Name> => ({
  made: (controlOf) => ({
    part: 'tabs',
    look: 'folds',
    label,
    tabs: tabsOf(all, controlOf),
    span: COLUMNS,
    isAccordion: false,
    ...look,
  }),
});

/** Words, a line or a link among the fields. */
export const display = (of: DisplayPart['display'], look: Look = {}): Named<never> => ({
  made: () => ({ part: 'display', display: of, span: COLUMNS, ...look }),
});

type CodeLook<Code> = Omit<Code, 'part' | 'label' | 'text' | 'span' | 'shown' | 'id'>;

/** A barcode among the fields. */
export const barcode = (label: Text, code: CodeLook<BarcodePart> & Pick<BarcodePart, 'text'>, look: Look = {}): Named<never> => ({
  made: () => ({ part: 'barcode', label, ...code, span: COLUMNS, ...look }),
});

/** Way to the record itself, once it has been saved; the page that shows it knows of what it is. */
const OF_RECORD: QrPart['text'] = {
  from: 'record',
  target: (read) => {
    const id = read('id');
    if (typeof id !== 'string' || id === '') return null;
    return { id, modelId: '', modelType: '', flowId: '', processId: '', taskId: '', operationType: '' };
  },
};

/** A QR code among the fields; `{ from: 'record' }` leads to the record itself. */
export const qrCode = (
  label: Text,
  { text, ...code }: CodeLook<QrPart> & { readonly text: Exclude<QrPart['text'], { from: 'record' }> | { readonly from: 'record' } },
  look: Look = {},
): Named<never> => ({
  made: () => ({ part: 'qr', label, text: text.from === 'record' ? OF_RECORD : text, ...code, span: COLUMNS, ...look }),
});
