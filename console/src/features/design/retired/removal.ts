import { fieldName, fieldsOf, labelOf, kindNameOf, outermost, usesOfField, withinNode } from '@milepost/openapi/domains/design';
import type { DesignDocument, FieldUse, NodeId, UseKind } from '@milepost/openapi/domains/design';

/** A field that would be taken out. */
export interface RemovedField {
  /** Name lists have for it. */
  readonly name: string;
  readonly label: string;
  /** True for one records may hold values of: it is retired, not forgotten. */
  readonly isReleased: boolean;
}

/** A removal of controls: what it takes along, and what it leaves behind. */
export interface Removal {
  /** Labels of the controls that are taken out. */
  readonly labels: readonly string[];
  /** Fields among them; columns that go with their sub-table are not told one by one. */
  readonly fields: readonly RemovedField[];
  /** Columns, filters and the like that go along. */
  readonly going: readonly FieldUse[];
  /** Formulas, rules and the like that stay, and are errors then. */
  readonly staying: readonly FieldUse[];
  /** False where it may be done without a question. */
  readonly isAsked: boolean;
}

/** Uses that lists let go with their field. */
const FOLLOWS: ReadonlySet<UseKind> = new Set(['column', 'filter', 'listSum', 'order', 'condition', 'import']);

/** Names of the fields of a design, as lists have them. */
export const namesIn = (document: DesignDocument): ReadonlySet<string> => new Set(fieldsOf(document).map(fieldName));

/**
 * Facts of a removal. It is asked about where a field is used by what stays, or was released.
 * @param releasedNames fields that were released, as lists name them
 * @source designer §10.4
 */
export function removalOf(document: DesignDocument, ids: readonly NodeId[], releasedNames: ReadonlySet<string>): Removal {
  const { tree } = document;
  const top = outermost(tree, ids);
  const gone = new Set(top.flatMap((id) => withinNode(tree, id)));
  const all = fieldsOf(document).filter(({ nodeId }) => gone.has(nodeId));
  const tables = new Set(all.flatMap(({ key, table }) => (table === null ? [key] : [])));
  const own = all.filter(({ table }) => table === null || !tables.has(table));
  const fields = own.map((field): RemovedField => {
    const node = tree.nodes.get(field.nodeId);
    const name = fieldName(field);
    return { name, label: node ? labelOf(node) : name, isReleased: releasedNames.has(name) };
  });
  const uses = fields
    .flatMap(({ name }) => usesOfField(document, name))
    .filter(({ owner }) => typeof owner !== 'object' || !gone.has(owner.node));
  const going = uses.filter(({ as, owner }) => FOLLOWS.has(as) && (owner === 'list' || owner === 'appList'));
  return {
    labels: top.flatMap((id) => {
      const node = tree.nodes.get(id);
      return node ? [labelOf(node) || kindNameOf(node)] : [];
    }),
    fields,
    going,
    staying: uses.filter((use) => !going.includes(use)),
    isAsked: uses.length > 0 || fields.some(({ isReleased }) => isReleased),
  };
}
