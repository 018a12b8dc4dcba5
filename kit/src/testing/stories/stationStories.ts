import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { memoryFeed } from '../feeds/dataFeed.ts';
import { manyStations, station, stations } from '../feeds/stations.ts';
import { LATE, openDialog } from './openDialog.ts';
import type { Stage, Step } from './openDialog.ts';

/** Way through a picker of stations. */
interface StationSteps {
  readonly open: Step;
  /** Waits for the first station. */
  readonly findRows: () => Promise<unknown>;
  /** Button that loads again. */
  readonly findRetry: () => Promise<HTMLElement>;
}

/** Through a dialog or a drawer. */
export const throughDialog: StationSteps = {
  open: openDialog,
  findRows: () => screen.findAllByText('云阳收费站', {}, LATE),
  findRetry: () => screen.findByRole('button', { name: '重试' }, LATE),
};

/** The stories that every picker of stations has: what becomes of its list. */
export function stationStories({ open, findRows, findRetry }: StationSteps) {
  const failing = memoryFeed(stations);
  const openWithRows: Step = async (stage) => {
    await open(stage);
    await findRows();
  };
  return {
    openWithRows,
    multiple: {
      args: { value: ['A02', 'A05', 'A30'] },
      async play(stage: Stage) {
        await openWithRows(stage);
        await waitFor(() => expect(screen.getByText('已选 3 项')).toBeVisible());
      },
    },
    loading: { args: { feed: memoryFeed(stations, { isSilent: true }) }, play: open },
    empty: {
      args: { feed: memoryFeed([]) },
      async play(stage: Stage) {
        await open(stage);
        await screen.findByText('还没有数据', {}, LATE);
      },
    },
    failingThenRetry: {
      args: { feed: failing },
      async play(stage: Stage) {
        failing.failNext();
        await open(stage);
        await userEvent.click(await findRetry());
        await findRows();
      },
    },
    tenThousand: { args: { feed: memoryFeed(manyStations) }, play: openWithRows },
    longNames: {
      args: {
        feed: memoryFeed([
          { ...station(0), id: 'L1', fullName: '云阳至青溪段跨线桥与长下坡路段主线收费站（含超限检测与应急指挥中心）' },
          { ...station(1), id: 'L2', fullName: 'guardrail.wbeam.three-beam-galvanised-2026-emergency-command-centre' },
          station(0),
        ]),
      },
      play: openWithRows,
    },
  };
}
