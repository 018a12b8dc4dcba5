import type { ListConfig } from '@milepost/openapi/domains/model';

/** A button of a design: its words, and the right it needs. */
export interface CompiledButton {
  readonly label: string;
  /** Code of the right. @source shell §6 */
  readonly code: string;
}

/** Buttons of a list that the engine knows, by their names in designs. @source forms §7 */
export interface CompiledButtons {
  readonly head: Partial<Readonly<Record<HeadButton, CompiledButton>>>;
  readonly row: Partial<Readonly<Record<RowButton, CompiledButton>>>;
}

const HEAD = ['add', 'download', 'upload', 'batchRemove', 'batchPrint'] as const;
const ROW = ['edit', 'remove', 'detail'] as const;
export type HeadButton = (typeof HEAD)[number];
export type RowButton = (typeof ROW)[number];

const buttonsIn = <Name extends string>(names: readonly Name[], designed: ListConfig['btnsList']) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const button = designed.find(({ value }) => value === name);
      return button ? [[name, { label: button.label, code: `btn_${name}` }]] : [];
    }),
  ) as Partial<Record<Name, CompiledButton>>;

/** Buttons of a design; those nobody knows are left out. */
export const buttonsOf = ({ btnsList, columnBtnsList }: ListConfig): CompiledButtons => ({
  head: buttonsIn(HEAD, btnsList),
  row: buttonsIn(ROW, columnBtnsList),
});
