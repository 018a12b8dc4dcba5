import { useIsNarrow } from '@milepost/kit/popover';
import { useState } from 'react';
import type { AnyResource } from '../definition/types.ts';
import type { ResourceList } from '../list/useResourceList.ts';

interface EditedFacts {
  readonly resource: AnyResource;
  readonly list: ResourceList;
  /** Something is edited. */
  readonly isForm: boolean;
  /** Id of the record that is edited; null for a new one. */
  readonly opened: string | null;
  readonly isCopy: boolean;
}

/** Place a record is edited in: the rows of its list, or its form; `null` until that is known. */
type EditPlace = 'rows' | 'form' | null;

/**
 * Place a record is edited in. It stays what it was when editing began, however narrow the window becomes meanwhile. A row that is
 * not on this page of the list, or asked for in its form, is edited there. @reading R-738
 */
export function useEditPlace({ resource: { form, list: declared }, list, isForm, opened, isCopy }: EditedFacts) {
  const isNarrow = useIsNarrow();
  const [inForm, setInForm] = useState<string | null>(null);
  const [begun, setBegun] = useState<EditPlace>(null);
  const isThere = opened === null || list.flat.some(({ id }) => id === opened);
  const isKnown = isForm && (opened === null || list.state !== 'loading');
  const isForForm = isNarrow || isCopy || !isThere || declared.shape !== 'paged' || (opened !== null && inForm === opened);
  const wanted: EditPlace = isKnown ? (isForForm ? 'form' : 'rows') : null;
  if (isForm && begun === null && wanted !== null) setBegun(wanted);
  if (!isForm && begun !== null) setBegun(null);
  const place: EditPlace = form?.inRows === true ? (begun ?? wanted) : 'form';
  return {
    is: place,
    /** The next record that is opened, by its id, is edited in its form. */
    chooseForm: setInForm,
  };
}
