// A page with the style sheets of what it draws, in place of the whole one.
import { Button } from '@milepost/kit/button';
import { DEFAULT_THEME, applyTheme } from '@milepost/kit/theme';
import { createRoot } from 'react-dom/client';
import '@milepost/kit/styles/theme.css';
import '@milepost/kit/styles/accents/ocean.css';
import '@milepost/kit/styles/button.css';
import '@milepost/kit/styles/select.css';
import './sheets.css';

applyTheme({ ...DEFAULT_THEME, accent: 'ocean' }, document.documentElement);
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <main className="sheet">
      <Button variant="primary">As it comes</Button>
      <div className="own">
        <Button variant="primary">In our own look</Button>
      </div>
    </main>,
  );
