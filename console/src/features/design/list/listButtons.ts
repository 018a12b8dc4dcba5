import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { ownLabelOf } from '@milepost/openapi/domains/design/declare';
import type { JsonObject } from '@milepost/openapi/domains/design';
import type { ListItem } from './listItems.ts';

/** A button designs have from the start. */
export interface KnownButton {
  readonly value: string;
  /** Words for whoever designs. */
  readonly says: MessageDescriptor;
  /** Words the design keeps, in the language designs are written in. @reading R-950 */
  readonly label: string;
  readonly icon: string;
}

export const HEAD_BUTTONS: readonly KnownButton[] = [
  { value: 'add', says: msg({ message: 'Add', context: 'button of a list' }), label: '新增', icon: 'el-icon-plus' },
  { value: 'download', says: msg({ message: 'Export', context: 'button of a list' }), label: '导出', icon: 'el-icon-download' },
  { value: 'upload', says: msg({ message: 'Import', context: 'button of a list' }), label: '导入', icon: 'el-icon-upload2' },
  { value: 'batchRemove', says: msg`Delete several`, label: '批量删除', icon: 'el-icon-delete' },
  { value: 'batchPrint', says: msg`Print several`, label: '批量打印', icon: 'el-icon-printer' },
];
export const ROW_BUTTONS: readonly KnownButton[] = [
  { value: 'edit', says: msg({ message: 'Edit', context: 'button of a list' }), label: '编辑', icon: 'el-icon-edit' },
  { value: 'remove', says: msg({ message: 'Delete', context: 'button of a list' }), label: '删除', icon: 'el-icon-delete' },
  { value: 'detail', says: msg({ message: 'Details', context: 'button of a list' }), label: '详情', icon: 'el-icon-view' },
];

/** Words of a button as pages show it: what nobody has named says what it does in the language of the reader. @reading R-950 */
export function buttonWords(name: string, label: string): MessageDescriptor | string {
  const known = [...HEAD_BUTTONS, ...ROW_BUTTONS].find(({ value }) => value === name);
  return known && ownLabelOf(name, label) === '' ? known.says : label;
}

export const buttonItem = ({ value, label, icon }: KnownButton): JsonObject => ({ value, icon, label });

/** Kinds of buttons a design makes itself, as it numbers them. @source forms §7 */
export const CUSTOM = { form: 1, script: 2, interface: 3 } as const;

/** A button of the rows that opens a form or asks an interface; its code is one no other has. */
export function customItem(kind: 'form' | 'interface', label: string, there: readonly ListItem[]): JsonObject {
  const codes = new Set(there.map(({ own }) => own['value']));
  let number = there.length + 1;
  while (codes.has(`btn_custom${number}`)) number += 1;
  const common = { value: `btn_custom${number}`, label, icon: '' };
  if (kind === 'interface')
    return {
      ...common,
      event: { btnType: CUSTOM.interface, interfaceId: '', templateJson: [], useConfirm: true, confirmTitle: '', isRefresh: true },
    };
  const form = {
    modelId: '',
    popupType: 'dialog',
    popupTitle: label,
    popupWidth: '800px',
    formOptions: [],
    customBtn: false,
    isRefresh: true,
  };
  return { ...common, event: { btnType: CUSTOM.form, ...form } };
}
