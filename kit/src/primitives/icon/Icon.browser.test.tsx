import * as lucide from 'lucide';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Icon } from './index.ts';
import type { IconShape } from './index.ts';

const SVG = 'http://www.w3.org/2000/svg';
const shapes = Object.entries(lucide.icons as Readonly<Record<string, IconShape>>);

/** Five points along each line. */
function pointsOf(paths: readonly SVGPathElement[]): string[] {
  return paths.flatMap((path) => {
    const length = path.getTotalLength();
    return [0.01, 0.25, 0.5, 0.75, 1].map((part) => {
      const { x, y } = path.getPointAtLength(part * length);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
  });
}

const lengthOf = (paths: readonly SVGPathElement[]) => paths.reduce((total, path) => total + path.getTotalLength(), 0);

function pathOf(d: unknown): SVGPathElement {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', String(d));
  return path;
}

test('the lines of every drawing are drawn as one, and are the same lines', async () => {
  expect(shapes.length).toBeGreaterThan(1000);
  const { container } = await render(
    <>
      {shapes.map(([name, shape]) => (
        <Icon key={name} of={shape} />
      ))}
    </>,
  );
  const wrong: string[] = [];
  for (const [at, [name, shape]] of shapes.entries()) {
    const lines = shape.filter(([tag]) => tag === 'path').map(([, attributes]) => attributes);
    const given = lines.map(({ d }) => pathOf(d));
    const drawn = [...(container.children[at]?.querySelectorAll('path') ?? [])];
    const apart = drawn.flatMap((path) => (path.getAttribute('d') ?? '').split(/(?=M0 0)/).map(pathOf));
    if (Math.abs(lengthOf(drawn) - lengthOf(given)) > 0.1) wrong.push(`${name}: ${lengthOf(drawn)} instead of ${lengthOf(given)}`);
    if (apart.length === given.length && pointsOf(apart).join() !== pointsOf(given).join()) wrong.push(`${name}: other points`);
    if (drawn.length > 1 && lines.every((line) => Object.keys(line).join() === 'd')) wrong.push(`${name}: several lines`);
  }
  expect(wrong).toEqual([]);
});

test('a drawing that points along the line is turned over where lines begin at the right; others stay', async () => {
  const { container } = await render(
    <div dir="rtl">
      <Icon of={lucide.ChevronRight} />
      <Icon of={lucide.Search} />
      <div dir="ltr">
        <Icon of={lucide.ChevronRight} />
      </div>
    </div>,
  );
  const turned = [...container.querySelectorAll('svg')].map((svg) => getComputedStyle(svg).transform);
  expect(turned).toEqual(['matrix(-1, 0, 0, 1, 0, 0)', 'none', 'none']);
});
