import type { OpenApiDocument } from '../core/contract.ts';
import { bend, type Members, type Serve } from './bend.ts';
import { SEEDED_FAULTS, type SeededFault } from './catalogue.ts';

export { SEEDED_FAULTS, type SeededFault } from './catalogue.ts';

/** @throws {Error} when there is no fault of that name */
export function faultOf(id: string): SeededFault {
  const fault = SEEDED_FAULTS.find((each) => each.id === id.toUpperCase());
  if (!fault)
    throw new Error(
      `[sandbox] There is no fault "${id}", so nothing can be wrong on purpose. There are F01 to ${SEEDED_FAULTS.at(-1)?.id}.`,
    );
  return fault;
}

/** Serves as before, but for the operation of a fault. */
export function withFault(serve: Serve, document: OpenApiDocument, id: string): Serve {
  const { operation, bend: bent } = faultOf(id);
  if (bent.kind === 'frames') return serve;
  const addresses = addressesOf(document);
  return bend(
    serve,
    (method, path) => addresses.find((each) => each.method === method && each.expression.test(path))?.id === operation,
    bent,
  );
}

/** Frames of the socket under a fault; undefined where they are as they should be. */
export function framesUnder(id: string | undefined): ((frame: Members) => readonly Members[]) | undefined {
  const bent = id === undefined ? undefined : faultOf(id).bend;
  return bent?.kind === 'frames' ? bent.change : undefined;
}

interface Address {
  readonly id: string;
  readonly method: string;
  readonly expression: RegExp;
}

/** Fixed segments win over parameters. */
function addressesOf(document: OpenApiDocument): Address[] {
  return Object.entries(document.paths)
    .toSorted(([a], [b]) => (rank(a) < rank(b) ? -1 : 1))
    .flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) => {
        const { operationId }: { operationId?: unknown } = Object(operation);
        const expression = new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`);
        return typeof operationId === 'string' ? [{ id: operationId, method: method.toUpperCase(), expression }] : [];
      }),
    );
}

const rank = (path: string): string => path.replaceAll(/\{[^}]+\}/g, '\u{10FFFF}');
