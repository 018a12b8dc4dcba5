import { requiredContext } from '@milepost/kit/required-context';
import type { InUse } from './useRecordCounts.ts';

const [InUseProvider, useInUse] = requiredContext<InUse>('design in use', '<InUseProvider>');
export { InUseProvider, useInUse };
