import java61 from '@milepost/openapi/openapi.java-6.1.json' with { type: 'json' };
import net36 from '@milepost/openapi/openapi.net-3.6.json' with { type: 'json' };
import v34 from '@milepost/openapi/openapi.json' with { type: 'json' };
import { at, textOf } from '../../model/schema.ts';

/** Address of an operation: `GET`, `/api/system/BillRule/{id}`. */
export interface Address {
  readonly method: string;
  readonly path: string;
}

const byAddress = new Map<string, string[]>();
const byOperation = new Map<string, string[]>();
for (const document of [v34, net36, java61])
  for (const [path, item] of Object.entries<object>(document.paths))
    for (const [method, operation] of Object.entries(item)) {
      const key = keyOf({ method, path });
      const id = textOf(at(operation, 'operationId'));
      byAddress.set(key, [...(byAddress.get(key) ?? []), textOf(at(operation, 'x-effect'))]);
      byOperation.set(id, [...new Set([...(byOperation.get(id) ?? []), path])]);
    }

/**
 * True for an address that only reads in every version that is known to have it. In 3.6 the POST that lists notices in 3.4 makes
 * one, so that it must not be tried.
 */
export const isOnlyRead = (address: Address): boolean => (byAddress.get(keyOf(address)) ?? []).every((effect) => effect === 'read');

const MOST = 6;

/** Addresses an operation may have moved to: those other versions are known to have, then words that are spelled otherwise. */
export function movedTo(operation: string, { method, path }: Address): string[] {
  const words = [
    path.replace('/Action/', '/Actions/'),
    path.replace('/Actions/', '/Action/'),
    path.replaceAll(/\/([a-z])(?=\w*(?:\/|$))/g, (_, letter: string) => `/${letter.toUpperCase()}`).replace(/^\/Api/, '/api'),
    path.replaceAll(/\/([A-Z])(?=\w*(?:\/|$))/g, (_, letter: string) => `/${letter.toLowerCase()}`),
  ];
  const others = [...(byOperation.get(operation) ?? []), ...words].filter((each) => each !== path && isOnlyRead({ method, path: each }));
  return [...new Set(others)].slice(0, MOST);
}

/** Parameters are one, whatever they are called. */
function keyOf({ method, path }: Address): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`;
}
