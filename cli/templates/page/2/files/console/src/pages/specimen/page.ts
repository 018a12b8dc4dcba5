import { definePage } from '../definePage.ts';
import { specimenSearch } from './search.ts';

export const specimenPage = definePage({ path: '$route', search: specimenSearch, load: () => import('./SpecimenPage.tsx') });
