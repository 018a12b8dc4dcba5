import { msg } from '@lingui/core/macro';
import { Download, Filter, Upload } from 'lucide';
import { createElement } from 'react';
import type { Printed } from '@milepost/kit/engines/print-sheet';
import type { Part } from '@milepost/kit/forms/grammar';
import type { ListAsk, ListColumn } from '@milepost/kit/lists/grammar';
import type { CompiledList } from '../../data/model/compile/index.ts';
import { designedCode } from '../../permissions/index.ts';
import type { AnyRow, ConditionsProps, OpenedForSeveralProps, ToolProps } from '../resource/index.ts';
import { ConditionChips } from './conditions/ConditionChips.tsx';
import { PrintRecords } from './PrintRecords.tsx';
import { isOffered } from './conditions/storedConditions.ts';
import { queryOf } from './queryOf.ts';
import type { QueriedRows } from './queryOf.ts';
import { says } from './says.ts';
import type { Transferred } from './transfer.ts';
import { selectedNodeParam } from './treeOf.ts';

/** Surroundings of the head of a designed list. */
export interface Head {
  readonly list: CompiledList;
  readonly of: Transferred;
  readonly menuId: string;
  /** Name of the list. */
  readonly name: string;
  /** Fields in which no two records may hold the same. */
  readonly unique: ReadonlySet<string>;
  /** Parts of its form, by which imported rows are judged. */
  readonly parts: readonly Part[];
  /** Its form has rules, or scripts that are none. @reading R-230 */
  readonly hasRules: boolean;
  /** Values of its records as they are printed. */
  readonly asShown: Printed['asShown'];
}

/** Kinds no sheet holds. @source forms §7 */
const NOT_EXPORTED = new Set(['uploadFz', 'uploadFile', 'uploadImg', 'editor', 'sign', 'signature', 'location']);

/** Tools above a designed list: import and export, where it has them. @source forms §7 */
export function toolsOf({ list, of, menuId, unique, parts, hasRules }: Head) {
  const { download, upload } = list.buttons.head;
  const editCode = list.buttons.row.edit?.code ?? null;
  const columns = list.columns.filter(({ kind }) => !NOT_EXPORTED.has(kind)) as unknown as readonly ListColumn<never>[];
  const draftName = `import.${of.modelId}`;
  const question = (ask: ListAsk, rows: QueriedRows) => queryOf(ask, { list, menuId, node: selectedNodeParam(list.tree, ask.node) }, rows);
  return [
    ...(list.conditions.length > 0
      ? [
          {
            id: 'conditions',
            label: msg`Super query`,
            code: null,
            icon: Filter,
            opens: async () => {
              const { default: ConditionsDialog } = await import('./conditions/ConditionsDialog.tsx');
              return { default: (props: ToolProps) => createElement(ConditionsDialog, { ...props, fields: list.conditions, menuId }) };
            },
          },
        ]
      : []),
    ...(upload
      ? [
          {
            id: 'upload',
            label: says(upload.label, msg`Import`),
            code: designedCode(upload.code),
            icon: Upload,
            draft: draftName,
            opens: async () => {
              const { default: ImportRecords } = await import('./ImportRecords.tsx');
              return {
                default: (props: ToolProps) =>
                  createElement(ImportRecords, { ...props, of, draftName, unique, parts, head: list.importHead, hasRules, editCode }),
              };
            },
          },
        ]
      : []),
    ...(download
      ? [
          {
            id: 'download',
            label: says(download.label, msg`Export`),
            code: designedCode(download.code),
            icon: Download,
            opens: async () => {
              const { default: ExportRecords } = await import('./ExportRecords.tsx');
              return { default: (props: ToolProps) => createElement(ExportRecords, { ...props, of, columns, question }) };
            },
          },
        ]
      : []),
  ];
}

/** Conditions of a designed list, and where they are shown; undefined where it has no super query. */
export function conditionsOf({ list: { conditions: fields }, of: { modelId }, menuId }: Head) {
  if (fields.length === 0) return undefined;
  return {
    isKnown: isOffered(fields),
    shows: (props: ConditionsProps) => createElement(ConditionChips, { ...props, fields, modelId, menuId }),
  };
}

/** Actions on several rows besides their deletion: printing, where the design names templates. @source forms §2.13 */
export function severalOf({ list, name, asShown }: Head) {
  const { batchPrint } = list.buttons.head;
  if (!batchPrint || list.printIds.length === 0) return [];
  return [
    {
      id: 'print',
      label: says(batchPrint.label, msg`Print`),
      code: designedCode(batchPrint.code),
      opens: async () => ({
        default: (props: OpenedForSeveralProps<AnyRow>) =>
          createElement(PrintRecords, { ...props, name, templateIds: list.printIds, asShown }),
      }),
    },
  ];
}
