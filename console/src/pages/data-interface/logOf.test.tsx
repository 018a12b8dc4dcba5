import { describeResource } from '../../features/resource/testing/describeResource.ts';
import { logOf } from './logOf.ts';

describeResource(logOf('7'));
