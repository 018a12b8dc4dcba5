import type { Answer } from '../handlers.ts';
import type { OpenApiDocument } from '../contract.ts';

interface Media {
  examples?: Readonly<Record<string, { value?: { code?: number; msg?: unknown; data?: unknown } }>>;
}
interface DescribedOperation {
  operationId?: string;
  responses?: Readonly<Record<string, { content?: Readonly<Record<string, Media>> }>>;
}

/** The good example of every operation that has one: what domains without tables answer. @reading R-176 */
export function readExampleAnswers(document: OpenApiDocument): ReadonlyMap<string, Answer<unknown>> {
  const answers = new Map<string, Answer<unknown>>();
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item)) {
      const { operationId, responses }: DescribedOperation = typeof operation === 'object' && operation !== null ? operation : {};
      const good = responses?.['200']?.content?.['application/json']?.examples?.['good']?.value;
      if (operationId !== undefined && good !== undefined)
        answers.set(operationId, { data: good.data, ...(typeof good.msg === 'string' && { msg: good.msg }) });
    }
  return answers;
}
