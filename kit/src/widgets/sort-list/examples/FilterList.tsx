import { Plus } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../primitives/button/index.ts';
import { SortList } from '../index.ts';
import type { SortItem, SortListProps } from '../index.ts';

export const filters: readonly SortItem[] = [
  { id: 'code', label: '案件编号' },
  { id: 'place', label: '事故地点', note: '包含' },
  { id: 'amount', label: '金额', problem: '列表里没有这个字段' },
  { id: 'day', label: '发生日期' },
];

/** Filters of a list, which the example holds as an owner does. */
export function FilterList({ items = filters, ...more }: Partial<SortListProps>) {
  const [all, setAll] = useState(items);
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <SortList
      label="查询条件"
      items={all}
      openId={openId}
      onOpen={setOpenId}
      onMove={(from, to) => {
        const item = all[from];
        if (item) setAll(all.toSpliced(from, 1).toSpliced(to, 0, item));
      }}
      onRemove={(at) => setAll(all.toSpliced(at, 1))}
      end={
        <Button variant="text" icon={Plus} onPress={() => setAll([...all, { id: `new${all.length}`, label: `新条件${all.length}` }])}>
          添加
        </Button>
      }
      {...more}
    />
  );
}
