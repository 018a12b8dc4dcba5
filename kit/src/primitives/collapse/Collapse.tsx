import { focusRing } from '../../theme/focus.css.ts';
import { Heading, HeadingLevel } from '../heading-level/index.ts';
import { partProps, rootProps } from '../parts/index.ts';
import { body, head, list, panel, room, section } from './Collapse.css.ts';
import { SectionHead } from './SectionHead.tsx';
import { SectionPanel, sectionButtonProps, useCollapse } from './headless.ts';
import type { CollapseItem, CollapseProps } from './types.ts';

/**
 * Sections under headings that open and close them. With `openIds` the owner says which are open, without it they are kept here.
 * Closed ones stay on the page, so that what is typed in them is kept and a form can check their fields, and say how many errors are
 * in them. @source forms §3
 */
export function Collapse(props: CollapseProps) {
  const { defaultOpenIds, parts } = props;
  const { sections, getListProps } = useCollapse<CollapseItem>({ ...props, initialOpenIds: defaultOpenIds });
  return (
    <div {...getListProps(rootProps(props, list))}>
      {sections.map((view) => (
        <section key={view.item.id} {...partProps(parts, 'section', section)}>
          <Heading>
            <button {...sectionButtonProps(view, partProps(parts, 'head', `${head} ${focusRing}`))}>
              <SectionHead item={view.item} isOpen={view.isOpen} parts={parts} />
            </button>
          </Heading>
          <SectionPanel of={view} {...partProps(parts, 'panel', panel)}>
            {/* A box whose height can grow. */}
            <div className={room}>
              <div {...partProps(parts, 'body', body)}>
                <HeadingLevel>{view.item.content}</HeadingLevel>
              </div>
            </div>
          </SectionPanel>
        </section>
      ))}
    </div>
  );
}
