// @ts-nocheck
import { afterAll, test } from 'vitest';
import { page } from 'vitest/browser';
import { setMedium, resetMedium } from './medium.ts';
import { settled } from './settle.ts';
import { showStory } from './showStory.tsx';
const files = import.meta.glob(['../../**/*.stories.tsx', '!../stories/**']);
afterAll(resetMedium);
const wanted = [['popup-table-select', 'Single', { zoom: '400' }], ['popup-table-select', 'Empty', { zoom: '400' }], ['select', 'Open', { zoom: '400' }], ['auto-complete', 'Basic', { zoom: '400' }], ['button', 'LongText', { zoom: '400' }], ['tree-picker', 'PasteNames', { zoom: '400' }], ['popup-select', 'Multiple', { zoom: '400' }], ['popup-select', 'Multiple', { zoom: '200' }]];
test('shots', async () => {
  for (const [folder, name, over] of wanted) {
    const row = { accent: 'default', density: 'small', locale: 'zh', zoom: '100', mode: 'plain', scheme: 'light', nav: 'dark', ...over };
    for (const path of Object.keys(files).filter((p) => p.split('/').at(-2) === folder)) {
      const file = await files[path]();
      if (!file[name]) continue;
      await setMedium(row);
      try {
        const shown = await showStory(file, name, { ...row, plays: true });
        await settled();
        await page.screenshot({ path: `/work/main/.cache/matrixshots/x-${folder}-${name}-${row.zoom}.png` });
        await shown.hide();
      } catch (error) { console.log('SHOT', folder, name, String(error.message).slice(0, 300)); }
    }
  }
}, 600_000);
