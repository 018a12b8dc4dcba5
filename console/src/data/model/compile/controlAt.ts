import type { FormControl } from '@milepost/openapi/domains/model';

/** Every control of a form that has a value, in whatever it stands; those of sub-tables belong to these. */
export const controlsIn = (fields: readonly FormControl[]): readonly FormControl[] =>
  fields.flatMap((control) => [
    ...(control.vModel === '' ? [] : [control]),
    ...(control.config.jnpfKey === 'table' ? [] : controlsIn(control.config.children)),
  ]);

/** Control of a form by its key; undefined where it has none of that. */
export const controlAt = (fields: readonly FormControl[], key: string): FormControl | undefined =>
  controlsIn(fields).find(({ vModel }) => vModel === key);
