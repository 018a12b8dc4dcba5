import type { Figures } from '../../figures.ts';
import type { Measured } from '../browser.ts';

type Act = 'mount' | 'expandAll' | 'search' | 'clear' | 'check';

/** Test of what must be on the screen after each step, as an expression of the page; `row` is the text so many pixels down. */
const SHOWN: Readonly<Record<Act, string>> = {
  mount: `row(14) === 'Company 0' && row(126)?.startsWith('Company')`,
  expandAll: `/Employee 0-0-/.test(row(238)) && /Employee 0-0-/.test(row(400))`,
  search: `/Employee \\d+-\\d+-77/.test(row(70)) && !/Employee 0-0-1$/.test(row(120) ?? '')`,
  clear: `/Employee 0-0-/.test(row(400)) && /Employee 0-0-/.test(row(238)) && !/-77$/.test(row(238))`,
  check: `document.querySelectorAll(bench.checkedSelector ?? 'input[type=checkbox]:checked').length >= 12`,
};
const ROW = `(downPx) => {
  const { left, top } = __probe.rect();
  return __probe.codeAt(left + 130, top + downPx, /(Company|Department|Employee) [\\d-]+/);
}`;

/** Mount, open all, search, clear the search, check the first company with everything below it. */
export async function treeSteps({ page, enter, cpu, collectMs, heapMb }: Measured): Promise<Figures> {
  await enter();
  const heapBefore = await heapMb();
  const step = (act: Act) =>
    cpu(() =>
      page.evaluate<{ ms: number }>(
        `{ const row = ${ROW}; const shown = () => ${SHOWN[act]}; __probe.timed(() => bench.${act}(), shown) }`,
      ),
    );
  const mount = await step('mount');
  const expandAll = await step('expandAll');
  const nodes = await page.evaluate(async () => {
    await window.__probe.idle(200);
    return document.querySelectorAll('body *').length;
  });
  await collectMs();
  const search = await step('search');
  const searchCollectedMs = await collectMs();
  const clear = await step('clear');
  await collectMs();
  const check = await step('check');
  return {
    mountCpuMs: mount.cpuMs,
    mountMs: mount.ms,
    expandAllCpuMs: expandAll.cpuMs,
    expandAllMs: expandAll.ms,
    searchCpuMs: search.cpuMs,
    searchMs: search.ms,
    searchCollectedMs,
    clearCpuMs: clear.cpuMs,
    checkCpuMs: check.cpuMs,
    checkMs: check.ms,
    nodes,
    heapMb: (await heapMb()) - heapBefore,
  };
}
