import { msg } from '@lingui/core/macro';
import type { FormSpec } from '@milepost/kit/forms/grammar';
import type { ListAsk } from '@milepost/kit/lists/grammar';
import { recordCodecs } from '@milepost/openapi/domains/record';
import type { ModelRuntime } from '@milepost/openapi/domains/record';
import { compileForm, compileList, valuesToSave } from '../../data/model/compile/index.ts';
import type { CompiledList, Values } from '../../data/model/compile/index.ts';
import type { AnyResource, Saving } from '../resource/index.ts';
import { codecsOf } from './codecs.ts';
import { operationsOf } from './operations.ts';

export interface ModelAt {
  readonly modelId: string;
  /** Entry of the menu the list is opened at: rights, columns and kept queries are its own. */
  readonly menuId: string;
}

/** Question of a generated list, as it is sent. @source forms §7 */
function queryOf(ask: ListAsk, list: CompiledList, menuId: string) {
  const { page, pageSize, order, filters, keyword } = ask;
  const given = Object.entries(filters).filter(([, value]) => value !== null && value !== '');
  return recordCodecs.listRecords.body.encode({
    currentPage: page,
    pageSize: list.shape === 'paged' ? pageSize : 10_000,
    sort: order?.direction === 'ascending' ? 'asc' : 'desc',
    sortField: order?.columnId ?? '',
    menuId,
    filter: given.length > 0 ? { kind: 'value', value: Object.fromEntries(given) } : { kind: 'none' },
    conditions: { kind: 'none' },
    rows: 'page',
    selectIds: [],
    selectKey: [],
    keyword,
  });
}

/** The screen of a model: its stored design compiled into what a declared screen is. @source forms §4, §7 */
export function modelResource(runtime: ModelRuntime, { modelId, menuId }: ModelAt): AnyResource {
  const { fullName: name } = runtime;
  const design = runtime.formData.kind === 'value' ? runtime.formData.value : null;
  const columns = runtime.columnData.kind === 'value' ? runtime.columnData.value : null;
  if (design === null || columns === null) throw new Error('[model] A design could not be read. Ask for it to be released again.');
  const form = compileForm(design);
  const list = compileList(columns);
  const fields: FormSpec['parts'] = form.spec.parts;
  return {
    id: `model:${modelId}`,
    operations: operationsOf(modelId),
    codecs: codecsOf(runtime.flowId),
    words: { many: msg`${name}`, add: msg`New record`, edit: msg`Edit ${name}`, none: msg`No records yet` },
    list: {
      ...list,
      call: 'listRecords',
      nameOf: (row: { readonly id: string }) => {
        const [first] = list.columns;
        return first?.text(row, { text: String, moment: String }) || row.id;
      },
      args: (ask: ListAsk) => ({ body: queryOf(ask, list, menuId) }),
    },
    form: {
      frame: form.frame,
      load: 'getRecord',
      create: 'createRecord',
      update: 'updateRecord',
      fields,
      toBody: (draft: Values, saving: Saving) => valuesToSave(form.spec, draft, saving),
    },
    detail: { load: 'getRecord', fields, label: msg`Details` },
    actions: { ...(list.rowButtons.includes('remove') && { remove: 'removeRecord' }), history: false },
  } as unknown as AnyResource;
}
