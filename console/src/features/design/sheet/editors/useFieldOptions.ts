import { KINDS, fieldName, fieldsOf, kindOfName, labelOf } from '@milepost/openapi/domains/design';
import type { DesignDocument, NodeId } from '@milepost/openapi/domains/design';
import { useMemo } from 'react';
import { useDesign } from '../../designer/useDesigner.ts';
import { useSheetNode } from '../sheetNode.ts';

/** Fields that may be named by a setting. */
export interface FieldFilter {
  /** Kinds by their names up to 3.4; every one that may be followed when left out. */
  readonly kinds?: readonly string[];
  /** A column of the same sub-table is named by its own key. @defaultValue false */
  readonly isOwnKey?: boolean;
}

export interface FieldOption {
  readonly id: string;
  readonly label: string;
  readonly keywords: string;
}

/** Fields a control may name: those of the form, and of the sub-table it stands in. */
export function fieldOptions(
  document: DesignDocument,
  nodeId: NodeId | null,
  { kinds, isOwnKey = false }: FieldFilter,
): readonly FieldOption[] {
  const fields = fieldsOf(document);
  const home = fields.find((field) => field.nodeId === nodeId)?.table ?? null;
  const tables = new Map(
    fields.flatMap(({ key, nodeId: id, kind }) => (kind === 'table' ? [[key, document.tree.nodes.get(id)] as const] : [])),
  );
  return fields.flatMap((field): readonly FieldOption[] => {
    const kind = kindOfName(field.kind);
    const node = document.tree.nodes.get(field.nodeId);
    if (!node || field.nodeId === nodeId || (field.table !== null && field.table !== home)) return [];
    if (kinds ? kind === undefined || !kinds.includes(kind) : kind === undefined || !KINDS[kind].isSource) return [];
    const table = field.table === null ? undefined : tables.get(field.table);
    const name = isOwnKey ? field.key : fieldName(field);
    return [{ id: name, label: table ? `${labelOf(table)} · ${labelOf(node)}` : labelOf(node), keywords: name }];
  });
}

/** The same for the control of the sheet, as the design is now. */
export function useFieldOptions(filter: FieldFilter): readonly FieldOption[] {
  const nodeId = useSheetNode();
  const document = useDesign((state) => state.document);
  return useMemo(() => fieldOptions(document, nodeId, filter), [document, nodeId, filter]);
}
