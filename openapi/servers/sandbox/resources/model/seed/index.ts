import { listOf } from './lists.ts';
import type { Control } from './controls.ts';
import type { Ids } from './ids.ts';
import { DESIGNS, MODELS } from './models.ts';
import type { ModelSeed, Values } from './types.ts';

export { MODELS } from './models.ts';
export type { Values } from './types.ts';

const FORM = {
  formRef: 'elForm',
  formModel: 'dataForm',
  size: 'small',
  labelPosition: 'right',
  labelWidth: 100,
  formRules: 'rules',
  popupType: 'general',
  generalWidth: '600px',
  fullScreenWidth: '100%',
  drawerWidth: '600px',
  gutter: 15,
  disabled: false,
  span: 24,
  formBtns: false,
  hasCancelBtn: true,
  cancelButtonText: '取 消',
  hasConfirmBtn: true,
  confirmButtonText: '确 定',
  hasPrintBtn: false,
  printButtonText: '打 印',
  printId: '',
  formStyle: '',
  funcs: { onLoad: '', beforeSubmit: '', afterSubmit: '' },
  className: [],
  classJson: '',
};

/** Form, list and records of a model of the seed, as the texts and values they are stored as. */
export interface LaidOut {
  readonly formData: string;
  readonly columnData: string | null;
  readonly records: readonly Values[];
}

const FIRST_FORM_ID = 101;

/** @throws when the seed has no such model */
export function layOutSeed(seedCode: string, ids: Ids): LaidOut {
  const model = MODELS.find(({ enCode }) => enCode === seedCode);
  const design = model && DESIGNS[model.design];
  if (!model || !design) throw new Error(`[sandbox] The seed has no model "${seedCode}". Add it to the models of the seed.`);
  let last = FIRST_FORM_ID - 1;
  const numbered = (control: Control): Control => {
    const { __config__: config, __vModel__: key } = control;
    last += 1;
    const formId = last;
    const children = config.children?.map(numbered);
    const isHidden = key !== undefined && (model.hidden ?? []).includes(key);
    return {
      ...control,
      __config__: { ...config, formId, renderKey: formId, ...(isHidden && { noShow: true }), ...(children && { children }) },
    };
  };
  const fields = design.fields(ids).map(numbered);
  const list = design.list?.(ids);
  const columnData = list && columnsOf(fields, model, ids, list);
  const count = model.count ?? design.count ?? 0;
  return {
    formData: JSON.stringify({ ...FORM, idGlobal: last, ...design.form?.(ids), fields }),
    columnData: columnData ? JSON.stringify(columnData) : null,
    records: Array.from({ length: count }, (_, index) => design.record?.(ids, index) ?? {}),
  };
}

type ListSeed = NonNullable<ReturnType<NonNullable<(typeof DESIGNS)[string]['list']>>>;

/** A list without the columns and filters whose controls are hidden; a data view has the columns of its interface. */
function columnsOf(fields: readonly Control[], { hidden = [], list: own, webType, dataInterface }: ModelSeed, ids: Ids, list: ListSeed) {
  const isShown = (key: string): boolean => !hidden.includes(key) && !hidden.includes(key.split('-')[0] ?? key);
  if (webType === 1) return null;
  if (webType === 4) return dataViewOf(ids.dataInterface(dataInterface ?? ''));
  const shown = { ...list, columns: list.columns.filter(isShown), filters: (list.filters ?? []).filter(isShown) };
  return listOf(fields, { ...shown, more: { ...list.more, ...own } });
}

const STATION_COLUMNS = [
  ['id', '编号'],
  ['fullName', '收费站'],
  ['roadNumber', '路线编号'],
  ['roadName', '路线名称'],
  ['stake', '桩号'],
  ['entryLanes', '入口车道'],
  ['exitLanes', '出口车道'],
  ['phone', '电话'],
  ['status', '状态'],
] as const;

/** A list over the rows of a data interface: no form, no super query. @source forms §7 */
function dataViewOf(interfaceId: string) {
  const text = (key: string, label: string): Control => ({ __vModel__: key, __config__: { jnpfKey: 'comInput', label } });
  const list = listOf(
    STATION_COLUMNS.map(([key, label]) => text(key, label)),
    {
      columns: STATION_COLUMNS.map(([key]) => key),
      filters: ['fullName', 'roadNumber'],
      buttons: ['download'],
      rowButtons: [],
      look: { fullName: { width: 200, sortable: true }, id: { sortable: true } },
      more: { hasSuperQuery: false, interfaceId, defaultSidx: 'id', sort: 'asc' },
    },
  );
  return { ...list, searchList: list.searchList.map((each) => ({ ...each, isFromParam: each.prop === 'roadNumber' })) };
}
