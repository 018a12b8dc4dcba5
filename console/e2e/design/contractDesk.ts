import { playwrightDriver, textIn } from '@milepost/kit/testing/contract';
import type { Contract, ContractAdapter } from '@milepost/kit/testing/contract';
import type { BrowserContext, Page } from '@playwright/test';
import type { World } from '../world.ts';
import { CONTRACT_DESIGNS } from './contractDesigns.ts';
import { DESIGNS, calls } from './designDesk.ts';
import { focusListener } from './focusListener.ts';

/** The window contracts begin in. */
const DESK = { width: 1280, height: 800 };

/** Part of a world that is used. */
type DesignWorld = Pick<World, 'apiUrl' | 'openAs'>;

/** A new design on the server. @returns its id */
async function keepDesign(world: DesignWorld, form: object, list: object | null): Promise<string> {
  const { send, get } = await calls(world as World);
  const enCode = `contract${Math.random().toString(36).slice(2, 10)}`;
  await send('POST', '/api/visualdev/Base', {
    fullName: enCode,
    enCode,
    webType: 2,
    type: 1,
    formData: JSON.stringify(form),
    columnData: list && JSON.stringify(list),
  });
  const { list: found } = await get<{ list: { id: string }[] }>(`/api/visualdev/Base?currentPage=1&pageSize=20&keyword=${enCode}`);
  const [made] = found;
  if (!made) throw new Error(`[e2e] The design of the contract was not kept.`);
  return made.id;
}

/** The designer, for the runner of contracts: each fixture is a new design in a page of its own. */
export function designerAdapter(contract: Contract, context: BrowserContext, world: DesignWorld, isHeard: boolean): ContractAdapter {
  let shown: Page | null = null;
  return {
    ...(isHeard && { listen: async () => (shown ? focusListener(shown) : []) }),
    async mount(name, locale) {
      const make = CONTRACT_DESIGNS[name];
      if (!make) throw new Error(`[e2e] Contract ${contract.id} asks for the design “${name}”, which contractDesigns.ts does not hold.`);
      const { form, list } = make((word) => textIn(`{${word}}`, locale, contract.data));
      const id = await keepDesign(world, form, list);
      const page = await context.newPage();
      shown = page;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(DESK);
      await world.openAs(page, 'admin', `${DESIGNS}?design=${id}`);
      await page.getByRole('treeitem').first().waitFor();
      return {
        driver: await playwrightDriver(page),
        signal: (signal) => Promise.reject(new Error(`[e2e] The designer knows no signal “${signal}”.`)),
        asked: () => Promise.resolve({}),
        unmount: () => page.close(),
      };
    },
  };
}
