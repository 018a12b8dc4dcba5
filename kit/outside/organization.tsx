import type { StoredValue } from '@milepost/kit/engines/pick';
import { memorySource } from '@milepost/kit/testing/memory-source';
import { TreePicker } from '@milepost/kit/tree-picker';
import type { PickerNode } from '@milepost/kit/tree-picker';
import { useState } from 'react';
import type { Fixture, Word } from './fixture.ts';
import { networkPicker } from './networkPicker.ts';

/** The places contract 1 speaks of, behind a source a tester can slow down and break, in the picker of this application. */
export function organization(word: Word): Fixture {
  const sounds: Readonly<Record<string, string>> = { dispatch: 'diaodubu', yunyang: 'yunyangdiaodusuo', qingxi: 'qingxidiaodusuo' };
  const unit = (id: string, above: readonly string[], rest: Partial<PickerNode> = {}): PickerNode => ({
    id,
    fullName: word(id),
    path: [...above, id],
    names: [...above, id].map(word),
    isLeaf: !rest.children,
    ...rest,
  });
  const branch = (id: string, below: readonly string[]) => unit(id, [], { children: below.map((child) => unit(child, [id])) });
  const source = memorySource(
    [
      branch('east', ['dispatch', 'finance']),
      branch('south', ['yunyang', 'qingxi']),
      unit('closed', [], { isDisabled: true }),
      unit('zhangjiang', []),
    ],
    { matches: ({ id, fullName }, keyword) => `${fullName} ${sounds[id] ?? ''}`.toLowerCase().includes(keyword.toLowerCase()) },
  );
  const spec = networkPicker(source, {
    title: word('title'),
    placeholder: word('title'),
    network: word('tree'),
    search: word('searchName'),
  });
  function Widget() {
    const [value, setValue] = useState<StoredValue>(['zhangjiang', 'finance']);
    return <TreePicker label={word('field')} spec={spec} value={value} onChange={setValue} />;
  }
  return {
    Widget,
    signals: {
      hold: source.hold,
      answer: source.letGo,
      fail: () => source.failNext(),
      answerLast: () => source.held.at(-1)?.answer(),
    },
    asked: () => Object.fromEntries(source.asked.map((what) => [what, source.asked.filter((other) => other === what).length])),
  };
}
