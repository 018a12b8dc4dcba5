import type { MessageDescriptor } from '@lingui/core';
import { createElement } from 'react';
import type { ButtonCode } from '../../../../permissions/index.ts';
import type { AnyRow, BatchAction, MoreAction, OpenedForSeveralProps, OpenedProps } from '../../definition/types.ts';
import type { Wizard } from './types.ts';

interface Opens {
  readonly id: string;
  readonly label: MessageDescriptor;
  /** Right it needs; null for none but that of the page. */
  readonly code: ButtonCode | null;
  /** The wizard, in a chunk of its own: `async () => (await import('./roleRights.ts')).roleRights`. */
  readonly of: () => Promise<unknown>;
}

async function arrived(of: Opens['of']) {
  const [{ WizardDialog }, wizard] = await Promise.all([import('./WizardDialog.tsx'), of()]);
  return { WizardDialog, wizard: wizard as Wizard<AnyRow, unknown> };
}

/** The action that opens a wizard for one row. It has a name in `more`. */
export const opensWizard = ({ of, ...action }: Opens): MoreAction<AnyRow> => ({
  ...action,
  opens: async () => {
    const { WizardDialog, wizard } = await arrived(of);
    return { default: ({ row, onClose }: OpenedProps<AnyRow>) => createElement(WizardDialog, { wizard, rows: [row], onClose }) };
  },
});

/** The action that opens a wizard for all rows that are chosen. It has a name in `several`. */
export const opensWizardForSeveral = ({ of, ...action }: Opens): BatchAction<AnyRow> => ({
  ...action,
  opens: async () => {
    const { WizardDialog, wizard } = await arrived(of);
    return { default: ({ rows, onClose }: OpenedForSeveralProps<AnyRow>) => createElement(WizardDialog, { wizard, rows, onClose }) };
  },
});
