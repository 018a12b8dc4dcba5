import { useLingui } from '@lingui/react/macro';
import type { Column } from '@milepost/kit/data-table';
import { Status } from '@milepost/kit/status';
import type { ExhibitRow } from '@milepost/openapi/domains/$domain';
import { useMemo } from 'react';
import { momentText } from '../../i18n/momentText.ts';

/** The columns of the list, in their order. On a narrow page they become two lines. */
export function useSpecimenColumns(): Column<ExhibitRow>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      //- insert columns
    ],
    [t],
  );
}
