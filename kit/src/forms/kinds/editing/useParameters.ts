import { useMemo } from 'react';
import type { FieldPath, Read } from '../../grammar/index.ts';

/** Values of a form that options or a picker are asked with, by their names; the same object until one of them changes. */
export function useParameters(
  parameters: Readonly<Record<string, FieldPath>> | undefined,
  read: Read,
  fixed: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const values = Object.entries(parameters ?? {}).map(([name, field]) => [name, read(field)]);
  const asked = JSON.stringify([...Object.entries(fixed), ...values]);
  return useMemo(() => Object.fromEntries(JSON.parse(asked) as [string, unknown][]), [asked]);
}
