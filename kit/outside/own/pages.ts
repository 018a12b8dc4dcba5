import type { ComponentType } from 'react';
import { ButtonPage } from './pages/ButtonPage.tsx';
import { ChoicesPage } from './pages/ChoicesPage.tsx';
import { DateRangePage } from './pages/DateRangePage.tsx';
import { DialogPage } from './pages/DialogPage.tsx';
import { FormPage } from './pages/FormPage.tsx';
import { InputTablePage } from './pages/InputTablePage.tsx';
import { MenuPage } from './pages/MenuPage.tsx';
import { MultiSelectPage } from './pages/MultiSelectPage.tsx';
import { NumberPage } from './pages/NumberPage.tsx';
import { NumberRangePage } from './pages/NumberRangePage.tsx';
import { PaginationPage } from './pages/PaginationPage.tsx';
import { PickTreePage } from './pages/PickTreePage.tsx';
import { PopoverPage } from './pages/PopoverPage.tsx';
import { SectionsPage } from './pages/SectionsPage.tsx';
import { SelectPage } from './pages/SelectPage.tsx';
import { TablePage } from './pages/TablePage.tsx';
import { TabsPage } from './pages/TabsPage.tsx';
import { TextPage } from './pages/TextPage.tsx';
import { ToastPage } from './pages/ToastPage.tsx';
import { TooltipPage } from './pages/TooltipPage.tsx';
import { TreePage } from './pages/TreePage.tsx';
import { UploadPage } from './pages/UploadPage.tsx';

/** A page for each widget, each drawn with its headless door alone. */
export const pages = {
  tree: { title: '拠点の木', Page: TreePage },
  table: { title: '部品表', Page: TablePage },
  select: { title: '選択', Page: SelectPage },
  'multi-select': { title: '複数選択', Page: MultiSelectPage },
  'date-range': { title: '期間', Page: DateRangePage },
  upload: { title: 'ファイル', Page: UploadPage },
  form: { title: 'フォーム', Page: FormPage },
  dialog: { title: 'ダイアログ', Page: DialogPage },
  menu: { title: 'メニュー', Page: MenuPage },
  number: { title: '数値', Page: NumberPage },
  'number-range': { title: '数値の範囲', Page: NumberRangePage },
  text: { title: '文字列', Page: TextPage },
  button: { title: 'ボタン', Page: ButtonPage },
  pagination: { title: 'ページ送り', Page: PaginationPage },
  popover: { title: 'ポップオーバー', Page: PopoverPage },
  tooltip: { title: 'ツールチップ', Page: TooltipPage },
  tabs: { title: 'タブ', Page: TabsPage },
  toast: { title: '通知', Page: ToastPage },
  choices: { title: '選択肢', Page: ChoicesPage },
  'input-table': { title: '入力表', Page: InputTablePage },
  'pick-tree': { title: '拠点の選択', Page: PickTreePage },
  sections: { title: '折りたたみと手順', Page: SectionsPage },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly Page: ComponentType }>>;

export type PageId = keyof typeof pages;

export const isPage = (id: string): id is PageId => id in pages;
