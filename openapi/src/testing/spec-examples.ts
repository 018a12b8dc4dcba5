import document from '../../generated/openapi.json' with { type: 'json' };
import type { OperationId, OperationShapes } from '../../generated/operations.gen.ts';

interface Example {
  value: unknown;
}
interface SpecOperation {
  operationId: string;
  requestBody?: { content: Record<string, { examples?: Record<string, Example> }> };
  responses: { '200': { content: Record<string, { examples: Record<string, Example> }> } };
}

const operations: SpecOperation[] = Object.values(document.paths).flatMap((item): SpecOperation[] => Object.values(item));

const operationOf = (id: OperationId): SpecOperation => {
  const found = operations.find((operation) => operation.operationId === id);
  if (!found) throw new Error(`[api] The description has no operation "${id}". Run "npm run generate".`);
  return found;
};

/** For tests: the `data` of every good answer (code 200) the description shows for an operation, by the name of the example. */
export function goodData<Id extends OperationId>(id: Id): [name: string, data: OperationShapes[Id]['data'] | null][] {
  const examples = operationOf(id).responses['200'].content['application/json']?.examples ?? {};
  return Object.entries(examples).flatMap(([name, { value }]) => {
    const envelope = value as { code: number; data?: OperationShapes[Id]['data'] | null }; // proven by codegen/schemas.test.ts
    return envelope.code === 200 ? [[name, envelope.data ?? null]] : [];
  });
}

/** For tests: the body the description shows for an operation. */
export function requestExample<Id extends OperationId>(id: Id): OperationShapes[Id]['body'] {
  const [media] = Object.values(operationOf(id).requestBody?.content ?? {});
  return media?.examples?.['request']?.value as OperationShapes[Id]['body']; // proven by codegen/schemas.test.ts
}
