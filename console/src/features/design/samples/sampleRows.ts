import { KINDS, isList, isObject, kindOfName, memberOf, textOf, valueAt } from '@milepost/openapi/domains/design';
import type { Json, KindName } from '@milepost/openapi/domains/design';
import { HEAD } from '../../../data/model/compile/index.ts';
import type { ModelRow } from '../../../data/model/compile/index.ts';
import { drawn } from './random.ts';
import { momentText, sampleMoment } from './sampleDates.ts';
import { STARS, figureOf, longestText, oddText, starsOf } from './sampleFigures.ts';
import { SAMPLE_DISTRICT, organization, person, stake, textFor } from './sampleTexts.ts';

/** Samples of a field: what it usually holds, nothing, as much as it may, or what nobody expects and some records hold. */
export const SAMPLE_KINDS = ['usual', 'empty', 'longest', 'odd'] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];

const OPTIONS = 3;
const SUB_ROWS = 2;

const numberIn = (value: Json | undefined): number => {
  const read = typeof value === 'number' ? value : Number(textOf(value) || Number.NaN);
  return Number.isFinite(read) ? read : Number.NaN;
};

/** Names of the options of a choice, of both dialects; those of dictionaries and interfaces are not known here, and are called like it. */
function optionsOf(control: Json, label: string): readonly string[] {
  const own = valueAt(control, ['__slot__', 'options']) ?? memberOf(control, 'options');
  const names = (isList(own) ? own : []).map((option) => textOf(memberOf(option, 'fullName')) || textOf(memberOf(option, 'label')));
  const known = names.filter((name) => name !== '');
  return known.length > 0 ? known : Array.from({ length: OPTIONS }, (_, at) => `${label}${at + 1}`);
}

function sampleNumber(control: Json, label: string, seed: string, place: number, isLongest: boolean): number {
  const [min, max] = [numberIn(memberOf(control, 'min')), numberIn(memberOf(control, 'max'))];
  const precision = numberIn(memberOf(control, 'precision')) || 0;
  return figureOf({ min, max, precision, label }, seed, place, isLongest);
}

const charsOf = (control: Json): number => numberIn(memberOf(control, 'maxlength'));

const EMPTY: Partial<Readonly<Record<KindName, unknown>>> = { checkbox: [], uploadFz: [], uploadImg: [] };

function usual(kind: KindName, control: Json, label: string, seed: string, place: number): unknown {
  const config = memberOf(control, '__config__');
  const format = textOf(memberOf(control, 'format'));
  const options = optionsOf(control, label);
  const option = options[drawn(seed, place, options.length)] ?? '';
  const moment = (usualFormat: string) => momentText(sampleMoment(config, seed, place), format || usualFormat);
  const range = (usualFormat: string, lengthMs: number) =>
    `${moment(usualFormat)} 至 ${momentText(sampleMoment(config, seed, place) + lengthMs, format || usualFormat)}`;
  switch (kind) {
    case 'switch':
      return place % 3 === 2 ? textOf(memberOf(control, 'inactiveTxt')) || '否' : textOf(memberOf(control, 'activeTxt')) || '是';
    case 'checkbox':
      return options.length > 1 ? [option, options[(options.indexOf(option) + 1) % options.length] ?? ''] : [option];
    case 'cascader':
      return `${options[0] ?? ''}/${option}`;
    case 'address':
      return SAMPLE_DISTRICT;
    case 'date':
      return moment('yyyy-MM-dd');
    case 'time':
      return moment('HH:mm:ss');
    case 'dateRange':
      return range('yyyy-MM-dd', 3 * 86_400_000);
    case 'timeRange':
      return range('HH:mm:ss', 2 * 3_600_000);
    case 'createTime':
    case 'modifyTime':
      return moment('yyyy-MM-dd HH:mm:ss');
    case 'uploadFz':
      return [{ name: `示例附件${place + 1}.pdf` }];
    case 'uploadImg':
      return [{ name: `示例图片${place + 1}.jpg` }];
    case 'rate':
      return starsOf(numberIn(memberOf(control, 'count')) || STARS, seed, place);
    case 'colorPicker':
      return `#${drawn(seed, place, 0x1000000).toString(16).padStart(6, '0')}`;
    case 'editor':
      return `<p>示例内容${place + 1}</p>`;
    case 'billRule':
      return `YB202611${String(place + 1).padStart(4, '0')}`;
    case 'location':
      return `示例高速上行 ${stake(seed, place)}`;
    case 'currPosition':
      return '示例岗位';
    case 'createUser':
    case 'modifyUser':
      return person(seed, place);
    default:
      return byValue(kind, control, { label, seed, place, option });
  }
}

function byValue(
  kind: KindName,
  control: Json,
  { label, seed, place, option }: { readonly label: string; readonly seed: string; readonly place: number; readonly option: string },
): unknown {
  switch (KINDS[kind].value) {
    case 'number':
      return sampleNumber(control, label, seed, place, false);
    case 'option':
      return option;
    case 'person':
      return person(seed, place);
    case 'organization':
    case 'made':
      return organization(seed, place);
    case 'record':
      return `示例记录${place + 1}`;
    default:
      return textFor(label, seed, place).slice(0, charsOf(control) || undefined);
  }
}

/**
 * Sample of a field as a server shows it in a list: words, figures, names of files. The same for the same control and number.
 * @param control the control as its design has it
 * @param place number of the record, from 0
 * @source designer §14
 */
export function sampleValue(control: Json, place: number, sample: SampleKind = 'usual'): unknown {
  const config = memberOf(control, '__config__');
  const name = textOf(memberOf(control, 'jnpfKey')) || textOf(memberOf(config, 'jnpfKey'));
  const label = textOf(memberOf(control, 'label')) || textOf(memberOf(config, 'label'));
  const kind = kindOfName(name);
  if (sample === 'empty') return (kind && EMPTY[kind]) ?? '';
  const seed = textOf(memberOf(control, '__vModel__')) || label;
  if (kind === undefined) return textFor(label, seed, place);
  const { value } = KINDS[kind];
  if (sample === 'odd' && (value === 'text' || value === 'longText')) return oddText(label, charsOf(control));
  if (sample === 'longest') {
    if (value === 'number') return sampleNumber(control, label, seed, place, true);
    if (value === 'text' || value === 'longText') return longestText(label, charsOf(control));
    if (value === 'options') return optionsOf(control, label);
    if (value === 'option') return optionsOf(control, label).toSorted((one, other) => other.length - one.length)[0] ?? '';
  }
  return usual(kind, control, label, seed, place);
}

/** Rows of a designed list, of sample values; values of sub-tables stand in rows of their own. */
export function sampleRows(
  columns: readonly Json[],
  tables: ReadonlySet<string>,
  count: number,
  sample: SampleKind = 'usual',
): readonly ModelRow[] {
  return Array.from({ length: count }, (_, place): ModelRow => {
    const row: Record<string, unknown> = {};
    for (const column of columns) {
      const prop = isObject(column) ? textOf(column['prop']) : '';
      const dash = prop.indexOf('-');
      const table = dash > 0 && tables.has(prop.slice(0, dash)) ? prop.slice(0, dash) : null;
      if (table === null) {
        row[prop] = sampleValue(column, place, sample);
        row[`${prop}_name`] = row[prop];
        continue;
      }
      const had = Array.isArray(row[table]) ? (row[table] as readonly object[]) : Array.from({ length: SUB_ROWS }, () => ({}));
      row[table] = had.map((one, at) => ({ ...one, [prop.slice(dash + 1)]: sampleValue(column, place * SUB_ROWS + at, sample) }));
    }
    // A column may show the id itself, of records of a data interface.
    const ownId = sample === 'usual' ? textOf(row['id'] as Json) : '';
    return { fullName: '', ...row, id: ownId || `sample${place + 1}`, isLeaf: true, [HEAD]: false };
  });
}
