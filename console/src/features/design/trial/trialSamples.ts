import { controlsOf } from '@milepost/kit/forms/grammar';
import type { Option, Part } from '@milepost/kit/forms/grammar';
import type { Json } from '@milepost/openapi/domains/design';
import { listConfig } from '@milepost/openapi/domains/model';
import type { ModelRuntime } from '@milepost/openapi/domains/record';
import { compileList } from '../../../data/model/compile/index.ts';
import type { CompiledList, ModelRow, Values } from '../../../data/model/compile/index.ts';
import { SAMPLES, inShape } from '../list/compiledList.ts';
import { sampleRecord } from '../samples/sampleRecord.ts';
import { sampleRows, sampleValue } from '../samples/sampleRows.ts';
import type { SampleKind } from '../samples/sampleRows.ts';
import type { KnownValues } from '../samples/types.ts';
import type { Sample } from './trialRows.ts';

interface Listed {
  readonly columnList?: readonly Json[];
  readonly groupField?: string;
}

/** A list of samples, as its design has it. */
export interface TrialList {
  readonly compiled: CompiledList;
  readonly samples: readonly Sample[];
  /** Rows in the shape of the list: in groups, below each other, or one after the other. */
  readonly shaped: (rows: readonly ModelRow[]) => readonly ModelRow[];
}

const labelIn = (options: readonly Option[], id: unknown): unknown => {
  const label = options.find((option) => option.id === id)?.label;
  return typeof label === 'string' ? label : id;
};

/** A row with the words of the options its record holds: a filter finds what is in sight. */
function withOptions(row: ModelRow, record: Values, parts: readonly Part[], known: KnownValues): ModelRow {
  const said = controlsOf({ parts }).flatMap(({ control }) => {
    if (control.kind !== 'choice' || !(control.field in row) || row[control.field] === '') return [];
    const options = control.options.from === 'static' ? control.options.options : known.optionsOf(control.options.id);
    const held = record[control.field];
    if (options.length === 0 || held === undefined || held === null) return [];
    const words = Array.isArray(held) ? held.map((id) => labelIn(options, id)) : labelIn(options, held);
    return [
      [control.field, words],
      [`${control.field}_name`, words],
    ];
  });
  return { ...row, ...Object.fromEntries(said) } as ModelRow;
}

/** Samples of the list of a design, each with the record behind it; null for a form without a list. */
export function trialList(runtime: ModelRuntime, parts: readonly Part[], sample: SampleKind, known: KnownValues): TrialList | null {
  const { columnData, formData } = runtime;
  if (columnData.kind !== 'value') return null;
  const design = formData.kind === 'value' ? formData.value : null;
  const compiled = compileList(columnData.value, design?.fields);
  const { columnList = [], groupField = '' } = listConfig.encode(columnData.value) as Listed;
  const tables = new Set(controlsOf({ parts }).flatMap(({ control }) => (control.kind === 'table' ? [control.field] : [])));
  const rows = sampleRows(columnList, tables, SAMPLES, sample);
  const groupBy = columnList.find((column) => (column as { readonly prop?: unknown } | null)?.prop === groupField);
  return {
    compiled,
    samples: rows.map((row, place) => {
      const record = sampleRecord({ parts }, place, sample, known);
      return { row: withOptions(row, record, parts, known), record };
    }),
    shaped: (found) => inShape(found, compiled, (at) => (groupBy === undefined ? '' : String(sampleValue(groupBy, at)))),
  };
}
