import type { OpenApiDocument } from '../core/contract.ts';

/** Way the operations of one domain are answered. */
export interface DomainAnswers {
  domain: string;
  operations: number;
  /** So many of them work on tables; the others answer the examples of the description. */
  stateful: number;
  answers: 'tables' | 'examples' | 'both';
}

/** Every domain of the description, in its order. */
export function readDomains(document: OpenApiDocument, isHandled: (operationId: string) => boolean): DomainAnswers[] {
  const counts = new Map<string, { operations: number; stateful: number }>();
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item)) {
      const { operationId, tags }: { operationId?: string; tags?: readonly string[] } =
        typeof operation === 'object' && operation !== null ? operation : {};
      if (operationId === undefined) continue;
      const domain = tags?.[0] ?? '';
      const count = counts.get(domain) ?? { operations: 0, stateful: 0 };
      counts.set(domain, { operations: count.operations + 1, stateful: count.stateful + (isHandled(operationId) ? 1 : 0) });
    }
  return [...counts].map(([domain, { operations, stateful }]) => ({
    domain,
    operations,
    stateful,
    answers: stateful === operations ? 'tables' : stateful === 0 ? 'examples' : 'both',
  }));
}
