import { DataTable } from '@milepost/kit/data-table';
import { useEffect, useState } from 'react';
import type { Fixture, Word } from './fixture.ts';

interface Team {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly staff: number;
  readonly children?: readonly Team[];
}
const TEAMS = 10_000;
const teamId = ({ id }: Team) => id;
const teamName = ({ name }: Team) => name;

/** The ten thousand teams of contract 2, in the table. */
export function departments(word: Word): Fixture {
  const team = (number: number, name: string): Team => ({
    id: String(number),
    name,
    code: `T${String(number).padStart(5, '0')}`,
    staff: (number * 7) % 40,
  });
  const shifts = [team(20_001, word('dayShift')), team(20_002, word('nightShift'))];
  const all = Array.from({ length: TEAMS }, (_, at) => {
    const own = team(at + 1, word('team').replace('#', String(at + 1)));
    return at === 0 ? { ...own, children: shifts } : own;
  });
  const head = word('head');
  const columns = [
    { id: 'name', header: word('name'), text: teamName, width: { px: 320 }, sort: 'text', narrow: 'title' },
    { id: 'code', header: word('code'), text: ({ code }: Team) => code, width: { px: 480 }, narrow: 'meta' },
    { id: 'head', header: word('headOf'), text: () => head, width: { px: 480 }, narrow: 'meta' },
    {
      id: 'staff',
      header: word('staff'),
      text: ({ staff }: Team) => String(staff),
      align: 'end',
      width: { px: 240 },
      sort: 'number',
      narrow: 'meta',
    },
  ] as const;
  const edit = () => [{ id: 'edit', label: word('edit'), run: () => undefined }];
  let show: (rows: readonly Team[]) => void = () => undefined;
  function Widget() {
    const [rows, setRows] = useState<readonly Team[]>(all);
    const [expandedIds, onExpandedChange] = useState<ReadonlySet<string>>(new Set());
    useEffect(() => {
      show = setRows;
    }, []);
    return (
      <div className="list">
        <DataTable
          label={word('grid')}
          columns={columns}
          rows={rows}
          rowId={teamId}
          rowLabel={teamName}
          actions={edit}
          tree={{ childrenOf: ({ children }) => children, expandedIds, onExpandedChange }}
        />
      </div>
    );
  }
  return {
    Widget,
    signals: {
      refresh: () => show(all.map((row) => ({ ...row }))),
      removeThird: () => show(all.filter((_, at) => at !== 2)),
    },
  };
}
