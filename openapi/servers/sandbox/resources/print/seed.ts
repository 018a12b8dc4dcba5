import type { SeedWorld } from '../../core/module.ts';
import { insertRow } from '../../core/rows.ts';
import { PRINT_TEMPLATES } from './seed/templates.ts';
import { createPrintTemplates, printCategories } from './tables.ts';
import { FIRST_VERSIONS } from './version-table.ts';

const A4 = JSON.stringify({ width: 210, height: 297, direction: 'portrait', margins: [10, 10, 10, 10] });
const SORT_STEP = 10;
const HOUR_MS = 60 * 60 * 1000;
/** Copies that were printed of the first template, an hour apart. */
const COPIES = [1, 2, 1];

/** Writes templates over the demo tables, and who has printed the first of them. */
export function seedPrints({ store, nextId, timeMs }: SeedWorld): void {
  const templates = createPrintTemplates(store);
  const categories = new Map(printCategories(store).map(({ enCode, id }) => [enCode, id]));
  const adminId = store.one<{ id: string }>("SELECT id FROM user WHERE account = 'admin'")?.id ?? '';
  PRINT_TEMPLATES.forEach(({ id = nextId(), category, queries, html, isDisabled = false, ...texts }, index) =>
    templates.insert({
      ...texts,
      id,
      category: categories.get(category) ?? '',
      enabledMark: isDisabled ? 0 : 1,
      sortCode: (index + 1) * SORT_STEP,
      description: '',
      dbLinkId: queries ? '0' : null,
      sqlTemplate: queries ? JSON.stringify(queries.map((sql) => ({ sql }))) : null,
      leftFields: null,
      printTemplate: html ?? null,
      pageParam: queries ? A4 : null,
      creatorUserId: adminId,
      creatorTime: timeMs,
      lastModifyTime: timeMs,
    }),
  );
  store.script(FIRST_VERSIONS);
  const [first] = templates.list();
  if (!first) return;
  COPIES.forEach((printNum, index) =>
    insertRow(store, 'print_log', {
      id: nextId(),
      printId: first.id,
      userId: adminId,
      printTime: timeMs + index * HOUR_MS,
      printNum,
      printTitle: first.fullName,
    }),
  );
}
