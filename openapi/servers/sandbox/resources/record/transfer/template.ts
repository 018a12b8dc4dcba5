import { isOn } from '../../../../../src/rules/index.ts';
import { valueKindOf } from '@milepost/kit/forms/values';
import { sheetWords } from '../../../core/spreadsheet/sheet-words.ts';
import type { TemplateColumn } from '../../../core/spreadsheet/template-column.ts';
import type { ModelAccess } from '../model-access.ts';
import type { Field } from '../design.ts';
import type { Column } from './columns.ts';
import { controlOf, isSeveral, type RecordControl } from '../../../../../src/rules/records/index.ts';
import { createFieldOptions, type NamedTable, type Option } from './field-options.ts';

/** Kinds whose options are listed, by where they come from. */
const LISTED: ReadonlySet<string> = new Set(['radio', 'select', 'checkbox', 'treeSelect', 'dicSelect']);
const TABLES: Partial<Readonly<Record<string, NamedTable>>> = {
  depSelect: 'organization',
  posSelect: 'position',
  roleSelect: 'role',
  groupSelect: 'user_group',
};
/** Longer lists are written faster than they are searched in a spreadsheet program. */
const MOST_CHOICES = 500;
const TEXT_FORMAT = '@';
const LEAST_WIDTH = 12;
const MOST_WIDTH = 30;
/** Values whose cells show the format of their column. */
const SAMPLES: Partial<Readonly<Record<RecordControl['kind'], unknown>>> = { number: 1, date: 0, time: '08:30:00', rate: 1, slider: 1 };

/** Number format of the cells of a control; texts have one that keeps zeros at their front. */
function formatOf(control: RecordControl): string {
  const sample = SAMPLES[control.kind];
  if (sample === undefined) return TEXT_FORMAT;
  const cell = valueKindOf(control).cell.write(control, sample, sheetWords);
  return cell.t === 'n' ? (cell.z ?? 'General') : TEXT_FORMAT;
}

const widthOf = (heading: string): number => Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, heading.length * 2 + 4));
const maxCharsOf = ({ control }: Field): number | undefined => {
  const most = Number(control['maxlength']);
  return Number.isInteger(most) && most > 0 ? most : undefined;
};

/** Columns of the template of a model, as its fields are filled in. @reading R-223 */
export function templateColumns({ world, names }: ModelAccess, columns: readonly Column[]): TemplateColumn[] {
  const { optionsOf, table } = createFieldOptions(world.store, names);
  const choicesOf = (field: Field): readonly string[] => {
    const from = TABLES[field.kind];
    const options: readonly Option[] = from ? table(from) : LISTED.has(field.kind) ? optionsOf(field) : [];
    const labels = [...new Set(options.map(({ label }) => label).filter((label) => label !== ''))];
    return labels.length <= MOST_CHOICES ? labels : [];
  };
  return columns.map(({ field, label: heading }): TemplateColumn => {
    const control = controlOf(field);
    const ends = control.kind === 'number' || control.kind === 'slider' ? { min: numberOf(control.min), max: numberOf(control.max) } : {};
    return {
      heading,
      isRequired: isOn(field.config['required']),
      format: formatOf(control),
      widthChars: widthOf(heading),
      choices: control.kind === 'switch' ? ['开', '关'] : choicesOf(field),
      isMany: isSeveral(field),
      ...ends,
      maxChars: control.kind === 'text' ? maxCharsOf(field) : undefined,
    };
  });
}

const numberOf = (end: number | string | undefined): number | undefined => (typeof end === 'number' ? end : undefined);
