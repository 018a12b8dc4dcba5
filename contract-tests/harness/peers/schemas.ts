import { OPERATIONS, type Operation } from '../model/description.ts';

/** An answer as a validator sees it. */
export interface Answered {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

interface Call {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
}

/** Schema validation alone: status, media type and shape of one answer against the description. Nothing where the call is none of it. */
export function validated(call: Call, { status, contentType, text }: Answered): string[] {
  const operation = operationAt(call);
  if (!operation || operation.isRaw) return [];
  const problems = [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(/^application\/json\b/i.test(contentType) ? operation.problems(parsed(text)) : [`media type ${contentType}`]),
  ];
  return problems.map((problem) => placeOf(call, problem));
}

/** `getRole: /data/list must be array`: without ids and numbers of rows, so that two runs can be compared. */
export function placeOf(call: Call, place: string): string {
  const { id } = operationAt(call) ?? { id: `${call.method} ${call.url?.split('?')[0]}` };
  return `${id}: ${place.replaceAll(/(?<=[./])\d+(?=[./ ]|$)/g, '*')}`;
}

/** Operation of a call; fixed segments win over parameters. */
function operationAt({ method, url = '' }: Call): Operation | null {
  const path = url.split('?')[0] ?? '';
  const fitting = [...OPERATIONS.values()].filter(
    (each) => each.method === method && new RegExp(`^${each.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
  );
  return fitting.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0] ?? null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
