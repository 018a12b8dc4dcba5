import { Bell, Languages } from 'lucide';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../primitives/button/index.ts';
import type { LayoutName } from '../../../primitives/layout-choice/index.ts';
import { MilestoneMark } from '../../../primitives/milestone-mark/index.ts';
import type { NavItem } from '../../../primitives/side-nav/index.ts';
import { StatePanel } from '../../../primitives/state-panel/index.ts';
import { ShellLayout } from '../../shell/index.ts';
import { menu } from './menu.ts';

export interface DemoShellProps {
  readonly layout: LayoutName;
  readonly items?: readonly NavItem[];
  /** Names of the tools of the bar. */
  readonly toolLabels?: readonly [string, string];
  readonly isOpen?: boolean;
  readonly currentId?: string;
  readonly restingId?: string;
  readonly hasBrand?: boolean;
  readonly tabs?: ReactNode;
  readonly notice?: ReactNode;
  readonly tools?: ReactNode;
  readonly children?: ReactNode;
}

/** A frame whose menu opens and closes and whose pages change, as the console has it. */
export function DemoShell({ layout, isOpen: opened = true, currentId: first = 'orders', hasBrand = true, ...slots }: DemoShellProps) {
  const [isOpen, setOpen] = useState(opened);
  const [currentId, setCurrent] = useState(first);
  const { tabs, notice, tools, restingId, children, items = menu, toolLabels: [inbox, language] = ['消息', '语言'] } = slots;
  return (
    <ShellLayout
      layout={layout}
      brand={
        hasBrand
          ? {
              wide: (
                <>
                  <MilestoneMark on="nav" /> 智慧物流运营管控平台
                </>
              ),
              rail: <MilestoneMark on="nav" />,
            }
          : null
      }
      menu={{ items, currentId, onFollow: ({ id }) => setCurrent(id), isOpen, onOpen: setOpen, restingId }}
      bar={{
        place: '养护工单',
        tools: tools ?? (
          <>
            <IconButton icon={Bell} label={inbox} />
            <IconButton icon={Languages} label={language} />
          </>
        ),
      }}
      tabs={tabs}
      notice={notice}
      foot="版本 3.4.7"
    >
      {children ?? <StatePanel kind="empty" title="养护工单" headingLevel={1} />}
    </ShellLayout>
  );
}
