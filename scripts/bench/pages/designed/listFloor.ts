// The same list in plain DOM: rows that are used again, their texts put in place; every column of a row is there.
import '../../floor/lib/base.css';
import { COLUMN_KEYS, COLUMN_PX, LIST_ROWS, cellOf } from './designs.ts';

const ROW_PX = 40;
const VIEW_PX = 600;
/** Rows beyond what shows. */
const SPARE = 5;
const CSS = `.t{position:absolute;inset:0 auto auto 0;width:1300px}.s{height:${VIEW_PX}px;overflow:auto;position:relative;contain:strict}
.h,.r{display:flex;height:${ROW_PX}px;width:${COLUMN_KEYS.length * COLUMN_PX}px}.h{font-weight:600;background:#fafafa}
.z{position:relative;contain:layout size}.r{position:absolute;left:0;top:0;border-bottom:1px solid #eee;contain:strict}
.c{padding:9px 8px;width:${COLUMN_PX}px;box-sizing:border-box;white-space:nowrap;overflow:hidden;flex:none}.c:first-child{position:sticky;left:0;background:#fff}`;

interface PooledRow {
  readonly element: HTMLElement;
  readonly texts: readonly Text[];
  at: number;
}
const pool: PooledRow[] = [];
const scroller = document.createElement('div');

function makeRow(): PooledRow {
  const element = document.createElement('div');
  element.className = 'r';
  const texts = COLUMN_KEYS.map(() => {
    const cell = element.appendChild(document.createElement('div'));
    cell.className = 'c';
    return cell.appendChild(document.createTextNode(''));
  });
  return { element, texts, at: -1 };
}

function fill(row: PooledRow, at: number): void {
  row.at = at;
  row.element.style.transform = `translateY(${at * ROW_PX}px)`;
  row.texts.forEach((text, column) => {
    text.data = cellOf(at, column);
  });
}

function draw(): void {
  const first = Math.max(0, Math.min(Math.floor(scroller.scrollTop / ROW_PX) - 2, LIST_ROWS - pool.length));
  for (let at = first; at < first + pool.length; at += 1) {
    const row = pool[at % pool.length];
    if (row && row.at !== at) fill(row, at);
  }
}

window.__total = LIST_ROWS;
window.__first = cellOf(0, 0);
window.bench = {
  mount() {
    const root = document.querySelector('#root');
    if (!root) throw new Error('[bench] The page has no element with the id "root", so nothing can be shown · add one.');
    const head = COLUMN_KEYS.map((key) => `<div class="c">${key}</div>`).join('');
    root.innerHTML = `<style>${CSS}</style><div class="t"><div style="overflow:hidden"><div class="h">${head}</div></div></div>`;
    scroller.className = 's';
    const rows = scroller.appendChild(document.createElement('div'));
    rows.className = 'z';
    rows.style.height = `${LIST_ROWS * ROW_PX}px`;
    for (let at = 0; at < Math.ceil(VIEW_PX / ROW_PX) + SPARE; at += 1) {
      const row = makeRow();
      pool.push(row);
      rows.append(row.element);
    }
    scroller.addEventListener('scroll', draw, { passive: true });
    draw();
    root.querySelector('.t')?.append(scroller);
  },
  view: () => scroller,
  scroller: () => scroller,
};
