import { hydrateRoot } from 'react-dom/client';
import { isPage } from '../own/pages.ts';
import { Document } from './Document.tsx';
import '../own/utility.css';

const page = location.pathname.slice(1);
if (isPage(page))
  hydrateRoot(document, <Document page={page} dir={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'} />, {
    // What React mends by drawing anew is a difference between server and browser all the same.
    onRecoverableError: (error) => console.error('mended', error),
  });
