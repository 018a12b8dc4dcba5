import type { ReadControl } from '../config/designed.ts';
import { calculateDesign } from './calculate/design.ts';
import { cascadeDesign } from './cascade/design.ts';
import { choiceDesign } from './choice/design.ts';
import { colorDesign } from './color/design.ts';
import { dateDesign } from './date/design.ts';
import { dateRangeDesign } from './dateRange/design.ts';
import { filesDesign } from './files/design.ts';
import { htmlDesign } from './html/design.ts';
import { numberDesign } from './number/design.ts';
import { numberRangeDesign } from './numberRange/design.ts';
import { pickDesign } from './pick/design.ts';
import { rateDesign } from './rate/design.ts';
import { recordDesign } from './record/design.ts';
import { shownDesign } from './shown/design.ts';
import { sliderDesign } from './slider/design.ts';
import { switchDesign } from './switch/design.ts';
import { textDesign } from './text/design.ts';
import { timeDesign } from './time/design.ts';
import { timeRangeDesign } from './timeRange/design.ts';

/** Readers of controls by the names stored designs have for them, old and new ones. @source forms §3 */
export const DESIGNS: Readonly<Record<string, ReadControl>> = {
  ...textDesign,
  ...numberDesign,
  ...numberRangeDesign,
  ...switchDesign,
  ...choiceDesign,
  ...cascadeDesign,
  ...dateDesign,
  ...timeDesign,
  ...dateRangeDesign,
  ...timeRangeDesign,
  ...filesDesign,
  ...colorDesign,
  ...rateDesign,
  ...sliderDesign,
  ...htmlDesign,
  ...pickDesign,
  ...recordDesign,
  ...calculateDesign,
  ...shownDesign,
};
