import { describe, expect, it } from 'vitest';
import type { Field } from '../record/design.ts';
import { codeOf } from './code.ts';

const field = (key: string, kind: string, label: string, children: readonly Field[] = []): Field => ({
  key,
  kind,
  label,
  config: {},
  control: {},
  children,
});
const names = { className: 'Order', subClassNames: [], packageName: 'com.example', title: '工单 */ x' };

describe('code of a design', () => {
  const files = codeOf(
    [
      field('name', 'comInput', '名称'),
      field('total', 'numInput', '"合计"'),
      field('items', 'table', '明细', [field('when', 'date', '日期')]),
    ],
    names,
  );

  it('has a class of its fields, one of each sub-table, and its form', () => {
    expect(files.map(({ folder, name }) => `${folder}/${name}`)).toEqual([
      'java/OrderEntity.java',
      'java/OrderSub1Entity.java',
      'web/form.vue',
    ]);
    expect(files[0]?.text).toContain('private String name;');
    expect(files[0]?.text).toContain('private BigDecimal total;');
    expect(files[0]?.text).not.toContain('when');
    expect(files[1]?.text).toContain('private Long when;');
  });

  it('is not ended by the words of the design', () => {
    expect(files[0]?.text).toContain('/** 工单 * / x */');
    expect(files[2]?.text).toContain('label="&quot;合计&quot;"');
  });
});
