import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { useLingui } from '@lingui/react/macro';
import type { DesignRight, MenuNode, MenuRightNode } from '@milepost/openapi/domains/menu';
import type { Api } from '../../data/api/index.ts';
import { rightCalls } from '../../data/menu/rights.ts';
import type { RightKind } from '../../data/menu/rights.ts';
import { Checks } from '../../features/authorise/index.ts';
import { kindWord } from '../../features/design/kinds/kindWords.ts';
import { custom } from '../../features/resource/index.ts';
import type { Task } from '../../features/resource/index.ts';
import { flatRights, rightDraft, rightLines, rightsChange } from './takenRights.ts';
import type { RightsChange } from './takenRights.ts';

/** Words of the kinds of rights that are taken from a design. */
const TITLES: Readonly<Record<RightKind, MessageDescriptor>> = {
  button: msg`Buttons of the design`,
  column: msg`Columns of the design`,
  form: msg`Form fields of the design`,
};

interface Draft {
  /** Codes that are ticked. */
  readonly codes: readonly string[];
}

/** Rights of an entry, and the design they are taken from. */
export interface Taken {
  readonly entry: Pick<MenuNode, 'id' | 'fullName'>;
  readonly kind: RightKind;
  readonly design: readonly DesignRight[];
  readonly kept: readonly MenuRightNode[];
}

/** Sentences on what a change does, before it is made. */
function changeEffects({ added, removed, losingRoles }: RightsChange): readonly MessageDescriptor[] {
  const effects: MessageDescriptor[] = [];
  if (added.length > 0)
    effects.push(
      msg`${plural(added.length, { one: '# right is added', other: '# rights are added' })}. No role has any of it yet: give it on the page of roles.`,
    );
  if (removed.length === 0) return effects;
  const gone = removed.length;
  effects.push(
    losingRoles === null
      ? msg`${plural(gone, { one: '# right is deleted', other: '# rights are deleted' })}. Roles that have any of it lose it.`
      : losingRoles === 0
        ? msg`${plural(gone, { one: '# right is deleted', other: '# rights are deleted' })}. No role has any of it.`
        : msg`${plural(gone, { one: '# right is deleted', other: '# rights are deleted' })}. ${plural(losingRoles, { one: '# role loses', other: '# roles lose' })} what it gave them.`,
  );
  effects.push(msg`What is in the design and not here is added again with its next release.`);
  return effects;
}

/** The tree of what a design has, with ticks. */
const ticksOf = (kind: RightKind, design: readonly DesignRight[], kept: readonly MenuRightNode[]) =>
  function Ticks({ value, onChange }: EditProps<CustomControl>) {
    const { t, i18n } = useLingui();
    const noteOf = (right: DesignRight) => (right.kind === '' ? right.code : `${right.code} · ${i18n._(kindWord(right.kind))}`);
    return (
      <Checks
        label={i18n._(TITLES[kind])}
        nodes={rightLines(design, kept, noteOf, t`Not in the design`)}
        chosen={new Set(Array.isArray(value) ? value.map(String) : [])}
        onChoose={(chosen) => onChange([...chosen])}
      />
    );
  };

/** Most steps for what is added, and as many for what is deleted; more changes than that are made several in a step. */
const MOST_PARTS = 50;

/** Parts of a list, at most so many of them, in its order. */
function partsOf<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const size = Math.max(1, Math.ceil(items.length / most));
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

interface OneChange {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

/** A step of several changes; what was done of them is not done again when it is tried once more. */
function stepOf(changes: readonly OneChange[]) {
  const left = [...changes];
  return {
    name: changes.map(({ name }) => name).join('、'),
    async run() {
      for (let next = left[0]; next !== undefined; next = left[0]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: a right goes after those below it
        await next.run();
        left.shift();
      }
      return {};
    },
  };
}

/** Makes the rights of an entry those of its design that are ticked: new ones are added, the others deleted. @reading R-475 */
export function takingRights({ entry, kind, design, kept }: Taken): Task<Draft> {
  const { fullName: entryName } = entry;
  const orders = new Map(design.map(({ code }, order) => [code, order]));
  const changeOf = ({ codes }: Draft) => rightsChange(design, kept, new Set(codes));
  const stepsOf = (draft: Draft, api: Api) => {
    const { added, removed } = changeOf(draft);
    const calls = rightCalls(api, kind);
    const adding = added.map((right) => ({
      name: right.label,
      run: () => calls.create(rightDraft(entry.id, right, orders.get(right.code) ?? 0)),
    }));
    const removing = removed.map(({ id, fullName }) => ({ name: fullName, run: () => calls.remove(id) }));
    // Those that stand below each other go one after the other.
    const isNested = removed.some(({ children }) => children.length > 0);
    return [...partsOf(adding, MOST_PARTS), ...partsOf(removing, isNested ? 1 : MOST_PARTS)].map(stepOf);
  };
  return {
    id: `takingRights.${kind}`,
    title: msg`Rights from the design: ${entryName}`,
    confirmLabel: msg`Save`,
    fields: [custom('codes', TITLES[kind], ticksOf(kind, design, kept))],
    initial: { codes: flatRights(kept).map(({ enCode }) => enCode) },
    impact: async (draft) => changeEffects(changeOf(draft)),
    steps: async (draft, api) => stepsOf(draft, api),
    done: () => msg`The rights are those of the design that are ticked`,
    idle: msg`Nothing was changed`,
  };
}
