import { describeResource } from '../../features/resource/testing/describeResource.ts';
import { workflowEntrustPage } from '../../pages/workflow-entrust/page.ts';
import { screens } from './pages.ts';

for (const { resource } of [...screens, workflowEntrustPage]) describeResource(await resource());
