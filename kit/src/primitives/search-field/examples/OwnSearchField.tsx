import { useState } from 'react';
import { useSearchField } from '../headless.ts';
import type { SearchFieldData } from '../headless.ts';

/** A keyword box in plain elements. */
export function OwnSearchBox(data: SearchFieldData) {
  const search = useSearchField({ ...data, messages: { clear: '検索を消す' } });
  return (
    <span>
      <input {...search.getInputProps({ className: 'own' })} />
      {search.canClear && <button {...search.getClearProps()}>×</button>}
    </span>
  );
}

interface OwnSearchFieldProps {
  readonly onSubmit?: (keyword: string) => void;
}

/** A keyword box in markup of one's own, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnSearchField({ onSubmit }: OwnSearchFieldProps) {
  const [keyword, setKeyword] = useState('');
  return (
    <div lang="ja">
      <OwnSearchBox label="拠点を検索" placeholder="名称・番号" value={keyword} onChange={setKeyword} onSubmit={onSubmit} />
    </div>
  );
}
