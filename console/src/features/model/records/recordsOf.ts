import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Control, FormRule, Text } from '@milepost/kit/forms/grammar';
import type { ListAsk, ListColumn } from '@milepost/kit/lists/grammar';
import { recordOperations } from '@milepost/openapi/operations';
import { HEAD } from '../../../data/model/compile/index.ts';
import type { CompiledForm, CompiledLook, CustomButton, ModelRow } from '../../../data/model/compile/index.ts';
import type { Codecs, FieldPart, MoreAction, Operations, Saving } from '../../resource/index.ts';
import type { DetailDeclaration, FormDeclaration, ListDeclaration, ResourceWords } from '../../resource/definition/types.ts';
import { codecsOf } from '../codecs.ts';
import { customActions } from '../customActions.ts';
import { detailOf } from '../detailOf.ts';
import { drawn } from '../drawn.ts';
import { formOf } from '../formOf.ts';
import { modelScreen } from '../modelResource.ts';
import { queryOf } from '../queryOf.ts';
import { rowNameOf } from '../rowName.ts';
import type { RecordFields, RecordOf } from './fields.ts';
import { formRulesOf } from './fieldRules.ts';
import { madePart } from './parts.ts';
import type { RecordPart } from './parts.ts';
import { recordList } from './recordList.ts';
import type { RecordListDeclaration } from './recordList.ts';

type NameOf<Fields extends RecordFields> = keyof Fields & string;
/** Names of fields a list may show: those of rows with their table before them. */
type ListName<Fields extends RecordFields> = NameOf<Fields> | `${NameOf<Fields>}-${string}`;

/** A record as it is filled in. */
export type RecordDraft<Fields extends RecordFields> = RecordOf<Fields> & { readonly id?: string };

/** Codecs of declared records: rows by their columns, records by their fields. */
interface RecordCodecs<Draft> extends Codecs {
  readonly listRecords: { readonly data: { decode(wire: never): { readonly rows: readonly ModelRow[]; readonly total: number } } };
  readonly getRecord: { readonly data: { decode(wire: never): Draft & { readonly id: string } } };
  readonly getRecordDisplay: { readonly data: { decode(wire: never): object } };
  readonly createRecord: { readonly body: { decode(wire: never): Draft; encode(model: never): unknown } };
  readonly updateRecord: { readonly body: { decode(wire: never): Draft; encode(model: never): unknown } };
}

/** A form of declared records. */
interface RecordFormDeclaration<Name extends string> {
  readonly frame: CompiledLook['frame'];
  readonly width?: CompiledLook['width'];
  readonly labels?: { readonly save?: Text; readonly cancel?: Text };
  readonly addsMore?: boolean;
  readonly print?: CompiledLook['print'];
  /** @defaultValue true */
  readonly isEditable?: boolean;
  readonly inRows?: boolean;
  /** Parts in their order. @defaultValue every field, one after the other */
  readonly parts?: readonly RecordPart<Name>[];
  readonly rules?: readonly FormRule[];
}

/** The form as screens declare theirs. */
type RecordForm<Draft> = Omit<FormDeclaration<Draft>, 'load' | 'update' | 'fields' | 'toDraft' | 'toBody' | 'initial'> & {
  readonly load: 'getRecord';
  readonly create: 'createRecord';
  readonly update?: 'updateRecord';
  readonly fields: readonly FieldPart<Draft>[];
  readonly toDraft: (record: object) => Draft;
  readonly toBody: (draft: Draft, saving: Saving) => Draft;
};

/** Title of a form for a record, until the page opens and has a name. */
export const USUAL_EDIT = msg`Edit record`;

const WIDTH_PX = { dialog: 600, wide: 800, drawer: 600, page: 600 } as const;

/** Operations on records as they are described; a page names the model in them once it knows its id. */
const OPERATIONS: Operations = recordOperations;

/**
 * Records of a model that is known by its code, on whatever server: their fields, and what a screen of them is made of.
 * @param enCode code of the design
 * @source designer §16 @reading R-939
 */
export function recordsOf<const Fields extends RecordFields>(enCode: string, fields: Fields) {
  type Draft = RecordDraft<Fields>;
  const controlOf = (name: string): Control => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) throw new Error(`[records] ${enCode} has no field "${name}" · the form could not show it · name one of its fields`);
    return { ...field.control, field: name } as Control;
  };
  const names = Object.keys(fields);
  const fieldRules = formRulesOf(enCode, fields);
  const compiledForms = new WeakMap<object, CompiledForm>();
  const nameOfRow = rowNameOf(recordList(fields, { columns: names }, false).columns);

  function form(declared: RecordFormDeclaration<NameOf<Fields>>): RecordForm<Draft> {
    const { frame, labels = {}, parts = names, isEditable = true, inRows = false } = declared;
    const rules = [...fieldRules, ...(declared.rules ?? [])];
    const look: CompiledLook = {
      frame,
      width: declared.width ?? WIDTH_PX[frame],
      confirm: '',
      cancel: '',
      savesAndGoesOn: declared.addsMore ?? false,
      print: declared.print ?? null,
    };
    const spec = { parts: parts.map((part) => madePart(part, controlOf)), rules };
    const compiled: CompiledForm = { spec, frame, look, rules: { rules, unread: [], isSaveUnread: false }, problems: [] };
    const made = { ...formOf(compiled, { isEditable, isInRows: inRows, of: {} }), rules, labels } as unknown as RecordForm<Draft>;
    compiledForms.set(made, compiled);
    return made;
  }

  function list(declared: RecordListDeclaration<ListName<Fields>>): ListDeclaration<ModelRow, 'listRecords'> {
    const { compiled, columns, below } = recordList(fields, declared as RecordListDeclaration<string>, false);
    const { keyword, isGrouped: _isGrouped, designedOrder: _order, conditions: _conditions, tree: _tree, ...more } = compiled;
    const nameOf = rowNameOf(columns);
    const headed = (all: typeof columns): readonly ListColumn<ModelRow>[] =>
      all.map(({ said, ...column }) => ({ ...drawn(column), header: said }) as ListColumn<ModelRow>);
    return {
      ...more,
      ...(declared.exports !== undefined && { exports: declared.exports }),
      call: 'listRecords',
      childrenCall: 'listChildRecords',
      columns: headed(columns),
      ...(below.length > 0 && { tables: below.map((table) => ({ ...table, columns: headed(table.columns) })) as never }),
      keyword: keyword && (keyword.label as MessageDescriptor),
      isHead: (one) => one[HEAD],
      nameOf: (one) => nameOf(one) || one.id,
      args: (ask: ListAsk, parent) => ({
        body: queryOf(ask, { list: compiled, menuId: '' }),
        ...(parent !== null && { path: { parentId: parent } }),
      }),
    } as ListDeclaration<ModelRow, 'listRecords'>;
  }

  return {
    calls: { operations: OPERATIONS, codecs: codecsOf(null, nameOfRow) as RecordCodecs<Draft> },
    /** Words of the screen; those left out are the usual ones. */
    words: (own: Partial<ResourceWords> & Pick<ResourceWords, 'many'>): ResourceWords => ({
      add: msg`New record`,
      edit: USUAL_EDIT,
      emptyText: msg`No records yet`,
      ...own,
    }),
    list,
    form,
    /** Buttons of the rows that open another form, or ask a data interface. */
    buttons: (all: readonly CustomButton[]): readonly MoreAction<ModelRow>[] => customActions(all, modelScreen),
    /** The record to read, as its form has it. */
    detail(of: RecordForm<Draft>): Omit<DetailDeclaration<object>, 'load' | 'toRecord'> & {
      readonly load: 'getRecordDisplay';
      readonly toRecord: (loaded: object) => object;
    } {
      const compiled = compiledForms.get(of);
      if (!compiled) throw new Error(`[records] ${enCode} · detail: this form is none of these records · make it with their form`);
      return { ...detailOf(compiled, enCode), label: msg`Detail` } as never;
    },
  };
}
