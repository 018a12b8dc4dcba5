import { from, id, jsonText, list, number, record, text, truth, type Codec, type OperationCodecs } from '../../wire/index.ts';

type Unknown = undefined;

/** Width in px, null as declared. A server that knows of no widths has none: then nothing is known. @reading R-403 */
const width: Codec<number | string | null | Unknown, number | null | Unknown, number | null | Unknown> = {
  decode: (wire) => (wire === undefined ? undefined : number.decode(wire)),
  encode: (model) => model,
};

const EDGES = { left: 'start', right: 'end', none: 'none' } as const;
const WORDS = { start: 'left', end: 'right', none: 'none' } as const;
type Edge = keyof typeof WORDS;

/** Edge at which a column is held, null as declared; unknown like the width. @reading R-403 */
const edge: Codec<string | null | Unknown, Edge | null | Unknown, string | null | Unknown> = {
  decode: (wire) =>
    wire === undefined ? undefined : wire !== null && Object.hasOwn(EDGES, wire) ? EDGES[wire as keyof typeof EDGES] : null,
  encode: (model) => (model ? WORDS[model] : model),
};

const columns = list(
  record({ prop: id, label: text, isVisible: from('visible', truth), widthPx: from('width', width), pinned: from('fixed', edge) }),
);

/** Codecs of the answers and bodies of every operation here. */
export const columnSettingCodecs = {
  getColumnSettings: { data: columns },
  setColumnSettings: { body: record({ moduleId: id, fieldList: jsonText(columns, '') }) },
} as const satisfies OperationCodecs<'getColumnSettings' | 'setColumnSettings'>;
