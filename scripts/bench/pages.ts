// `npm run bench:pages -- --port N`: the measured pages at `/bench/<scenario>.html`, for any driver that speaks their protocol.
import { parseArgs } from 'node:util';
import { buildPages } from './widgets/build.ts';
import { PAGES, floorOf, pagesFor } from './widgets/compare.ts';
import { serve } from './widgets/serve.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`[bench] --port takes a number from 0 to 65535, not "${values.port}".`);
  process.exit(2);
}
const { url } = await serve(await buildPages(PAGES.flatMap(pagesFor)), port);
for (const scenario of PAGES) {
  const floor = floorOf(scenario);
  console.log(`${url}/bench/${scenario}.html   floor: ${floor === null ? 'none' : `${url}/bench/${floor}.html`}`);
}
