import type { CascadeControl, ChoiceControl, Control, Option, PickControl } from '@milepost/kit/forms/grammar';
import { drawn } from './random.ts';
import type { SampleAsk } from './types.ts';

/** Id that no option has: the record is older than the list of options. */
const GONE = 'gone';

/** Stands for a choice where nothing is known that could be chosen: the form asks for one. */
const standIn = ({ required }: Pick<Control, 'required'>, place: number): readonly string[] =>
  required === undefined || required === false ? [] : [`sample${place + 1}`];

const optionsOf = ({ options }: ChoiceControl | CascadeControl, { known }: SampleAsk): readonly Option[] =>
  options.from === 'static' ? options.options : known.optionsOf(options.id);

const lengthOf = ({ label }: Option): number => (typeof label === 'string' ? label : (label.message ?? '')).length;
const byLength = (one: Option, other: Option) => lengthOf(other) - lengthOf(one);

/** Chosen options of a list; two of several, as far as there are two. */
export function choiceOf(control: ChoiceControl, ask: SampleAsk): unknown {
  const { isMany = false } = control;
  const { sample, seed, place } = ask;
  if (sample === 'odd') return isMany ? [GONE] : GONE;
  const all = optionsOf(control, ask).filter(({ isDisabled }) => isDisabled !== true);
  const at = drawn(seed, place, all.length);
  if (sample === 'longest') return isMany ? all.map(({ id }) => id) : (all.toSorted(byLength)[0]?.id ?? null);
  const chosen = isMany ? [all[at], all[(at + 1) % all.length]] : [all[at]];
  const known = [...new Set(chosen.flatMap((option) => (option ? [option.id] : [])))];
  const ids = known.length > 0 ? known : standIn(control, place);
  return isMany ? ids : (ids[0] ?? null);
}

/** Ways from the top to what has nothing below it. */
function waysOf(options: readonly Option[]): readonly (readonly string[])[] {
  const above: string[] = [];
  return options.flatMap(({ id, depth = 0 }, at) => {
    above.length = Math.min(above.length, depth);
    above.push(id);
    return (options[at + 1]?.depth ?? 0) > depth ? [] : [[...above]];
  });
}

/** A way down through options that have levels. */
export function cascadeOf(control: CascadeControl, ask: SampleAsk): unknown {
  const { isMany = false } = control;
  const { sample, seed, place } = ask;
  const known = sample === 'odd' ? [[GONE, GONE]] : waysOf(optionsOf(control, ask));
  const ways = known.length > 0 ? known : standIn(control, place).map((id) => [id]);
  if (isMany) return sample === 'longest' ? ways : ways.slice(0, 1);
  const longest = ways.toSorted((one, other) => other.length - one.length)[0];
  return (sample === 'longest' ? longest : ways[drawn(seed, place, ways.length)]) ?? [];
}

/** People, departments and what else is picked: those of who tries, since they are there. */
export function pickedOf(control: PickControl, { sample, place, known }: SampleAsk): unknown {
  const { picker, isMany = false } = control;
  if (sample === 'odd') return isMany ? [GONE] : GONE;
  const there = known.choicesOf(picker);
  // A district is a way from the top.
  const own = there.length > 0 ? there : standIn(control, place).map((id) => (picker === 'address' ? [id] : id));
  return isMany ? own : (own[0] ?? null);
}
