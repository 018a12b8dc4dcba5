import { SectionPanel, sectionButtonProps, sectionPanelProps, useCollapse } from '../headless.ts';

const items = [
  { id: 'base', title: '基本情報' },
  { id: 'staff', title: '担当者', problemCount: 2 },
  { id: 'note', title: '備考' },
];
const START: ReadonlySet<string> = new Set(['base']);

/** Sections in markup of one's own, in Japanese, without the styles and the provider of the kit; the last one moves. */
export function OwnCollapse({ isAccordion }: { readonly isAccordion?: boolean }) {
  const collapse = useCollapse({ items, initialOpenIds: START, isAccordion });
  return (
    <dl {...collapse.getListProps({ className: 'own' })}>
      {collapse.sections.map((view) => {
        const { id, title, problemCount } = view.item;
        const field = <input aria-label={`${title}の欄`} />;
        return (
          <div key={id}>
            <dt>
              <button {...sectionButtonProps(view)}>
                <b data-mp-section="note">{title}</b> {problemCount && <i>{problemCount} 件の誤り</i>}
              </button>
            </dt>
            {id === 'note' ? <SectionPanel of={view}>{field}</SectionPanel> : <dd {...sectionPanelProps(view)}>{field}</dd>}
          </div>
        );
      })}
    </dl>
  );
}
