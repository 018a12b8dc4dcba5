import { pages } from './pages.ts';
import type { PageId } from './pages.ts';

interface FrameProps {
  readonly page: PageId;
  readonly addressOf: (page: PageId) => string;
}

/** One page, and the way to the others. */
export function Frame({ page, addressOf }: FrameProps) {
  const { title, Page } = pages[page];
  return (
    <div className="min-h-screen bg-slate-50 text-slate-900">
      <nav aria-label="部品" className="border-b bg-white p-4">
        <ul className="flex flex-wrap gap-2 max-w-4xl mx-auto">
          {(Object.keys(pages) as PageId[]).map((id) => (
            <li key={id}>
              <a href={addressOf(id)} aria-current={id === page ? 'page' : undefined} className="link">
                {pages[id].title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className="p-4 max-w-4xl mx-auto stack gap-4">
        <h1 className="text-xl font-semibold">{title}</h1>
        <Page />
      </main>
    </div>
  );
}
