import type { Page } from '@playwright/test';
import { contracts, playwrightAdapter, runContract } from '@milepost/kit/testing/contract';
import type { ContractLocale, ContractReport } from '@milepost/kit/testing/contract';

/**
 * Walks a contract of the kit over the check page of this application.
 * @param only ids of the lines to judge; all of them when left out
 */
export async function checkSkin(
  page: Page,
  base: string,
  contractId: string,
  locale: ContractLocale,
  only?: readonly string[],
): Promise<ContractReport> {
  const contract = contracts.find(({ id }) => id === contractId);
  if (!contract) throw new Error(`There is no contract “${contractId}”. There are: ${contracts.map(({ id }) => id).join(', ')}.`);
  const adapter = playwrightAdapter({
    page,
    devTools: await page.context().newCDPSession(page),
    address: (fixture, lang) => `${base}/check.html?fixture=${fixture}&lang=${lang}`,
  });
  return runContract(contract, adapter, locale, { only });
}
