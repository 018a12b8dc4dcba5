import { areaPage } from '../../pages/area/page.ts';
import { dictionaryPage } from '../../pages/dictionary/page.ts';
import type { PageDefinition } from '../../pages/definePage.ts';

/** Pages that exist. A menu entry whose address is not among them leads to a page that says what it will be. */
export const pages: readonly PageDefinition[] = [dictionaryPage, areaPage];
