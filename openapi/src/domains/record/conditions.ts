import { choice, from, json, jsonText, list, record, text } from '../../wire/index.ts';
import type { Codec, JsonText, ModelOf, OutOf, RecordModel } from '../../wire/index.ts';

const matchLogic = choice({ all: 'AND', any: 'OR' }, 'all');
const condition = record({ field: text, symbol: text, fieldValue: json, jnpfKey: text });
const group = record({ match: from('logic', matchLogic), conditions: from('groups', list(condition)) });

type Condition = ModelOf<typeof condition>;
type Group = ModelOf<typeof group>;
type Wire = Readonly<Record<string, unknown>>;

/** A condition, or a group of them. */
const item: Codec<Wire, Condition | Group, OutOf<typeof condition> | OutOf<typeof group>> = {
  decode: (wire) => (Array.isArray(wire['groups']) ? group.decode(wire) : condition.decode(wire)),
  encode: (model) => ('conditions' in model ? group.encode(model) : condition.encode(model)),
};

/** Conditions as they are kept: a text inside a text. @reading R-139 @reading R-662 */
export const storedConditions = { matchLogic, conditions: from('conditionJson', jsonText(list(item), '[]')) };

const flat = record(storedConditions);
const grouped = record({ matchLogic, conditions: from('conditionList', list(item)) });

/** Conditions a list is asked with: those of one group as up to 3.4, several groups as from 3.6 on. @reading R-139 @reading R-662 */
export const queryConditions: Codec<Wire, RecordModel<typeof storedConditions>, OutOf<typeof flat> | OutOf<typeof grouped>> = {
  decode: (wire) => {
    if (!Array.isArray(wire['conditionList'])) return flat.decode(wire);
    const { conditions, ...rest } = grouped.decode(wire);
    return { ...rest, conditions: { kind: 'value', value: conditions } };
  },
  encode: (model) => (isGrouped(model.conditions) ? grouped.encode({ ...model, conditions: model.conditions.value }) : flat.encode(model)),
};

const isGrouped = (text: JsonText<(Condition | Group)[]>): text is Extract<typeof text, { kind: 'value' }> =>
  text.kind === 'value' && text.value.some((one) => 'conditions' in one);
