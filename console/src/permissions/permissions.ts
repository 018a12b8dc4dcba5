import type { CurrentUser } from '@milepost/openapi/domains/current-user';
import { givenBy } from '@milepost/openapi/rules';
import { useMemo } from 'react';
import { requiredContext } from '@milepost/kit/required-context';

export type Permissions = CurrentUser['permissions'];

/** Codes of the buttons a page may have. The first three are the seeds' defaults. @source shell §6 @reading R-021 */
export const BUTTONS = {
  add: 'btn_add',
  edit: 'btn_edit',
  remove: 'btn_remove',
  import: 'btn_import',
  export: 'btn_export',
  release: 'btn_release',
} as const;
declare const DESIGNED: unique symbol;
/** Code of a button that somebody has designed. */
export type DesignedCode = string & { readonly [DESIGNED]: true };
export type ButtonCode = (typeof BUTTONS)[keyof typeof BUTTONS] | DesignedCode;

/** Code of a button of a design, as it is. @source shell §6 */
export const designedCode = (code: string): DesignedCode => code as DesignedCode;

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

const NO_CODES: ReadonlySet<string> = new Set();
const everything = () => true;
const BOTH: Judged = { columns: true, fields: true };

/**
 * Rights of a person on the page of `modelId`.
 * @param judge when off (a deployment's choice) every button is shown; the server judges all the same
 */
export function canOn(permissions: Permissions, modelId: string | null, judge: boolean, judged: Judged = BOTH): Can {
  const entry = modelId === null ? undefined : permissions.get(modelId);
  return {
    button: (code) => !judge || (entry?.buttons.has(code) ?? false),
    column: judged.columns ? givenBy(entry?.columns ?? NO_CODES) : everything,
    formField: judged.fields ? givenBy(entry?.forms ?? NO_CODES) : everything,
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

/** Rights of an entry of the menu: under its own id, or under what it opens where servers know it by that alone. @reading R-780 */
export const rightsKey = (permissions: Permissions, entryId: string, moduleId: string | null): string | null =>
  permissions.has(entryId) ? entryId : moduleId;

/** The page with no more judged than its design asks for. @source forms §6 */
export function useJudged({ buttons, columns, fields }: Judged & { readonly buttons: boolean }): PermissionWorld {
  const world = usePermissionWorld();
  return useMemo(() => {
    const { judge, judged = BOTH } = world;
    return { ...world, judge: judge && buttons, judged: { columns: judged.columns && columns, fields: judged.fields && fields } };
  }, [world, buttons, columns, fields]);
}

/** The answers for the page that is shown. */
export function useCan(): Can {
  const world = usePermissionWorld();
  return useMemo(() => canOn(world.permissions, world.modelId, world.judge, world.judged), [world]);
}
