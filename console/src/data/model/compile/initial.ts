import { msInZone, textInZone } from '@milepost/kit/engines/clock';
import { emptyOf, withControls, controlsOf } from '@milepost/kit/forms/grammar';
import type { Control, FormSpec, Part, TableColumn } from '@milepost/kit/forms/grammar';
import type { Values } from './records.ts';

/** Facts of whoever fills a form in. */
export interface Person {
  readonly userId: string;
  readonly userName: string;
  /** Ids from the top to their organisation. */
  readonly organizeIdList: readonly string[];
  readonly organizeId: string | null;
  readonly departmentName: string;
  readonly positions: readonly { readonly id: string; readonly name: string }[];
  readonly roleIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly signImg: string | null;
}

type Dated = Extract<Control, { readonly kind: 'date' }>;

/** This moment at the office, floored to the unit of the format. @source forms §5 */
function floored(nowMs: number, precision: Dated['precision'] = 'day'): number {
  const chars = { year: 4, month: 7, day: 10, minute: 16, second: 19 }[precision];
  return msInZone(textInZone(nowMs).slice(0, chars));
}

function timeNow(nowMs: number, precision: Extract<Control, { kind: 'time' }>['precision'] = 'minute'): string {
  return textInZone(nowMs).slice('YYYY-MM-DD '.length, precision === 'second' ? undefined : 'YYYY-MM-DD HH:mm'.length);
}

/** Ids or paths of ids a picker's control begins with, the first of them where it holds one; none where the person has none. */
export function ownChoices(
  picker: string,
  { userId, organizeIdList, organizeId, positions, roleIds, groupIds }: Person,
): readonly unknown[] {
  switch (picker) {
    case 'user':
      return [userId];
    case 'member':
      return [`${userId}--user`];
    case 'organization':
      return organizeIdList.length > 0 ? [organizeIdList] : [];
    case 'department':
      return [organizeIdList.at(-1) ?? organizeId].filter((one) => one !== null);
    case 'position':
      return positions.map(({ id }) => id);
    case 'role':
      return roleIds;
    case 'group':
      return groupIds;
    default:
      return [];
  }
}

/** Value a control begins with that follows the person and the moment; undefined where it does not. */
function currentOf(control: Control, person: Person, nowMs: number): unknown {
  switch (control.kind) {
    case 'date':
      return floored(nowMs, control.precision);
    case 'time':
      return timeNow(nowMs, control.precision);
    case 'pick': {
      const own = ownChoices(control.picker, person);
      if (own.length === 0) return undefined;
      return control.isMany ? own : own[0];
    }
    case 'shown':
      return control.as === 'picture' ? (person.signImg ?? undefined) : undefined;
    default:
      return undefined;
  }
}

/** Words for what the server will fill in, as far as the person is known. */
function willBeOf({ fact }: Extract<Control, { kind: 'shown' }>, { userName, departmentName, positions }: Person): string | undefined {
  const known = {
    creator: userName,
    changer: userName,
    organization: departmentName,
    position: positions[0]?.name,
  } as const;
  return (fact && fact in known ? known[fact as keyof typeof known] : undefined) || undefined;
}

/**
 * Parts of a form whose new records and rows begin with this person and this moment, where their design says so.
 * @source forms §3 @reading R-768
 */
export function withCurrent(parts: readonly Part[], person: Person, now: () => number): readonly Part[] {
  const own = <C extends Control>(control: C): C => {
    if (control.kind === 'shown') {
      const willBe = willBeOf(control, person);
      if (willBe !== undefined) return { ...control, willBe };
    }
    if (control.isCurrentAtFirst !== true || currentOf(control, person, 0) === undefined) return control;
    return { ...control, initial: () => currentOf(control, person, now()) };
  };
  return withControls(parts, (control) =>
    control.kind === 'table' ? { ...own(control), columns: control.columns.map((column: TableColumn) => own(column)) } : own(control),
  );
}

/** A loaded record as a form takes it: a field it does not have is empty, where a new one would begin with its first value. */
export function withEmpties(spec: Pick<FormSpec, 'parts'>, loaded: Values): Values {
  const missing = controlsOf(spec).filter(({ control }) => control.kind !== 'derived' && !Object.hasOwn(loaded, control.field));
  return { ...Object.fromEntries(missing.map(({ control }) => [control.field, emptyOf({ ...control, initial: undefined })])), ...loaded };
}
