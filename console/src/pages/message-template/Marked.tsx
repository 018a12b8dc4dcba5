import * as css from './MessageTemplate.css.ts';

interface MarkedProps {
  readonly text: string;
  /** Pieces of it to be marked. */
  readonly faults: readonly string[];
}

/** A text in which some pieces are marked. */
export function Marked({ text, faults }: MarkedProps) {
  const at = faults.map((fault) => text.indexOf(fault));
  const first = faults.reduce<number>((found, _, each) => (isBefore(at[each], at[found]) ? each : found), 0);
  const [fault, from] = [faults[first], at[first]];
  if (fault === undefined || from === undefined || from === -1) return text;
  return (
    <>
      {text.slice(0, from)}
      <mark className={css.unknown}>{fault}</mark>
      <Marked text={text.slice(from + fault.length)} faults={faults} />
    </>
  );
}

const isBefore = (one = -1, other = -1): boolean => one !== -1 && (other === -1 || one < other);
