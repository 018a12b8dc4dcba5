import { describe, expect, it } from 'vitest';
import {
  cardFigures,
  cardFrame,
  cardImage,
  cardPictures,
  cardVideo,
  cardInterval,
  cardSource,
  chartRows,
  figureValue,
  portalCard,
  rankRows,
  tableColumns,
  tableRows,
} from './index.ts';

describe('what a card shows', () => {
  it('comes from its data interface, or from the design where it names none', () => {
    const parameters = [{ field: 'from', defaultValue: '2026' }];
    const dynamic = portalCard.decode({ dataType: 'dynamic', propsApi: '7', templateJson: parameters });
    expect(cardSource(dynamic)).toEqual({ kind: 'dynamic', interfaceId: '7', parameters });
    const left = portalCard.decode({ dataType: 'dynamic', option: { defaultValue: [1] } });
    expect(cardSource(left)).toEqual({ kind: 'static', value: [1] });
  });

  it('is read row by row, figures as numbers or texts, and what is no row is left out', () => {
    const value = [{ name: '周一', value: '1,200', type: '客车' }, null, 7, { plate: '渝F·D1201' }, { fullName: '周二', value: 'many' }];
    const read = [
      { name: '周一', value: 1200, type: '客车' },
      { name: '周二', value: null, type: '' },
    ];
    expect(chartRows(value)).toEqual(read);
    expect([chartRows({ list: value }), chartRows({ data: value })]).toEqual([read, read]);
    expect(chartRows('nothing')).toEqual([]);
  });

  it('is ranked from the highest to the lowest, what has no figure last', () => {
    const ranked = rankRows([{ name: 'a', value: 1 }, { name: 'b' }, { name: 'c', value: 3 }]);
    expect(ranked.map(({ name }) => name)).toEqual(['c', 'a', 'b']);
  });

  it('has the columns the design names, else those of its first row, and never reads what rows inherit', () => {
    const data = [{ a: 1, b: '乙' }];
    expect(tableColumns({ columnData: [{ fullName: '甲', filedName: 'a' }, { fullName: '无' }] }, data)).toEqual([
      { id: 'a', label: '甲' },
    ]);
    expect(tableColumns({}, data).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(tableRows([{ id: 'toString', label: '' }], data)).toEqual([['']]);
  });

  it('counts a figure by the member of its first row, or as it stands', () => {
    expect([
      figureValue([{ total: '12' }], 'total'),
      figureValue({ total: 12 }, 'total'),
      figureValue(12, ''),
      figureValue([], 'total'),
    ]).toEqual([12, 12, 12, null]);
    expect(cardFigures({ defaultValue: [{ fullName: '在途', num: 3, unit: '辆' }] })).toEqual([
      { name: '在途', unit: '辆', field: '', source: { kind: 'static', value: 3 } },
    ]);
  });

  it('has a picture with what it says', () => {
    expect(cardImage({ defaultValue: [{ url: '/a.png' }], textDefaultValue: '路网图' })).toEqual({ address: '/a.png', words: '路网图' });
    expect(cardImage({ defaultValue: [] })).toBeNull();
  });

  it('has pictures in turn, a film, or a page of elsewhere, each by its address', () => {
    const pictures = [{ imageUrl: '/a.png', title: '甲' }, '/b.png', { title: '没有' }, null];
    expect(cardPictures(pictures)).toEqual([
      { address: '/a.png', words: '甲' },
      { address: '/b.png', words: '' },
    ]);
    expect(cardPictures('nothing')).toEqual([]);
    expect(cardVideo({ defaultValue: '/a.mp4', textDefaultValue: '隧道' })).toEqual({ address: '/a.mp4', words: '隧道' });
    expect([cardVideo({}), cardVideo(null)]).toEqual([null, null]);
    expect([cardFrame({ defaultValue: 'https://a.example' }), cardFrame({ defaultValue: {} })]).toEqual(['https://a.example', '']);
  });

  it('is read again after its own minutes, else those of the portal', () => {
    const card = (refresh?: object) => portalCard.decode({ refresh });
    expect([
      cardInterval(card({ autoRefresh: true, autoRefreshTime: '2' }), 5),
      cardInterval(card({ autoRefresh: false, autoRefreshTime: 2 }), 5),
      cardInterval(card(), null),
    ]).toEqual([120_000, 300_000, null]);
  });
});
