import { expect, test } from 'vitest';
import { colourOr, svgText } from './svg.ts';

test.each([
  ['#1a2b3c', '#1a2b3c'],
  ['#fff', '#fff'],
  ['red"/><script>', '#000000'],
  ['url(https://example.com/a)', '#000000'],
  [undefined, '#000000'],
])('the colour %s is %s', (given, colour) => expect(colourOr(given, '#000000')).toBe(colour));

test('the file holds a ground, a path and the quiet zone, and nothing else', () =>
  expect(svgText({ path: 'M0 0h1v4h-1z', width: 3, height: 4, quietZone: 2 }, {}, { widthPx: 70, heightPx: 80 })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="70" height="80" viewBox="-2 -2 7 8" shape-rendering="crispEdges">' +
      '<rect x="-2" y="-2" width="100%" height="100%" fill="#ffffff"/><path d="M0 0h1v4h-1z" fill="#000000"/></svg>',
  ));
