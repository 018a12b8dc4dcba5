import { choiceInputProps, choiceNameProps } from '../choice-box/headless.ts';
import { Icon } from '../icon/index.ts';
import { partProps, rootProps } from '../parts/index.ts';
import * as css from './Segmented.css.ts';
import { useSegmented } from './headless.ts';
import type { Segment, SegmentedProps } from './types.ts';

/** Two to five choices as one bar. Native radios: arrows walk and choose, the group is one stop of the Tab key. */
export function Segmented<Id extends string>(props: SegmentedProps<Id>) {
  const { label, labelAt = 'spoken', parts } = props;
  const { segments, getGroupProps, getLabelProps } = useSegmented<Segment<Id>>(props);
  const isLabelShown = labelAt === 'start';
  const look = partProps(parts, 'bar', css.bar[labelAt]);
  const root = rootProps(props, isLabelShown ? css.line : look.className);
  const bar = (
    <div {...getGroupProps(isLabelShown ? look : { ...look, className: root.className, style: { ...look.style, ...root.style } })}>
      {segments.map((view) => (
        <label key={view.choice.id} {...partProps(parts, 'segment', css.segment)}>
          <input {...choiceInputProps(view, partProps(parts, 'input', css.input))} />
          {view.choice.icon && <Icon of={view.choice.icon} size="s" />}
          <span {...choiceNameProps(view, partProps(parts, 'name', css.words))}>{view.choice.label}</span>
        </label>
      ))}
    </div>
  );
  if (!isLabelShown) return bar;
  return (
    <div {...root}>
      <span {...getLabelProps(partProps(parts, 'label', css.label))}>{label}</span>
      {bar}
    </div>
  );
}
