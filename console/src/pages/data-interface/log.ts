import { msg } from '@lingui/core/macro';
import type { DataInterface } from '@milepost/openapi/domains/data-interface';
import { defineDetails } from '../../features/resource/index.ts';
import { lazyPane } from '../../lazy/index.ts';
import { logOf } from './logOf.ts';

type Logged = Pick<DataInterface, 'id' | 'fullName'>;

/** The log of a data interface: its calls one by one, and by day. @source admin §2 @reading R-703 */
export const logDetails = defineDetails<Logged>({
  id: 'dataInterfaceLog',
  source: 'admin §2, §3',
  title: ({ fullName: name }) => msg`Log: ${name}`,
  label: msg`Views of the log`,
  all: [
    { key: 'log', title: msg({ message: 'Calls', context: 'of a data interface' }), resource: logOf },
    { key: 'days', title: msg`By day`, draws: lazyPane<{ readonly row: Logged }>(() => import('./LogDays.tsx')) },
  ],
});
