import { capitalAmount } from '@milepost/kit/engines/capital-amount';
import { uploadedFile } from '@milepost/openapi/domains/file';
import type { UploadedFile } from '@milepost/openapi/domains/file';
import type { FormConfig, FormControl } from '@milepost/openapi/domains/model';
import type { RecordValues } from '@milepost/openapi/domains/record';
import type { FlowDetail } from '@milepost/openapi/domains/workflow';
import { figureText, plainText, valueText } from './valueText.ts';
import type { ValueWords } from './valueText.ts';

/** One label with its value. */
export interface ReadField {
  readonly kind: 'field';
  readonly id: string;
  readonly label: string;
  /** Empty where nothing was filled in. */
  readonly text: string;
  /** An amount in capitals. @source forms §5 */
  readonly capitals: string;
  /** Several lines: takes the whole width. */
  readonly isLong: boolean;
}
/** A sub-table as it is read. */
export interface ReadTable {
  readonly kind: 'table';
  readonly id: string;
  readonly label: string;
  readonly columns: readonly { readonly id: string; readonly label: string; readonly isFigure: boolean }[];
  readonly rows: readonly (readonly string[])[];
  /** Sums by column, empty where a column has none; null where no column is summed. @source forms §5 */
  readonly sums: readonly string[] | null;
}
/** Fields and sub-tables under one heading; null before the first one. */
export interface ReadSection {
  readonly id: string;
  readonly title: string | null;
  readonly parts: readonly (ReadField | ReadTable)[];
}

const FILES = new Set(['uploadFz', 'uploadImg']);
/** Show nothing of the record. */
const SILENT = new Set(['divider', 'text', 'JNPFText', 'button', 'link', 'alert', 'iframe', 'qrcode', 'barcode']);
const FIGURES = new Set(['numInput', 'calculate']);

interface Reading {
  readonly values: RecordValues;
  readonly hidden: ReadonlySet<string>;
  readonly words: ValueWords;
}

type Drawn = ReadField | ReadTable | { readonly kind: 'title'; readonly text: string };

/** Fields and sub-tables of a form as label and value, under the headings of its design. @source forms §3 */
export function readForm(design: FormConfig, values: RecordValues, rights: FlowDetail['rights'], words: ValueWords): ReadSection[] {
  const hidden = new Set(rights.filter(({ read }) => !read).map(({ id }) => id));
  const sections: { id: string; title: string | null; parts: (ReadField | ReadTable)[] }[] = [{ id: '0', title: null, parts: [] }];
  for (const drawn of design.fields.flatMap((control) => draw(control, { values, hidden, words })))
    if (drawn.kind === 'title') sections.push({ id: String(sections.length), title: drawn.text, parts: [] });
    else sections.at(-1)?.parts.push(drawn);
  return sections.filter(({ parts }) => parts.length > 0);
}

function draw(control: FormControl, reading: Reading): Drawn[] {
  const { config, vModel, content, header } = control;
  if (config.noShow || (vModel !== '' && reading.hidden.has(vModel)) || FILES.has(config.jnpfKey) || SILENT.has(config.jnpfKey)) return [];
  if (config.jnpfKey === 'groupTitle') return content === '' ? [] : [{ kind: 'title', text: content }];
  if (config.jnpfKey === 'table') return [tableOf(control, reading)];
  if (config.children.length > 0 || config.layout === 'holder') {
    const title: Drawn[] = config.jnpfKey === 'card' && header !== '' ? [{ kind: 'title', text: header }] : [];
    return [...title, ...config.children.flatMap((child) => draw(child, reading))];
  }
  return vModel === '' ? [] : [fieldOf(control, reading)];
}

function fieldOf(control: FormControl, { values, words }: Reading): ReadField {
  const { config, vModel, isAmountChinese } = control;
  const value = values[vModel];
  const amount = isAmountChinese && value !== null && value !== undefined && value !== '' ? Number(value) : Number.NaN;
  return {
    kind: 'field',
    id: vModel,
    label: config.label || vModel,
    text: valueText(control, value, words),
    capitals: capitalAmount(amount),
    isLong: config.jnpfKey === 'textarea' || config.jnpfKey === 'editor',
  };
}

function tableOf(
  { config, vModel, showSummary, summaryField, thousandsField }: FormControl,
  { values, hidden, words }: Reading,
): ReadTable {
  const stored = values[vModel];
  const rows = (Array.isArray(stored) ? stored : []).filter((row): row is RecordValues => typeof row === 'object' && row !== null);
  const children = config.children.filter(
    ({ config: own, vModel: key }) => key !== '' && !own.noShow && !FILES.has(own.jnpfKey) && !hidden.has(`${vModel}-${key}`),
  );
  const sumOf = (child: FormControl): string => {
    if (!summaryField.includes(child.vModel)) return '';
    const sum = rows.reduce((before, row) => before + (Number(row[child.vModel]) || 0), 0);
    const thousands = child.thousands || thousandsField.includes(child.vModel);
    const precision = child.precision ?? (Number.isInteger(sum) ? 0 : SUM_PLACES);
    return figureText(sum, { precision, thousands }) ?? '';
  };
  return {
    kind: 'table',
    id: vModel,
    label: config.label,
    columns: children.map((child) => ({ id: child.vModel, label: child.config.label, isFigure: FIGURES.has(child.config.jnpfKey) })),
    rows: rows.map((row) => children.map((child) => valueText(child, row[child.vModel], words))),
    sums: showSummary && rows.length > 0 ? children.map(sumOf) : null,
  };
}

/** Decimal places of a sum that is no whole number. @source forms §5 */
const SUM_PLACES = 2;

/** Form of a design that cannot be read: the fields the rights name, with the values as they are. */
export const readRights = (values: RecordValues, rights: FlowDetail['rights'], words: ValueWords): ReadSection[] => {
  const parts = rights
    .filter(({ read }) => read)
    .map(({ id, name }): ReadField => {
      const text = plainText(values[id], words);
      return { kind: 'field', id, label: name || id, text, capitals: '', isLong: false };
    });
  return parts.length === 0 ? [] : [{ id: '0', title: null, parts }];
};

/** The files of the form, with those of layouts. @source forms §3 */
export function filesOf(design: FormConfig, values: RecordValues, rights: FlowDetail['rights']): UploadedFile[] {
  const hidden = new Set(rights.filter(({ read }) => !read).map(({ id }) => id));
  const below = (controls: readonly FormControl[]): FormControl[] =>
    controls.flatMap((control) => [control, ...(control.config.jnpfKey === 'table' ? [] : below(control.config.children))]);
  return below(design.fields)
    .filter(({ config, vModel }) => FILES.has(config.jnpfKey) && !config.noShow && !hidden.has(vModel))
    .flatMap(({ vModel }) => {
      const stored = values[vModel];
      return (Array.isArray(stored) ? stored : []).flatMap((file: unknown) => fileIn(file) ?? []);
    });
}

function fileIn(value: unknown): UploadedFile | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, url, fileId, fileSize, fileExtension, fileVersionId }: Readonly<Record<string, unknown>> = { ...value };
  if (typeof url !== 'string' || typeof name !== 'string') return null;
  return uploadedFile.decode({
    name,
    url,
    fileId: typeof fileId === 'string' ? fileId : '',
    fileSize: typeof fileSize === 'number' ? fileSize : null,
    fileExtension: typeof fileExtension === 'string' ? fileExtension : null,
    fileVersionId: typeof fileVersionId === 'string' ? fileVersionId : null,
  });
}
