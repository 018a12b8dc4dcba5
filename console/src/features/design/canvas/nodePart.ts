import { designedPart } from '@milepost/kit/forms/config';
import type { DesignedPart } from '@milepost/kit/forms/config';
import type { Control, Part } from '@milepost/kit/forms/grammar';
import { isObject } from '@milepost/openapi/domains/design';
import type { DesignDialect, DesignNode } from '@milepost/openapi/domains/design';

const NOTHING: DesignedPart = { part: null, problems: [] };
const read = { old: new WeakMap<object, DesignedPart>(), new: new WeakMap<object, DesignedPart>() };

/** A node as the kit reads it, without those that stand in it; read once while its settings stay what they are. */
export function partOfNode({ own }: Pick<DesignNode, 'own'>, dialect: DesignDialect): DesignedPart {
  if (!isObject(own)) return NOTHING;
  const known = read[dialect].get(own);
  if (known) return known;
  const part = designedPart(own, dialect);
  read[dialect].set(own, part);
  return part;
}

/** Options that are asked of an interface: a canvas calls none, since a call may change something. */
const isAsked = (feed: string): boolean => feed.startsWith('interface:');

/** Formula of a form nobody has filled in. */
const NOTHING_YET = '0';

function shownControl(control: Control, id: string, hasResult: boolean): Control {
  const { shown: _shown, rules: _rules, ...rest } = { rules: undefined, ...control };
  const drawn = { ...rest, field: id } as Control;
  if ((drawn.kind === 'choice' || drawn.kind === 'cascade') && drawn.options.from === 'feed' && isAsked(drawn.options.id))
    return { ...drawn, options: { from: 'static', options: [] } };
  if (drawn.kind === 'calculate' && hasResult) return { ...drawn, expression: NOTHING_YET };
  return drawn;
}

/**
 * A part as the canvas draws it: also where a form would hide it, under an id of its own, since two may have one key while a
 * form is designed.
 * @param hasResult the formula is one its form can work out: it shows what it comes to while nothing is filled in
 */
export function canvasPart(part: Part, id: string, hasResult: boolean): Part {
  if (part.part === 'control') return shownControl(part, id, hasResult);
  const { shown: _shown, ...rest } = part;
  return rest as Part;
}
