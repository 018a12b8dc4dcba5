import { useCheckboxGroup } from '@milepost/kit/headless/checkbox-group';
import type { CheckboxGroupMessages } from '@milepost/kit/headless/checkbox-group';
import { choiceDescriptionProps, choiceInputProps, choiceNameProps } from '@milepost/kit/headless/choice-box';
import type { ChoiceView } from '@milepost/kit/headless/choice-box';
import { useRadioGroup } from '@milepost/kit/headless/radio-group';
import { rateStepProps, useRate } from '@milepost/kit/headless/rate';
import { useSlider } from '@milepost/kit/headless/slider';
import { useSwitch } from '@milepost/kit/headless/switch';
import { Badge, Button, Card, Input, Label, Message, Slot } from '../ui.tsx';
import { numberMessages } from './messages.ts';

const messages: CheckboxGroupMessages = {
  problem: (label, problem) => `${label}：${problem}`,
  count: (chars, maxChars) => `${maxChars} 文字中 ${chars} 文字`,
  unknown: (id) => `不明（${id}）`,
  nothingChosen: '未選択',
  selectAll: 'すべて',
  selected: (count) => `選択中 ${count} 件`,
  names: (names) => names.join('、'),
};
const urgencies = [
  { id: 'normal', label: '通常' },
  { id: 'today', label: '重要', description: '当日中に対応' },
  { id: 'off', label: '取消', disabledReason: '現在は選べません' },
  { id: 'now', label: '緊急' },
];
const ways = [
  { id: 'mail', label: 'メール' },
  { id: 'fax', label: 'ファクス' },
];
const rateMessages = { ...messages, stars: (stars: number, count: number) => `${count} 段階の ${stars}`, notRated: '未評価' };
const sliderMessages = { ...numberMessages, nothingSet: '未設定' };

function Choice({ view }: { readonly view: ChoiceView }) {
  return (
    <label className="flex gap-2 items-center">
      <input {...choiceInputProps(view)} />
      <Slot name="choice">
        <span {...choiceNameProps(view)}>{view.choice.label}</span>
      </Slot>
      {view.description && <Badge {...choiceDescriptionProps(view)}>{view.description}</Badge>}
    </label>
  );
}

/** Radios, checkboxes and a switch: native inputs in markup of one's own. */
function Boxes() {
  const urgency = useRadioGroup({ label: '緊急度', options: urgencies, initialValue: 'normal', messages });
  const way = useCheckboxGroup({ label: '通知方法', options: ways, hasSelectAll: true, messages });
  const saving = useSwitch({ label: '自動保存', help: '一分ごとに保存します' });
  return (
    <>
      <Card {...urgency.getFieldProps({ className: 'stack gap-2' })}>
        <Label {...urgency.getNameProps()}>緊急度</Label>
        <div {...urgency.getGroupProps({ className: 'flex flex-wrap gap-4' })}>
          {urgency.choices.map((view) => (
            <Choice key={view.choice.id} view={view} />
          ))}
        </div>
      </Card>
      <Card {...way.getFieldProps({ className: 'stack gap-2' })}>
        <Label {...way.getNameProps()}>通知方法</Label>
        <div {...way.getGroupProps({ className: 'flex flex-wrap gap-4' })}>
          {way.all && <Choice view={way.all} />}
          {way.choices.map((view) => (
            <Choice key={view.choice.id} view={view} />
          ))}
        </div>
      </Card>
      <Card {...saving.getFieldProps({ className: 'stack gap-2' })}>
        <div className="flex gap-2 items-center">
          <input {...saving.getSwitchProps()} />
          <Label {...saving.getLabelProps()}>自動保存</Label>
          <Badge {...saving.getStateProps()}>{saving.isOn ? 'オン' : 'オフ'}</Badge>
        </div>
        <Message {...saving.getMessageProps()} isHelp>
          {saving.message}
        </Message>
      </Card>
    </>
  );
}

/** A slider with its figure, and stars. */
function Measures() {
  const limit = useSlider({ label: '制限速度', max: 120, step: 5, unit: 'km/h', messages: sliderMessages });
  const quality = useRate({ label: '維持管理の質', initialValue: 3, messages: rateMessages });
  return (
    <>
      <Card {...limit.getFieldProps({ className: 'stack gap-2' })}>
        <Label {...limit.getLabelProps()}>制限速度</Label>
        <div {...limit.getRowProps({ className: 'flex gap-2 items-center' })}>
          <input {...limit.getRangeProps({ className: 'grow min-w-0' })} />
          <Label {...limit.getFigureLabelProps()}>数値</Label>
          <Input {...limit.figure.getInputProps({ className: 'text-end w-32' })} />
          <span {...limit.figure.getSuffixProps()}>km/h</span>
        </div>
        {limit.message && <Message {...limit.getMessageProps()}>{limit.message}</Message>}
      </Card>
      <Card {...quality.getFieldProps({ className: 'stack gap-2' })}>
        <Label {...quality.getNameProps()}>維持管理の質</Label>
        <div className="flex gap-4 items-center">
          <div {...quality.getGroupProps({ className: 'flex gap-2' })}>
            {quality.stars.map(({ star, fill, steps }) => (
              <label key={star}>
                {steps.map((step) => (
                  <input key={step.stars} {...rateStepProps(step)} />
                ))}
                {fill === 'full' ? '★' : '☆'}
              </label>
            ))}
          </div>
          <Badge {...quality.getTextProps()}>{quality.text}</Badge>
          {quality.canClear && <Button onClick={quality.clear}>取り消す</Button>}
        </div>
      </Card>
    </>
  );
}

/** A few things that are all in sight, and numbers that are pointed at. */
export function ChoicesPage() {
  return (
    <div className="stack gap-4">
      <Boxes />
      <Measures />
    </div>
  );
}
