import { expect, test } from 'vitest';
import { breaksIn } from './pageBreaks.ts';

const ROOM_PX = 100;
const span = (top: number, bottom: number) => ({ top, bottom });

test.each<[string, Parameters<typeof breaksIn>[0], readonly number[]]>([
  ['a sheet that has room on one page', { height: 100, whole: [], forced: [] }, []],
  ['one that takes three pages', { height: 250, whole: [], forced: [] }, [100, 200]],
  ['a row that would be cut: it begins the next page', { height: 150, whole: [span(0, 90), span(90, 120)], forced: [] }, [90]],
  ['the pages after it: they are counted from where it begins', { height: 195, whole: [span(90, 120)], forced: [] }, [90, 190]],
  ['a picture higher than the paper: it is cut', { height: 260, whole: [span(50, 250)], forced: [] }, [100, 200]],
  ['a page the template begins itself', { height: 150, whole: [], forced: [40] }, [40, 140]],
  ['one it begins where nothing follows: that is no page', { height: 80, whole: [], forced: [80] }, []],
])('%s', (_, layout, expected) => expect(breaksIn(layout, ROOM_PX)).toEqual(expected));
