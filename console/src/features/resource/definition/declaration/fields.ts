import type { Control, Option, Part, TabPart } from '@milepost/kit/forms/grammar';
import type { OperationShapes } from '@milepost/openapi/operations';
import type { Words } from '../../../../i18n/menuName.ts';
import type { Api } from '../../../../data/api/index.ts';

declare const DRAFT: unique symbol;

/** A part of a form that holds members of a draft; one that the draft does not have is a type error where it is named. */
export type FieldPart<Draft> = Part & { readonly [DRAFT]?: (draft: Draft) => void };

/** A control that holds a member of a draft. */
export type FieldControl<Draft> = Control & { readonly [DRAFT]?: (draft: Draft) => void };

/** A tab of a form with members of a draft. */
export type FieldTab<Draft> = TabPart & { readonly [DRAFT]?: (draft: Draft) => void };

/** Names every list is asked with, which are no filters. */
type ListParameter = 'n' | 'keyword' | 'currentPage' | 'pageSize' | 'sort' | 'sidx';

/** Names a list can be narrowed down by: those its call takes in the query; any where it takes none there, or is not of the description. */
export type FilterName<Call> = Call extends keyof OperationShapes
  ? [OperationShapes[Call]['query']] extends [undefined]
    ? string
    : Exclude<keyof OperationShapes[Call]['query'] & string, ListParameter>
  : string;

/** A filter of one of these names; another one is a type error where it is named. */
export type FilterControl<Names extends string> = string extends Names ? Control : FieldControl<Readonly<Record<Names, never>>>;

/**
 * Reads options for a field of the form, where no feed of the console has them.
 * @param words those of the language that is spoken, for names that the console has words for
 */
export type OwnFeed = (
  api: Api,
  parameters: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  words: Words,
) => Promise<readonly Option[]>;
