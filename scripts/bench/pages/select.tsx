// 10,000 options in the kit's select; the search field is in the list.
import { Select } from '@milepost/kit/select';
import { useState } from 'react';
import { makeOptions } from '../floor/lib/data.js';
import { mountInKit, prepareKit } from './kitPage.tsx';

const options = makeOptions(Number(new URLSearchParams(location.search).get('n') ?? 10_000)).map(({ value, label }) => ({
  id: value,
  label,
}));
const frame = { inlineSize: 240 };

function Page() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <div style={frame}>
      <Select label="Option" value={value} onChange={setValue} options={options} placeholder="Choose" />
    </div>
  );
}

prepareKit('small');
window.bench = { mount: () => mountInKit(<Page />) };
