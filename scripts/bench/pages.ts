// `npm run bench:pages -- --port N`: the measured pages at `/bench/<scenario>.html`, for any driver that speaks their protocol.
import { parseArgs } from 'node:util';
import { buildPages } from './widgets/build.ts';
import { WIDGET_SCENARIOS, hasFloor } from './widgets/compare.ts';
import { serve } from './widgets/serve.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`[bench] --port takes a number from 0 to 65535, not "${values.port}".`);
  process.exit(2);
}
const { url } = await serve(await buildPages(WIDGET_SCENARIOS), port);
for (const scenario of WIDGET_SCENARIOS)
  console.log(`${url}/bench/${scenario}.html   floor: ${hasFloor(scenario) ? `${url}/bench/floor/${scenario}.html` : 'none'}`);
