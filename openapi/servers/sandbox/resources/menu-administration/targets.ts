import { targetOf, type MenuTarget } from '../../../../src/domains/menu/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { Store } from '../../core/store.ts';
import type { MenuStored } from './tables.ts';

/** Id of what an entry shows; empty where its text says none. */
export function moduleIdIn(propertyJson: string | null | undefined): string {
  if (!propertyJson) return '';
  const property: unknown = JSON.parse(propertyJson);
  const moduleId = typeof property === 'object' && property !== null ? Reflect.get(property, 'moduleId') : undefined;
  return typeof moduleId === 'string' || typeof moduleId === 'number' ? String(moduleId) : '';
}

const GONE: Readonly<Record<MenuTarget, { readonly table: string; readonly message: string }>> = {
  design: { table: 'model', message: '所选设计不存在，可能已被删除，请重新选择' },
  dictionary: { table: 'dictionary_category', message: '所选字典分类不存在，可能已被删除，请重新选择' },
  portal: { table: 'portal', message: '所选门户不存在，可能已被删除，请重新选择' },
};

/**
 * Judges what an entry shows where that is new: it is there, and a design is released. An entry whose design went later can still be
 * renamed or disabled.
 * @reading R-473
 * @throws Refusal
 */
export function requireTarget(store: Store, row: MenuStored, before: MenuStored | null): void {
  const target = targetOf(row.type);
  if (target === null) return;
  const id = moduleIdIn(row.propertyJson);
  if (before?.type === row.type && moduleIdIn(before.propertyJson) === id) return;
  const { table, message } = GONE[target];
  const found = store.one<{ fullName: string; state?: number }>(`SELECT * FROM ${table} WHERE id = ?`, id);
  if (!found) throw new Refusal(message);
  if (target === 'design' && found.state === 0) throw new Refusal(`设计“${found.fullName}”尚未发布，请先发布，再选择`);
}
