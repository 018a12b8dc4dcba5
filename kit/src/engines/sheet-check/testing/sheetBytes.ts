import { CFB, utils, write } from '@e965/xlsx';
import { unzipSync } from 'fflate';
import { partOverhead, zipOf } from './zipOf.ts';
import type { PackedPart } from './zipOf.ts';

type Cell = string | number | null | { readonly f: string; readonly v: string | number };
type Entry =
  | { readonly name: string; readonly text: string; readonly times?: number }
  | { readonly name: string; readonly fill: string; readonly bytes: number; readonly before?: string; readonly then?: string };

/** Bytes of a spreadsheet as the test data describes them; a plain text stands for itself. */
export type GivenSheet =
  | string
  | { readonly gen: 'zip'; readonly entries: readonly Entry[]; readonly workbook?: boolean; readonly size?: number }
  | { readonly gen: 'cells'; readonly matrix: readonly (readonly Cell[])[]; readonly size?: number }
  | {
      readonly gen: 'cells';
      readonly header: readonly Cell[];
      readonly row: readonly Cell[];
      readonly rows: number;
      readonly size?: number;
    }
  | { readonly gen: 'ole'; readonly streams: readonly string[] };

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Parts of the smallest workbook: A1 `name`, A2 `a`. */
const WORKBOOK: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>name</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>a</t></is></c></row></sheetData></worksheet>`,
};
const PADDING = 'padding.bin';
const PUSHED_BYTES = 1024 * 1024;
const STREAM_BYTES = 4096;

const stored = (name: string, content: string | Uint8Array): PackedPart => {
  const packed = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name, method: 0, packed, unpackedBytes: packed.byteLength };
};

/** A part of one repeated text, packed piece by piece: it may be larger than any memory. */
async function filled({ name, fill, bytes, before = '', then = '' }: Extract<Entry, { fill: string }>): Promise<PackedPart> {
  const { readable, writable } = new CompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const packed = new Response(readable).arrayBuffer();
  await writer.write(new TextEncoder().encode(before));
  const piece = new TextEncoder().encode(fill.repeat(PUSHED_BYTES / fill.length));
  for (let left = bytes; left > 0; left -= PUSHED_BYTES) await writer.write(piece.subarray(0, Math.min(left, PUSHED_BYTES)));
  await writer.write(new TextEncoder().encode(then));
  await writer.close();
  return { name, method: 8, packed: new Uint8Array(await packed), unpackedBytes: before.length + bytes + then.length };
}

function padded(parts: readonly PackedPart[], size: number | undefined): Uint8Array<ArrayBuffer> {
  const file = zipOf(parts);
  if (size === undefined) return file;
  return zipOf([...parts, stored(PADDING, new Uint8Array(size - file.byteLength - partOverhead(PADDING)))]);
}

async function zipBytes({ entries, workbook, size }: Extract<GivenSheet, { gen: 'zip' }>) {
  const parts: PackedPart[] = [];
  for (const entry of entries) {
    if ('fill' in entry) parts.push(await filled(entry));
    else for (let at = 0; at < (entry.times ?? 1); at++) parts.push(stored(entry.name.replace('{n}', String(at)), entry.text));
  }
  const others = workbook ? Object.entries(WORKBOOK).filter(([name]) => !parts.some((part) => part.name === name)) : [];
  return padded([...others.map(([name, text]) => stored(name, text)), ...parts], size);
}

function cellBytes(given: Extract<GivenSheet, { gen: 'cells' }>) {
  const matrix = 'matrix' in given ? given.matrix : [given.header, ...Array.from({ length: given.rows }, () => given.row)];
  const sheet = utils.aoa_to_sheet(matrix.map((row) => row.map((cell) => (typeof cell === 'object' && cell ? { t: 'n', ...cell } : cell))));
  const bytes = new Uint8Array(write(utils.book_new(sheet), { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
  if (given.size === undefined) return bytes;
  return padded(
    Object.entries(unzipSync(bytes)).map(([name, content]) => stored(name, content)),
    given.size,
  );
}

/** Makes what the test data only describes. */
export async function sheetBytes(given: GivenSheet): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof given === 'string') return new TextEncoder().encode(given);
  if (given.gen === 'zip') return zipBytes(given);
  if (given.gen === 'cells') return cellBytes(given);
  const file = CFB.utils.cfb_new();
  for (const name of given.streams) CFB.utils.cfb_add(file, name, new Uint8Array(STREAM_BYTES));
  return new Uint8Array(CFB.write(file, { type: 'array' }));
}
