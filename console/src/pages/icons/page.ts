import type { PageDefinition } from '../definePage.ts';

export const iconsPage: PageDefinition = { path: 'system/icons', load: () => import('./IconsPage.tsx') };
