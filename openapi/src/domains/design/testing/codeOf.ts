import { createNodeIds, openDesign } from '../document.ts';
import { declare } from '../declare/declare.ts';
import { print } from '../declare/print.ts';
import { FACTS, NO_TEXTS } from './designs.ts';

type Members = Readonly<Record<string, unknown>>;

/** A control as a design has it: the name of its field is its label too. */
export const designed = (key: string, jnpfKey = 'comInput', more: Members = {}, config: Members = {}) => ({
  __vModel__: key,
  ...more,
  __config__: { jnpfKey, label: key, ...config },
});

/** Parts of a design beside the controls of its form. */
export interface Designed {
  readonly form?: Members;
  readonly list?: Members | null;
  readonly appList?: Members;
  readonly flow?: string;
  readonly facts?: Members;
}

/** Code of a design with these controls. @param fields null for a design without a form */
export function codeOf(fields: readonly object[] | null, { form = {}, list = null, appList, flow, facts = {} }: Designed = {}) {
  const { document } = openDesign(
    { ...FACTS, enCode: 'trial', fullName: 'Trial', ...facts },
    {
      ...NO_TEXTS,
      formData: fields && JSON.stringify({ ...form, fields }),
      columnData: list && JSON.stringify(list),
      appColumnData: appList === undefined ? null : JSON.stringify(appList),
      flowTemplateJson: flow ?? null,
    },
    createNodeIds(),
  );
  const declaration = declare(document);
  const [screen, page, test, readme] = print(declaration).map(({ text }) => text);
  return { declaration, screen: screen ?? '', page: page ?? '', test: test ?? '', readme: readme ?? '' };
}
