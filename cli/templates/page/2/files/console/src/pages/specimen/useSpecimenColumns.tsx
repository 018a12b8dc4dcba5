import { useLingui } from '@lingui/react/macro';
import type { Column } from '@milepost/kit/data-table';
import { Status } from '@milepost/kit/status';
import type { ExhibitRow } from '@milepost/openapi/domains/$domain';
import { useMemo } from 'react';
import { useMoment } from '../../features/list-page/index.ts';

/** The columns of the list, in their order. On a narrow page they become two lines. */
export function useSpecimenColumns(): Column<ExhibitRow>[] {
  const { t } = useLingui();
  //- if hasMoments
  const moment = useMoment();
  //- end
  return useMemo(
    () => [
      //- insert columns
    ],
    [$columnDeps],
  );
}
