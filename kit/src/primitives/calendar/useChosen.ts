import { useHeld } from '../../engines/prop-getters/index.ts';
import { one } from './chosen.ts';
import type { Chosen } from './chosen.ts';

interface ChosenOptions {
  readonly chosen?: Chosen | undefined;
  readonly initialChosen?: Chosen | undefined;
  readonly onPick?: ((value: string | null) => void) | undefined;
}

const NOTHING = one(null);

/** Choice of a calendar, and what chooses one day, month or year: told again where it is chosen already. */
export function useChosen({ chosen: given, initialChosen = NOTHING, onPick }: ChosenOptions) {
  const [chosen, choose] = useHeld<Chosen>({
    name: 'chosen',
    value: given,
    initial: initialChosen,
    onChange: ({ start }) => onPick?.(start),
  });
  return [chosen, (value: string | null) => choose(one(value))] as const;
}
