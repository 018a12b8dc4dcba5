import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { AlertTone } from '@milepost/kit/alert';
import type { EntryDesign } from '../../data/menu/rights.ts';

/** Kinds of rights an entry has a switch for. */
export type JudgedKind = 'button' | 'column' | 'form' | 'data';

/** State of the rights of a kind on the page of an entry, in words. */
export interface RightsState {
  readonly tone: AlertTone;
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
  /** The way on leads to the design. */
  readonly leadsToDesign: boolean;
}

interface Words {
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
}

/** The design does not ask for them. */
const UNASKED: Readonly<Record<JudgedKind, Words>> = {
  button: {
    title: msg`The design does not ask for rights to buttons`,
    description: msg`Everybody who opens the list sees every button, and pressing one is refused where no role gives it. Switch the rights on in the list part of the designer and release it.`,
  },
  column: {
    title: msg`The design does not ask for rights to columns`,
    description: msg`Everybody who opens the list sees every column. Switch the rights on in the list part of the designer and release it.`,
  },
  form: {
    title: msg`The design does not ask for rights to fields`,
    description: msg`Everybody who opens the form sees every field. Switch the rights on in the list part of the designer and release it.`,
  },
  data: {
    title: msg`The design does not ask for rights to records`,
    description: msg`Everybody who opens the list sees every record. Switch the rights on in the list part of the designer and release it.`,
  },
};

/** The design asks for them, and they hold. */
const JUDGED: Readonly<Record<JudgedKind, Words>> = {
  button: { title: msg`Rights to buttons apply`, description: msg`People see the buttons their roles give. Administrators see all.` },
  column: {
    title: msg`Rights to columns apply`,
    description: msg`People see the columns their roles give, and all of them where another entry of theirs shows this design without judging. Administrators see all.`,
  },
  form: {
    title: msg`Rights to fields apply`,
    description: msg`People see the fields their roles give, and all of them where another entry of theirs shows this design without judging. Administrators see all.`,
  },
  data: {
    title: msg`Rights to records apply`,
    description: msg`People see the records the schemes of their roles let through, and their own where no role has a scheme. Administrators see all.`,
  },
};

/** The design asks for them, and the entry does not judge them. */
const LEFT_OUT: Readonly<Record<'column' | 'form', Words>> = {
  column: {
    title: msg`The design asks for rights to columns, this entry does not apply them`,
    description: msg`Everybody who has this entry sees every column.`,
  },
  form: {
    title: msg`The design asks for rights to fields, this entry does not apply them`,
    description: msg`Everybody who has this entry sees every field.`,
  },
};

/** The design cannot be asked. */
const UNKNOWN = {
  gone: { title: msg`The design of this entry is gone`, description: msg`Choose another design in the form of the entry.` },
  draft: {
    title: msg`The design of this entry is not released`,
    description: msg`Nobody can open the entry, so no right holds yet.`,
  },
} as const;

/** Kinds an entry can leave unjudged; the others go by the design alone. @reading R-561 */
export const isSwitched = (kind: JudgedKind): kind is 'column' | 'form' => kind === 'column' || kind === 'form';

/** State of rights where an entry shows a design. @reading R-693 */
export function stateWithDesign(kind: JudgedKind, design: EntryDesign, isJudged: boolean): RightsState {
  if (design.is !== 'released') return { tone: 'warning', ...UNKNOWN[design.is], leadsToDesign: design.is === 'draft' };
  if (!design.requested[kind]) return { tone: 'info', ...UNASKED[kind], leadsToDesign: true };
  if (isSwitched(kind) && !isJudged) return { tone: 'warning', ...LEFT_OUT[kind], leadsToDesign: false };
  return { tone: 'success', ...JUDGED[kind], leadsToDesign: false };
}

/** State of rights on a page of the program; null where there is nothing to be said. Its buttons are always judged. */
export function stateOfPage(kind: JudgedKind, isJudged: boolean): RightsState | null {
  if (!isSwitched(kind) || isJudged) return null;
  return {
    tone: 'info',
    title: msg`The entry does not apply these yet`,
    description: msg`They are kept, and hold once they are switched on.`,
    leadsToDesign: false,
  };
}
