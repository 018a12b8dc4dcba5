import type { DesignDocument } from './document.ts';
import { isList, isObject, memberOf, textOf } from './json.ts';
import { RULES, fieldName, fieldsOf } from './keys.ts';
import { usesOf } from './uses.ts';
import type { UseKind } from './uses.ts';

/** A field that changes when another one does. */
export interface Dependency {
  readonly field: string;
  readonly source: string;
  readonly as: UseKind;
}

/** Uses that make the field they stand at change with the one they name. */
const CARRIES: ReadonlySet<UseKind> = new Set(['parameter', 'formula', 'attribute', 'follows']);

/** Sources of fields that rules set: the field whose change starts them. */
function ruleDependencies(document: DesignDocument): readonly Dependency[] {
  const rules = memberOf(document.form ?? undefined, RULES);
  if (!isList(rules)) return [];
  return rules.filter(isObject).flatMap((rule) => {
    const started = textOf(memberOf(rule['on'], 'change'));
    const effects = [rule['then'], rule['otherwise']].flatMap((list) => (isList(list) ? list : [])).filter(isObject);
    // What an effect reads without being started by it cannot go round.
    if (started === '') return [];
    return effects
      .filter((effect) => effect['do'] === 'set')
      .map((effect): Dependency => ({ field: textOf(effect['field']), source: started, as: 'rule' }));
  });
}

/** Dependencies among the fields of a design, in reading order. */
export function dependenciesOf(document: DesignDocument): readonly Dependency[] {
  const names = new Map(fieldsOf(document).map((field) => [field.nodeId, fieldName(field)]));
  const inForm = usesOf(document).flatMap(({ owner, as, field }): readonly Dependency[] => {
    const name = typeof owner === 'object' ? names.get(owner.node) : undefined;
    return name !== undefined && CARRIES.has(as) ? [{ field: name, source: field, as }] : [];
  });
  return [...inForm, ...ruleDependencies(document)];
}

/** Circles among dependencies, each once, its fields in the order they follow each other. */
export function circlesIn(dependencies: readonly Dependency[]): readonly (readonly string[])[] {
  const sources = new Map<string, Set<string>>();
  for (const { field, source } of dependencies) sources.set(field, (sources.get(field) ?? new Set()).add(source));
  const done = new Set<string>();
  const circles: (readonly string[])[] = [];
  const walk = (field: string, way: readonly string[]): void => {
    const at = way.indexOf(field);
    if (at >= 0) {
      circles.push(way.slice(at));
      return;
    }
    if (done.has(field)) return;
    for (const source of sources.get(field) ?? []) walk(source, [...way, field]);
    done.add(field);
  };
  for (const field of sources.keys()) walk(field, []);
  return circles;
}
