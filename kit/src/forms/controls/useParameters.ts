import { useMemo } from 'react';
import type { FieldPath, Read } from '../grammar/index.ts';

/** Values of a form that options or a picker are asked with, by their names; the same object until one of them changes. */
export function useParameters(parameters: Readonly<Record<string, FieldPath>> | undefined, read: Read): Readonly<Record<string, unknown>> {
  const asked = JSON.stringify(Object.entries(parameters ?? {}).map(([name, field]) => [name, read(field)]));
  return useMemo(() => Object.fromEntries(JSON.parse(asked) as [string, unknown][]), [asked]);
}
