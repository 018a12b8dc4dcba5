import type { ConfigProblem } from '../../primitives/config-problem/index.ts';
import { visibleParts } from '../grammar/index.ts';
import type { FieldPath, Part } from '../grammar/index.ts';
import { readPart } from './configuredField.ts';
import { words } from './designed.ts';
import { dialectOf } from '../kinds/dialectOf.ts';
import { DESIGN_LIMITS } from './jsonText.ts';
import { linked } from './linked.ts';
import { Members, worksWith } from './members.ts';
import { fieldName } from './rows.ts';
import { isSealedObject, placeOf, seal } from './sealed.ts';
import type { Sealed } from './sealed.ts';

/** A fault of a design: the control it is at, and what is wrong with it. */
export interface DesignFault {
  /** Path in the design, such as `fields[3]`. */
  readonly at: string;
  /** Label of the control, its key where it has none. */
  readonly label: string;
  readonly problems: readonly ConfigProblem[];
}

/** Parts of a designed form, and everything that is wrong with its design. */
export interface ConfiguredForm {
  readonly parts: readonly Part[];
  readonly faults: readonly DesignFault[];
}

const NAME_CHARS = 64;
const MOST_FIELDS = 5_000;
const AT = 'fields';

/**
 * The parts of a form out of the `fields` of its design. A control that cannot be read shows what it holds and keeps it, and is
 * named among the faults; whatever stands around it works.
 * @source forms §3, §5
 * @reading R-765
 */
export function configuredForm(fields: unknown): ConfiguredForm {
  const sealed = seal(fields, AT, DESIGN_LIMITS);
  const faults: DesignFault[] = sealed.problems.map((problem) => ({ at: problem.path, label: '', problems: [problem] }));
  const items: readonly Sealed[] = Array.isArray(sealed.value) ? sealed.value : [];
  const dialect = dialectOf(items);
  if (items.length > MOST_FIELDS)
    faults.push({ at: AT, label: '', problems: [{ path: AT, reason: { kind: 'tooMany', max: MOST_FIELDS } }] });

  /** Reads a part on its own: its faults are noted at it, and those within it at themselves. */
  function read(given: Members, depth: number): Part {
    const { members, problems } = given.apart();
    const part = readPart(members, depth, read);
    if (problems.length === 0) return part;
    const config = members.within('__config__');
    const field = fieldName(given.apart().members);
    const label = words(given.apart().members.within('__config__'), 'label') ?? field;
    const within = (path: string) => (path.startsWith(`${given.place}.`) ? path.slice(given.place.length + 1) : path);
    faults.push({ at: given.place, label, problems: problems.map(({ path, reason }) => ({ path: within(path), reason })) });
    if (problems.every(worksWith) || part.part !== 'control' || part.kind === 'table') return part;
    const { span } = part;
    const name = config.text('jnpfKey', '').slice(0, NAME_CHARS);
    return { part: 'control', kind: 'unknown', field, label, name, ...(span !== undefined && { span }) };
  }

  const parts = items.slice(0, MOST_FIELDS).flatMap((item, at): readonly Part[] => {
    const place = placeOf(AT, at);
    if (isSealedObject(item)) return [read(new Members(item, place, [], dialect), 0)];
    faults.push({ at: place, label: '', problems: [{ path: '', reason: { kind: 'wrongKind', wanted: 'object' } }] });
    return [];
  });
  // Without a field there is nothing to show, and nothing to keep.
  const { kept, twice } = once(parts);
  faults.push(
    ...twice.map((name) => ({ at: AT, label: name, problems: [{ path: '__vModel__', reason: { kind: 'duplicate' as const, name } }] })),
  );
  return { parts: linked(kept), faults };
}

/** Parts without the controls that share a field with another: neither would know what it holds. */
function once(parts: readonly Part[]): { readonly kept: readonly Part[]; readonly twice: readonly string[] } {
  const fields = controlFields(parts);
  const seen = new Set<FieldPath>();
  const twice = [...new Set(fields.filter((field) => field !== '' && (seen.has(field) || !seen.add(field))))];
  const gone = new Set(['', ...twice]);
  return { kept: fields.some((field) => gone.has(field)) ? visibleParts(parts, ({ field }) => !gone.has(field)) : parts, twice };
}

/** Fields of all controls, those under other tabs too. */
const controlFields = (parts: readonly Part[]): readonly FieldPath[] =>
  parts.flatMap((part): readonly FieldPath[] => {
    if (part.part === 'control') return [part.field];
    if (part.part === 'tabs') return part.tabs.flatMap((tab) => controlFields(tab.parts));
    return 'parts' in part ? controlFields(part.parts) : [];
  });
