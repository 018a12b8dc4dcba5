import { useLingui } from '@lingui/react/macro';
import { Segmented } from '@milepost/kit/segmented';

/** Ways to show figures. */
export type ChartView = 'chart' | 'table';

interface ChartSwitchProps {
  /** Title of the chart. */
  readonly title: string;
  readonly view: ChartView;
  readonly onChange: (view: ChartView) => void;
}

/** The switch between a drawing and the table of its figures. */
export function ChartSwitch({ title, view, onChange }: ChartSwitchProps) {
  const { t } = useLingui();
  return (
    <Segmented
      label={t`Show “${title}” as`}
      segments={[
        { id: 'chart', label: t({ message: 'Chart', context: 'way to show figures' }) },
        { id: 'table', label: t({ message: 'Table', context: 'way to show figures' }) },
      ]}
      value={view}
      onChange={onChange}
    />
  );
}
