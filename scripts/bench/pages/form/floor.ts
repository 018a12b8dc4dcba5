// The same form in plain DOM: one listener for all fields, and a sum that changes by the difference alone.
import '../../floor/lib/base.css';
import { AMOUNTS, SUM, TARGET, inRows } from './data.ts';

const CSS = `.f{display:flex;flex-direction:column;gap:16px;padding:0 0 24px}.r{display:grid;grid-template-columns:repeat(2,1fr);gap:16px}
.c{display:flex;flex-direction:column;gap:4px}.c input{height:32px;border:1px solid #8c8c8c;border-radius:4px;padding:0 8px;font:inherit}`;
const field = (id: string, label: string, value: string, more = '') =>
  `<div class="c"><label for="${id}">${label}</label><input id="${id}" value="${value}" autocomplete="off" spellcheck="false"${more}></div>`;
const input = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`);

window.bench = {
  mount() {
    const values = Object.fromEntries(AMOUNTS.map(([name, value]) => [`form-${name}`, Number(value)]));
    let total = Object.values(values).reduce((sum, value) => sum + value, 0);
    const rows = inRows(AMOUNTS).map((row) => row.map(([name, value]) => field(`form-${name}`, `Amount ${name}`, value)).join(''));
    const root = document.querySelector('#root');
    if (!root) throw new Error('[bench] The page has no element with the id "root", so nothing can be shown · add one.');
    const html = rows.map((row) => `<div class="r">${row}</div>`).join('');
    root.innerHTML = `<style>${CSS}</style><form class="f">${field(SUM, 'Sum', String(total), ' readonly')}${html}</form>`;
    const sum = input(SUM);
    root.addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !sum) return;
      const value = Number(target.value) || 0;
      total += value - (values[target.id] ?? 0);
      values[target.id] = value;
      sum.value = String(total);
    });
  },
  target: () => input(TARGET),
  sum: () => input(SUM)?.value ?? '',
};
