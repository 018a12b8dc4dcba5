import { useMemo } from 'react';
import type { CascadeControl, ChoiceControl } from '../grammar/index.ts';
import { useParameters } from '../kinds/editing/useParameters.ts';
import type { ArrivingOptions } from '../render/surroundings.ts';
import type { FormHandle, FormPorts } from './types.ts';

/** Options of a choice as they arrive, in the language of the page. */
export interface FieldOptions extends Pick<ArrivingOptions, 'state'> {
  /** The same list until an option changes. */
  readonly options: readonly FieldOption[];
}

/** A choice of a list. */
export interface FieldOption {
  readonly id: string;
  readonly label: string;
  /** Level in a tree, 0 at the top. */
  readonly depth: number;
  readonly isDisabled: boolean;
}

const NONE = {};
const READY: ArrivingOptions['state'] = { kind: 'ready' };
const NOTHING: ArrivingOptions = { options: [], state: READY };
const useNothing: NonNullable<FormPorts['useOptions']> = () => NOTHING;

/**
 * Options a choice is made from: those of the control, or those of its feed, which `ports.useOptions` asks for with values of the form.
 * @throws where the control names a feed and the form was given no such port
 */
export function useFieldOptions({ store, text, ports }: FormHandle, { options, field }: ChoiceControl | CascadeControl): FieldOptions {
  const feed = options.from === 'feed' ? options : null;
  const parameters = useParameters(feed?.parameters, store.value, feed?.fixed ?? NONE);
  if (feed && !ports?.useOptions)
    throw new Error(
      `[kit] The form was given no port for options · those of “${field}” cannot be asked for · give ports.useOptions to useForm`,
    );
  const { useOptions = useNothing } = ports ?? {};
  const arriving = useOptions(feed?.id ?? '', parameters);
  const all = options.from === 'static' ? options.options : arriving.options;
  return {
    options: useMemo(
      () => all.map(({ id, label, depth = 0, isDisabled = false }) => ({ id, label: text(label), depth, isDisabled })),
      [all, text],
    ),
    state: feed ? arriving.state : READY,
  };
}
