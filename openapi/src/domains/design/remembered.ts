/**
 * A pure function of a part of a design, worked out once for each: what is the same part has the same outcome, since a design is
 * never changed in place. Outcomes go with their parts.
 */
export function remembered<Given extends object, Outcome>(work: (given: Given) => Outcome): (given: Given) => Outcome {
  const known = new WeakMap<Given, { readonly outcome: Outcome }>();
  return (given) => {
    const had = known.get(given);
    if (had) return had.outcome;
    const outcome = work(given);
    known.set(given, { outcome });
    return outcome;
  };
}

/** Designs that are looked at around one edit: as it was, as it is, as its step began, as the server has it. */
const LATEST = 4;

/** A pure function of a whole design, remembered for the last few: all steps of a history would keep what was worked out for each. */
export function rememberedLately<Given extends object, Outcome>(work: (given: Given) => Outcome): (given: Given) => Outcome {
  let known: readonly { readonly given: Given; readonly outcome: Outcome }[] = [];
  return (given) => {
    const had = known.find((one) => one.given === given);
    if (had) return had.outcome;
    const outcome = work(given);
    known = [{ given, outcome }, ...known].slice(0, LATEST);
    return outcome;
  };
}
