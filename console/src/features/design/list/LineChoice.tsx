import { useLingui } from '@lingui/react/macro';
import { Segmented } from '@milepost/kit/segmented';
import { TriangleAlert } from 'lucide';
import type { ListName } from '../core/types.ts';
import { itemsOf, problemsAt } from './listItems.ts';
import type { ListDesign } from './useListDesign.ts';

const LINES: readonly ListName[] = ['searchList', 'btnsList', 'columnBtnsList', 'customBtnsList', 'columnList'];

interface LineChoiceProps {
  readonly design: ListDesign;
  readonly shown: ListName;
  readonly names: Readonly<Record<ListName, string>>;
  readonly onShow: (list: ListName) => void;
}

/** Choice of the line that is shown where there is room for one, with how many items each has, and a sign where one has a problem. */
export function LineChoice({ design, shown, names, onShow }: LineChoiceProps) {
  const { t } = useLingui();
  const segments = LINES.map((id) => {
    const [name, count] = [names[id], itemsOf(design.list, id).length];
    const hasProblem = problemsAt(design.problems, design.owner, id).length > 0;
    return { id, label: hasProblem ? t`${name} ${count}, with problems` : `${name} ${count}`, ...(hasProblem && { icon: TriangleAlert }) };
  });
  return <Segmented label={t`What of the list is set up`} segments={segments} value={shown} onChange={onShow} />;
}
