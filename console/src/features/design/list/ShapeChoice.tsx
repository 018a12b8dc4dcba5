import { useLingui } from '@lingui/react/macro';
import { Segmented } from '@milepost/kit/segmented';
import { shapeOf } from './listSheet.ts';
import type { ListDesign } from './useListDesign.ts';

export interface ShapeChoiceProps {
  readonly design: ListDesign;
  /** The sheet of the whole list says what the shape needs. */
  readonly onChosen: () => void;
}

/** Shape of a list, one of five. */
export function ShapeChoice({ design: { list, set, isReadOnly }, onChosen }: ShapeChoiceProps) {
  const { t } = useLingui();
  const shapes = [
    { id: '1', label: t({ message: 'Table', context: 'shape of a list' }) },
    { id: '2', label: t`Tree at the left` },
    { id: '3', label: t({ message: 'Groups', context: 'shape of a list' }) },
    { id: '4', label: t`Edited in rows` },
    { id: '5', label: t({ message: 'Tree', context: 'shape of a list' }) },
  ];
  return (
    <Segmented
      label={t`Shape`}
      labelAt="start"
      segments={shapes}
      value={shapeOf(list)}
      onChange={(id) => {
        if (isReadOnly) return;
        set(['type'], Number(id));
        onChosen();
      }}
    />
  );
}
