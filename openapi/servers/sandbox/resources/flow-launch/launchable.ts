import { Refusal } from '../../core/failure.ts';
import type { Store } from '../../core/store.ts';
import type { FlowNode } from './tables.ts';

/** A kind of flow as it is launched. */
export interface LaunchableFlow {
  readonly id: string;
  readonly enCode: string;
  readonly fullName: string;
  readonly design: string;
  readonly nodes: readonly FlowNode[];
  /** Model whose record the form is; null where the flow has a form of its own. */
  readonly modelId: string | null;
}

type FlowStored = { id: string; enCode: string; fullName: string; design: string; nodes: string };

/** @throws Refusal when there is none that can be launched */
export function launchable(store: Store, id: string): LaunchableFlow {
  const row = store.one<FlowStored>('SELECT id, enCode, fullName, design, nodes FROM flow WHERE id = ?', id);
  const nodes = row ? (JSON.parse(row.nodes) as FlowNode[]) : [];
  if (!row || nodes.length === 0) throw new Refusal('该流程不存在或已停用，无法发起');
  const model = store.one<{ id: string }>('SELECT id FROM model WHERE enCode = ? AND enableFlow = 1 AND state > 0', row.enCode);
  return { ...row, nodes, modelId: model?.id ?? null };
}

/** Steps by which a flow is launched now; none for a flow that is not there. */
export const nodesOf = (store: Store, flowId: string): readonly FlowNode[] =>
  JSON.parse(store.one<Pick<FlowStored, 'nodes'>>('SELECT nodes FROM flow WHERE id = ?', flowId)?.nodes ?? '[]') as FlowNode[];
