// Every page with hooks of the kit and markup of one's own: `?page=tree&skin=slots&dir=rtl`.
import { createRoot } from 'react-dom/client';
import { Frame } from './Frame.tsx';
import { SkinProvider } from './ui.tsx';
import { isPage } from './pages.ts';
import './utility.css';
import './slots.css';

const asked = new URLSearchParams(location.search);
const page = asked.get('page') ?? '';
document.documentElement.dir = asked.get('dir') === 'rtl' ? 'rtl' : 'ltr';
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <SkinProvider value={asked.get('skin') === 'slots' ? 'slots' : 'utility'}>
      <Frame
        page={isPage(page) ? page : 'tree'}
        addressOf={(id) => `?${String(new URLSearchParams({ ...Object.fromEntries(asked), page: id }))}`}
      />
    </SkinProvider>,
  );
