import { describeResource } from '../../features/resource/testing/describeResource.ts';
import { screens } from './pages.ts';

for (const { resource } of screens) describeResource(await resource());
