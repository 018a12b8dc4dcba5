import { useState } from 'react';
import { Button } from '../../../primitives/button/index.ts';
import { spanOf } from '../../../primitives/option-list/index.ts';
import { CommandPalette } from '../index.ts';
import type { PaletteItem } from '../index.ts';

const place = (id: string, label: string, note: string): PaletteItem => ({ id, label, note, group: '菜单' });

export const somePlaces: readonly PaletteItem[] = [
  place('orders', '养护工单', '养护工程'),
  place('plan', '计划排程', '养护工程'),
  place('units', '施工单位', '养护工程'),
  place('dictionary', '数据字典', '数据应用'),
  place('interfaces', '数据接口', '数据应用'),
  { id: 'lock', label: '锁定屏幕', note: 'Ctrl L', group: '操作' },
  { id: 'logout', label: '退出登录', group: '操作' },
  { id: 'dark', label: '外观：深色', group: '设置' },
];
export const manyPlaces: readonly PaletteItem[] = Array.from({ length: 10_000 }, (_, index) =>
  place(`toll-${index}`, `收费站 ${index + 1}`, '收费稽查 / 云望高速'),
);

export interface SearchMenuProps {
  readonly places: readonly PaletteItem[];
  readonly query?: string;
  readonly onChoose?: (id: string) => void;
}

/** A palette over places that are found by what they contain, and the button that opens it. */
export function SearchMenu({ places, query: asked = '', onChoose }: SearchMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState(asked);
  const items = places.flatMap((item) => {
    const mark = spanOf(item.label, query);
    return query === '' ? [item] : mark ? [{ ...item, mark }] : [];
  });
  return (
    <>
      <Button opens={{ kind: 'dialog', isOpen }} onPress={() => setOpen(true)}>
        搜索导航菜单
      </Button>
      {isOpen && (
        <CommandPalette
          label="搜索导航菜单"
          placeholder="菜单名称、拼音或首字母"
          query={query}
          onQuery={setQuery}
          items={items}
          onChoose={({ id }) => {
            setOpen(false);
            onChoose?.(id);
          }}
          onClose={() => setOpen(false)}
          empty="没有匹配的菜单或操作"
        />
      )}
    </>
  );
}
