import { controlsOf } from '@milepost/kit/forms/grammar';
import type { Text } from '@milepost/kit/forms/grammar';
import type { DesignRights } from '@milepost/openapi/domains/menu';
import type { EntryRight, HeldRights, RoleHolding } from '../../../data/design/heldRights.ts';
import type { CompiledList } from '../../../data/model/compile/index.ts';
import { canOn } from '../../../permissions/index.ts';
import type { ButtonCode, PermissionWorld } from '../../../permissions/index.ts';
import { permittedResource } from '../../resource/definition/permitted.ts';
import { readableResource } from '../../resource/definition/readable.ts';
import type { AnyResource } from '../../resource/index.ts';
import { buttonWords } from '../list/listButtons.ts';

/** Begins the codes of the rights of buttons. @source shell §6 */
const OF_BUTTONS = /^btn_/;

/** Kinds of what rights are asked for. */
export const SEEN_KINDS = ['column', 'field', 'button', 'row'] as const;
export type SeenKind = (typeof SEEN_KINDS)[number];

/** Reason something is not there. */
export type Reason =
  /** There is a right to it, and none of the roles has it. */
  | 'lacking'
  /** The right to it is switched off, so that nobody has it. */
  | 'off'
  /** Its page has no right to it, so that only administrators see it. */
  | 'noRight';

/** Something that is not drawn, with the reason. */
export interface HiddenPart {
  readonly kind: Exclude<SeenKind, 'row'>;
  readonly code: string;
  readonly label: Text;
  readonly reason: Reason;
}

/** Reason a kind of rights is not asked for: everybody has all of it who opens the page. */
export type NotRequested = 'design' | 'entry' | null;

/** Screen as somebody sees it, and why. */
export interface SeenAs {
  readonly resource: AnyResource;
  readonly world: PermissionWorld;
  readonly columns: { readonly seen: number; readonly all: number };
  readonly fields: { readonly seen: number; readonly all: number };
  readonly hidden: readonly HiddenPart[];
  readonly notRequested: Readonly<Record<SeenKind, NotRequested>>;
  /** Names of the rules that choose their rows; null where all rows are theirs. */
  readonly rows: readonly string[] | null;
  readonly opensPage: boolean;
  /** One of the roles has everything. */
  readonly hasEverything: boolean;
}

/** Button of the rows that asks for no right here: whoever sees a list sees its records. @reading R-278 */
const DETAIL = 'btn_detail';

/** Parts of a design its trial is judged by. */
interface Judging {
  readonly resource: AnyResource;
  readonly judges: CompiledList['judges'];
  /** The list asks which rows somebody may see. */
  readonly judgesRows: boolean;
  readonly rights: DesignRights;
  readonly held: HeldRights;
}

const codesOf = (rights: readonly EntryRight[], roles: readonly RoleHolding[], hasEverything: boolean): ReadonlySet<string> =>
  new Set(
    rights.flatMap(({ id, enCode, isEnabled }) =>
      isEnabled && (hasEverything || roles.some(({ rightIds }) => rightIds.has(id))) ? [enCode] : [],
    ),
  );

function reasonOf(rights: readonly EntryRight[], code: string): Reason {
  const right = rights.find(({ enCode }) => enCode === code);
  if (!right) return 'noRight';
  return right.isEnabled ? 'lacking' : 'off';
}

/**
 * A screen as people with some roles see it: what the roles have together is theirs, and what the design or the entry of the menu does
 * not ask for is everybody's.
 * @source designer §14, forms §6 @reading R-193
 */
export function seenAs({ resource, judges, judgesRows, rights, held }: Judging): SeenAs {
  const roles = held.roles.filter(({ isEnabled }) => isEnabled);
  const hasEverything = roles.some(({ refusal }) => refusal !== null);
  const codes = (kind: 'button' | 'column' | 'form') => codesOf(held.rights[kind], roles, hasEverything);
  const notRequested: SeenAs['notRequested'] = {
    column: !judges.columns ? 'design' : held.entry.hasColumnRights ? null : 'entry',
    field: !judges.fields ? 'design' : held.entry.hasFormRights ? null : 'entry',
    button: judges.buttons ? null : 'design',
    row: !judgesRows ? 'design' : held.entry.hasDataRights ? null : 'entry',
  };
  const world: PermissionWorld = {
    permissions: new Map([[held.place.id, { buttons: codes('button'), columns: codes('column'), forms: codes('form') }]]),
    judge: notRequested.button === null && !hasEverything,
    modelId: held.place.id,
    judged: { columns: notRequested.column === null && !hasEverything, fields: notRequested.field === null && !hasEverything },
  };
  const can = canOn(world.permissions, world.modelId, world.judge, world.judged);
  const seen = permittedResource(readableResource(resource, can), can);
  const labels = new Map(rights.column.map(({ code, label }) => [code, label]));
  const fieldsOf = ({ form }: AnyResource) => (form === null ? [] : controlsOf({ parts: form.fields }).map(({ control }) => control));
  const seenColumns = new Set(seen.list.columns.map(({ id }) => id));
  const seenFields = new Set(fieldsOf(seen).map(({ field }) => field));
  const hidden: readonly HiddenPart[] = [
    ...resource.list.columns.flatMap(({ id }): readonly HiddenPart[] =>
      seenColumns.has(id) ? [] : [{ kind: 'column', code: id, label: labels.get(id) ?? id, reason: reasonOf(held.rights.column, id) }],
    ),
    ...fieldsOf(resource).flatMap(({ field, label }): readonly HiddenPart[] =>
      seenFields.has(field) ? [] : [{ kind: 'field', code: field, label, reason: reasonOf(held.rights.form, field) }],
    ),
    ...rights.button.flatMap(({ code, label }): readonly HiddenPart[] =>
      code === DETAIL || can.button(code as ButtonCode)
        ? []
        : [{ kind: 'button', code, label: buttonWords(code.replace(OF_BUTTONS, ''), label), reason: reasonOf(held.rights.button, code) }],
    ),
  ];
  const schemes = held.schemes.filter(({ id, isEnabled }) => isEnabled && roles.some(({ rightIds }) => rightIds.has(id)));
  return {
    resource: { ...seen, isOwn: false },
    world,
    columns: { seen: seen.list.columns.length, all: resource.list.columns.length },
    fields: { seen: seenFields.size, all: fieldsOf(resource).length },
    hidden,
    notRequested,
    rows: notRequested.row !== null || hasEverything ? null : schemes.map(({ fullName }) => fullName),
    opensPage: roles.some(({ opensPage }) => opensPage),
    hasEverything,
  };
}
