import { definePage } from '../definePage.ts';

export const specimenPage = definePage({ path: '$route', load: () => import('./SpecimenPage.tsx') });
