import type { OpenApiDocument } from '../core/contract.ts';
import type { Envelope } from '../core/envelope.ts';
import type { CheckedRequest } from '../core/http/request.ts';

/** Versions of the documented servers the sandbox can speak like. */
export const DIALECTS = ['3.4', 'net-3.6', 'java-6.1'] as const;
export type DialectName = (typeof DIALECTS)[number];

/** Spelling of calls and answers in one version. Inside, everything is 3.4. */
export interface Dialect {
  readonly name: DialectName;
  /** The description in this version's spelling; the operation ids are the same in all. */
  readonly document: OpenApiDocument;
  /** Are its addresses read in any letter case? */
  readonly hasAnyCase: boolean;
  /** The call as 3.4 would have sent it. @throws Refusal when it cannot be read */
  readCall(operationId: string, call: CheckedRequest): CheckedRequest;
  /** The answer as this version sends it; `operationId` is null where no operation was found. */
  writeAnswer(operationId: string | null, envelope: Envelope, nowMs: number): object;
}

/** A value of the answers of one operation, changed on its way out. */
export type AnswerChange = (data: unknown) => unknown;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes one member wherever it stands in an answer, however deep. */
export function changeMember(name: string, change: (value: unknown) => unknown): AnswerChange {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === name ? change(inner) : walk(inner)]));
  };
  return walk;
}

/** A body member of this version under the name 3.4 gives it. */
export function renameMember(call: CheckedRequest, from: string, to: string): CheckedRequest {
  if (!isRecord(call.body) || !Object.hasOwn(call.body, from)) return call;
  const { [from]: value, ...rest } = call.body;
  return { ...call, body: { ...rest, [to]: value } };
}
