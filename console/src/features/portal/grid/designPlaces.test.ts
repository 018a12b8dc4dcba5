import { portalCodecs, portalDesign } from '@milepost/openapi/domains/portal';
import { expect, test } from 'vitest';
import { arranged, designedPlaces, isShown, placesOf } from './designPlaces.ts';

const DESIGN = { layout: [{ i: '1', x: 0, y: 0, w: 6, h: 4, jnpfKey: 'todo', skin: 'dark' }, { jnpfKey: 'weather' }], own: [1] };
const design = portalDesign.decode(DESIGN);

test('cards are saved where they were put; everything else of the design stays, and the first places come back', () => {
  const [first] = placesOf(design.layout);
  const moved = arranged(design, [{ ...first!, x: 6 }]);
  const sent = portalCodecs.saveOwnPortal.body.encode({ design: { kind: 'value', value: moved }, systemId: null });
  const saved = JSON.parse(sent.formData) as typeof DESIGN;
  expect(saved).toMatchObject({ own: [1], layout: [{ i: '1', x: 6, skin: 'dark' }, { jnpfKey: 'weather' }] });
  const again = portalDesign.decode(saved);
  expect(designedPlaces(again)).toEqual(placesOf(design.layout));
  expect(designedPlaces(arranged(again, [{ ...first!, x: 3 }]))?.[0]).toMatchObject({ x: 0 });
});

test('a card without a size has one, and places that cannot be read are those of the design', () => {
  expect(placesOf(design.layout)[1]).toEqual({ id: 'at 1', x: 0, y: 6, w: 12, h: 6 });
  expect(placesOf(portalDesign.decode({ layout: [{ x: -3, w: 0, h: 2.4 }] }).layout)[0]).toMatchObject({ x: 0, w: 1, h: 2 });
  expect(designedPlaces(portalDesign.decode({ milepostPlaces: [{ id: 1 }] }))).toBeNull();
});

test.each([
  [[], true],
  [['app'], false],
  [['app', 'pc'], true],
])('a card for %j', (visibility, shown) => expect(isShown({ visibility })).toBe(shown));
