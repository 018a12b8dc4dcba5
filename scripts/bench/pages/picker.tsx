// A picker that holds 10,000 departments of one tree; its dialog shows the tree and, beside it, what is chosen.
import { fromTree } from '@milepost/kit/engines/node-source';
import type { StoredValue } from '@milepost/kit/engines/pick';
import { TreePicker, departmentPicker } from '@milepost/kit/tree-picker';
import type { PickerNode } from '@milepost/kit/tree-picker';
import { useState } from 'react';
import { mountInKit, prepareKit } from './kitPage.tsx';

const PER_LEVEL = 100;
const company = { id: 'company', fullName: 'Company', type: 'company', path: ['company'], names: ['Company'] };

function departmentOf(above: PickerNode, at: number): PickerNode {
  const [id, fullName] = [`${above.id}-${at}`, `Department ${above.id.slice(company.id.length)}-${at}`];
  return { id, fullName, type: 'department', path: [...(above.path ?? []), id], names: [...(above.names ?? []), fullName] };
}
const below = (above: PickerNode): PickerNode[] => Array.from({ length: PER_LEVEL }, (_, at) => departmentOf(above, at));

const branches = below(company).map((branch) => ({
  ...branch,
  children: below(branch).map((leaf): PickerNode => ({ ...leaf, isLeaf: true })),
}));
const leaves = branches.flatMap(({ children }) => children);
const source = fromTree<PickerNode>([{ ...company, children: branches }]);
const spec = departmentPicker(
  {
    departments: source,
    resolve: (stored, signal) =>
      source.resolve(
        stored.map((item) => (typeof item === 'string' ? item : (item.at(-1) ?? ''))),
        signal,
      ),
  },
  { cardinality: 'many' },
);
const ids: readonly string[] = leaves.map(({ id }) => id);
const frame = { inlineSize: 320 };

function Page() {
  const [value, setValue] = useState<StoredValue>(ids);
  return (
    <div style={frame}>
      <TreePicker label="Departments" spec={spec} value={value} onChange={setValue} />
    </div>
  );
}

prepareKit('small');
window.bench = { mount: () => mountInKit(<Page />) };
