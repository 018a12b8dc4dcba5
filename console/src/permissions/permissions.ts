import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { useMemo } from 'react';
import { requiredContext } from '@milepost/kit/required-context';

export type Permissions = CurrentUser['permissions'];

/** Codes of the buttons a page may have. The first three are the seeds' defaults. @source shell §6 @reading R-021 */
export const BUTTONS = { add: 'btn_add', edit: 'btn_edit', remove: 'btn_remove', import: 'btn_import', export: 'btn_export' } as const;
export type ButtonCode = (typeof BUTTONS)[keyof typeof BUTTONS];

/** Answers by code for one page; a page without an entry may do nothing. @source shell §6 */
export interface Can {
  readonly button: (code: ButtonCode) => boolean;
  readonly column: (code: string) => boolean;
  readonly formField: (code: string) => boolean;
}

/** Kinds of rights that are judged on a page; the others are everybody's. @reading R-561 */
export interface Judged {
  readonly columns: boolean;
  readonly fields: boolean;
}

const BOTH: Judged = { columns: true, fields: true };

/**
 * Rights of a person on the page of `modelId`.
 * @param judge when off (a deployment's choice) every button is shown; the server judges all the same
 */
export function canOn(permissions: Permissions, modelId: string | null, judge: boolean, judged: Judged = BOTH): Can {
  const entry = modelId === null ? undefined : permissions.get(modelId);
  return {
    button: (code) => !judge || (entry?.buttons.has(code) ?? false),
    column: (code) => !judged.columns || (entry?.columns.has(code) ?? false),
    formField: (code) => !judged.fields || (entry?.forms.has(code) ?? false),
  };
}

export interface PermissionWorld {
  readonly permissions: Permissions;
  readonly judge: boolean;
  /** Of the page that is shown. */
  readonly modelId: string | null;
  /** @defaultValue both */
  readonly judged?: Judged;
}

const [PermissionProvider, usePermissionWorld] = requiredContext<PermissionWorld>('page with permissions', '<PermissionProvider>');
export { PermissionProvider };

/** The answers for the page that is shown. */
export function useCan(): Can {
  const world = usePermissionWorld();
  return useMemo(() => canOn(world.permissions, world.modelId, world.judge, world.judged), [world]);
}
