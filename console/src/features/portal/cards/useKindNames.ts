import { useLingui } from '@lingui/react/macro';
import type { PortalCardKind } from '@milepost/openapi/domains/portal';

/** Names of the kinds of card, for a card without a title and one that is not shown. */
export function useKindNames(): (kind: PortalCardKind | null) => string {
  const { t } = useLingui();
  return (kind) => {
    if (kind === null) return t`Card`;
    const names: Record<PortalCardKind, string> = {
      card: t`Cards`,
      tab: t`Tabs`,
      notice: t`Notices`,
      email: t`E-mails`,
      todoList: t`To do`,
      todo: t`To-do counts`,
      commonFunc: t`At hand`,
      dataBoard: t`Figures`,
      tableList: t`Table`,
      text: t({ message: 'Text', context: 'kind of card' }),
      image: t({ message: 'Picture', context: 'kind of card' }),
      carousel: t`Pictures in turn`,
      video: t`Video`,
      schedule: t`Today’s schedule`,
      iframe: t`Page of another host`,
      barChart: t`Bar chart`,
      pieChart: t`Pie chart`,
      lineChart: t`Line chart`,
      radarChart: t`Radar chart`,
      mapChart: t`Map`,
      rankList: t`Ranking`,
      timeAxis: t`Events`,
    };
    return names[kind];
  };
}
