import { onIdle } from '@milepost/kit/engines/clock';
import { waitingCount } from '@milepost/openapi/domains/portal';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { flowCountsQuery } from '../../data/portal/queries.ts';
import { useMenuRoutes } from '../menu/useMenuRoutes.ts';
import { $waitingWork, TO_DO_PATH } from './waitingWork.ts';

/** Keeps the number of work that waits for the person, where their menu has its list; news of the socket read it again. @reading R-854 */
export function useWaitingWork(): void {
  const { client } = useApi();
  const hasList = useMenuRoutes().byPath.has(TO_DO_PATH);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => onIdle(() => setIdle(true)), []);
  const { data } = useQuery({ ...flowCountsQuery(client), enabled: isIdle && hasList });
  const count = data ? waitingCount(data) : 0;
  useEffect(() => {
    $waitingWork.set(count);
    return () => $waitingWork.set(0);
  }, [count]);
}
