import fc from 'fast-check';
import { createNodeIds, openDesign } from '../document.ts';
import type { DesignDocument, DesignFacts, DesignTexts } from '../document.ts';
import type { Json } from '../json.ts';
import { KIND_NAMES, KINDS, nameOfKind } from '../kinds.ts';
import type { DesignDialect, KindName } from '../kinds.ts';

export const FACTS: DesignFacts = {
  fullName: '赔补偿案件',
  enCode: 'damageClaim',
  category: '',
  webType: 2,
  type: 1,
  enableFlow: false,
  sortCode: null,
  description: '',
  dbLinkId: null,
};
export const NO_TEXTS: DesignTexts = { formData: null, columnData: null, appColumnData: null, tables: null, flowTemplateJson: null };

const FIELDS = KIND_NAMES.filter((kind) => KINDS[kind].value !== 'none' && kind !== 'table');
const COLUMNS = FIELDS.filter((kind) => KINDS[kind].inTable);
const SHOWN = KIND_NAMES.filter((kind) => KINDS[kind].group === 'shown');

/** Members no designer of ours knows: they are kept. */
const foreign = fc.dictionary(
  fc.constantFrom('x-own', 'vendorFlag', '未知', 'on', 'style', '__proto__x'),
  fc.oneof(fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>, fc.constant(null), fc.constant('')),
  { maxKeys: 2 },
);

interface Plan {
  readonly kind: KindName;
  readonly label: string;
  readonly more: Readonly<Record<string, Json>>;
  readonly within: readonly Plan[];
}
const leaf = (kinds: readonly KindName[]) =>
  fc.record({ kind: fc.constantFrom(...kinds), label: fc.string({ maxLength: 6 }), more: foreign, within: fc.constant([]) });
const planOf = fc.letrec<{ plan: Plan }>((tie) => ({
  plan: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 6, arbitrary: leaf([...FIELDS, ...SHOWN]) as fc.Arbitrary<Plan> },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('card', 'row', 'tab', 'collapse') as fc.Arbitrary<KindName>,
        label: fc.string({ maxLength: 6 }),
        more: foreign,
        within: fc.array(tie('plan'), { maxLength: 3 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('table') as fc.Arbitrary<KindName>,
        label: fc.string({ maxLength: 6 }),
        more: foreign,
        within: fc.array(leaf(COLUMNS) as fc.Arbitrary<Plan>, { maxLength: 3 }),
      }),
    },
  ),
})).plan;

/** Controls of a plan as a design tool writes them. */
export function controlsOfPlan(plans: readonly Plan[], dialect: DesignDialect, next: () => number): readonly Json[] {
  return plans.map(({ kind, label, more, within }): Json => {
    const number = next();
    const children = controlsOfPlan(within, dialect, next);
    const name = nameOfKind(kind, dialect);
    const key = KINDS[kind].value === 'none' ? {} : { __vModel__: `${name}Field${number}` };
    const items = kind === 'tab' || kind === 'collapse';
    const held = items
      ? children.map((child, at) => ({ title: `页${at}`, name: `p${at}`, __config__: { jnpfKey: `${kind}Item`, children: [child] } }))
      : children;
    return {
      ...more,
      ...key,
      __config__: {
        jnpfKey: name,
        label,
        formId: number,
        ...(children.length > 0 || kind === 'card' ? { children: held } : {}),
        required: number % 2 === 0,
      },
      ...(dialect === 'old' ? { __slot__: { options: [] } } : { options: [] }),
    };
  });
}

/** Texts of any design, in both dialects. */
export const anyTexts: fc.Arbitrary<DesignTexts> = fc
  .record({ plans: fc.array(planOf, { minLength: 1, maxLength: 8 }), isNew: fc.boolean(), form: foreign, spaced: fc.boolean() })
  .map(({ plans, isNew, form, spaced }): DesignTexts => {
    let number = 100;
    const fields = controlsOfPlan(plans, isNew ? 'new' : 'old', () => (number += 1));
    const keys = fields.flatMap((control) => {
      const { __vModel__: key } = control as { readonly __vModel__?: string };
      return key === undefined ? [] : [key];
    });
    const list = {
      type: 1,
      columnList: keys.slice(0, 4).map((key) => ({ prop: key, label: key, width: null, __vModel__: key })),
      searchList: keys.slice(0, 2).map((key) => ({ prop: key, label: key, searchType: 1 })),
      btnsList: [{ value: 'add', label: '新增', icon: '' }],
      columnBtnsList: [{ value: 'edit', label: '编辑' }],
      hasPage: true,
    };
    const space = spaced ? 2 : 0;
    return {
      ...NO_TEXTS,
      formData: JSON.stringify({ ...form, idGlobal: number, fields }, null, space),
      columnData: JSON.stringify(list, null, space),
    };
  });

/** A design opened, its nodes with ids of this session. */
export const documentOf = (texts: DesignTexts, newId = createNodeIds()): DesignDocument => openDesign(FACTS, texts, newId).document;
