import { msg, plural } from '@lingui/core/macro';
import type { ListAsk } from '@milepost/kit/lists/grammar';
import { controlsOf, listConfig } from '@milepost/openapi/domains/model';
import type { ModelRuntime } from '@milepost/openapi/domains/record';
import { HEAD, compileForm, compileList, printedAs } from '../../data/model/compile/index.ts';
import type { CompiledList, ModelRow } from '../../data/model/compile/index.ts';
import { personName } from '../../data/personName.ts';
import { designedCode } from '../../permissions/index.ts';
import type { AnyResource, NewAt } from '../resource/index.ts';
import { customActions } from './customActions.ts';
import type { ModelAt, ModelScreen } from './types.ts';
import { codecsOf } from './codecs.ts';
import { drawn } from './drawn.ts';
import { detailOf } from './detailOf.ts';
import { formOf } from './formOf.ts';
import { conditionsOf, severalOf, toolsOf } from './headActions.ts';
import type { Head } from './headActions.ts';
import { operationsOf } from './operations.ts';
import { recordPlaceOf } from './recordPlace.ts';
import { isReleasedAgain } from './isReleasedAgain.ts';
import { queryOf } from './queryOf.ts';
import { rowNameOf } from './rowName.ts';
import { says } from './says.ts';
import { selectedNodeParam, begunAt, sidebarOf } from './treeOf.ts';

/** Members by name, of any type: what a compiled screen has is known when its design is read. */
type Members<Declaration> = Partial<Record<keyof Declaration, unknown>>;

const NO_LIST = listConfig.decode({});

/** Actions of a designed list, as far as the engine has them. */
function actionsOf(of: Head) {
  const { head, row } = of.list.buttons;
  const { batchRemove } = head;
  return {
    adds: head.add !== undefined,
    ...(row.remove && { remove: 'removeRecord' }),
    removeBatch: batchRemove
      ? { call: 'removeRecords', code: designedCode(batchRemove.code), label: says(batchRemove.label, msg`Delete`) }
      : (false as const),
    labels: {
      edit: says(row.edit?.label, msg`Edit`),
      remove: says(row.remove?.label, msg`Delete`),
    },
    tools: toolsOf(of),
    several: severalOf(of),
    more: customActions(of.list.custom, modelScreen),
    history: false,
  } satisfies Members<AnyResource['actions']>;
}

/** Scripts of a list are named where they are missed: who reads it may wonder why a row has no colour. @reading R-770 */
const notesOf = ({ unread }: CompiledList) =>
  unread === 0
    ? []
    : [msg`${plural(unread, { one: 'One script of this list does not run here', other: '# scripts of this list do not run here' })}`];

/** The form, whose new records begin with what is chosen in the tree beside the list. */
function beginning<F extends object>(form: F & { readonly initial?: (at: NewAt) => object }, tree: CompiledList['tree']) {
  return tree === null ? form : { ...form, initial: (at: NewAt) => ({ ...form.initial?.(at), ...begunAt(tree, at.node) }) };
}

/** The screen of a model: its stored design compiled into what a declared screen is. @source forms §4, §7 */
export function modelScreen(runtime: ModelRuntime, { modelId, menuId, name = runtime.fullName, person }: ModelAt): ModelScreen {
  const design = runtime.formData.kind === 'value' ? runtime.formData.value : null;
  const { columnData } = runtime;
  const hasForm = runtime.webType !== 'dataView';
  if ((design === null && hasForm) || columnData.kind === 'broken')
    throw new Error('[model] A design could not be read. Ask for it to be released again.');
  const form = design && compileForm(design, recordPlaceOf(modelId, runtime));
  // A form without a list has no columns.
  const list = compileList(columnData.kind === 'value' ? columnData.value : NO_LIST, design?.fields, personName);
  const { head, row } = list.buttons;
  const nameOf = rowNameOf(list.columns);
  const unique = new Set(design ? controlsOf(design).flatMap(({ config, vModel }) => (config.unique ? [vModel] : [])) : []);
  const asShown = form && printedAs(form.spec, personName);
  const hasRules = form !== null && form.rules.rules.length + form.rules.unread.length > 0;
  const above = { list, of: { modelId, flowId: runtime.flowId }, menuId, name, unique, parts: form?.spec.parts ?? [], hasRules, asShown };
  const resource = {
    id: `model:${modelId}`,
    operations: operationsOf(modelId),
    codecs: codecsOf(runtime.flowId, nameOf),
    words: {
      many: says(name),
      add: runtime.webType === 'form' ? says(name) : says(head.add?.label, msg`New record`),
      edit: msg`Edit ${name}`,
      emptyText: msg`No records yet`,
    } satisfies AnyResource['words'],
    list: {
      ...list,
      columns: list.columns.map(drawn),
      ...(list.below.length > 0 && {
        tables: list.below.map(({ field, label, columns }) => ({ field, label: says(label), columns: columns.map(drawn) })),
      }),
      call: 'listRecords',
      childrenCall: 'listChildRecords',
      exports: false,
      conditions: conditionsOf(above),
      ...(list.tree && { sidebar: sidebarOf(list.tree) }),
      keyword: list.keyword && says(list.keyword.label),
      notes: notesOf(list),
      isHead: (one: ModelRow) => one[HEAD],
      nameOf: (one: ModelRow) => nameOf(one) || one.id,
      args: (ask: ListAsk, parent: string | null) => ({
        body: queryOf(ask, { list, menuId, node: selectedNodeParam(list.tree, ask.node) }),
        ...(parent !== null && { path: { parentId: parent } }),
      }),
    } satisfies Members<AnyResource['list']>,
    form:
      form &&
      beginning(
        formOf(form, {
          person,
          isEditable: row.edit !== undefined,
          isInRows: list.isInRows,
          of: { ...(design && { design }), isRenewed: isReleasedAgain(modelId, design) },
        }),
        list.tree,
      ),
    // Reading a record needs no more than the list it stands in. @reading R-278
    detail: form && hasForm ? { ...detailOf(form, modelId), label: says(row.detail?.label, msg`Detail`) } : null,
    actions: hasForm ? actionsOf(above) : { tools: toolsOf(above), history: false },
  } satisfies Members<AnyResource>;
  return { resource: resource as unknown as AnyResource, judges: list.judges, isFormOnly: runtime.webType === 'form' };
}
