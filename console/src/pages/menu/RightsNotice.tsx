import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Switch } from '@milepost/kit/switch';
import type { MenuNode } from '@milepost/openapi/domains/menu';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { changeEntry, entryDesignQuery, entryQuery } from '../../data/menu/rights.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useFeedback } from '../../feedback/index.ts';
import { BUTTONS, useCan } from '../../permissions/index.ts';
import { DesignLink } from './DesignLink.tsx';
import { isSwitched, stateOfPage, stateWithDesign } from './rightsState.ts';
import type { JudgedKind } from './rightsState.ts';
import { isDesigned, isOfApp, modelIdOf } from './shownDesign.ts';
import * as css from './MenuPage.css.ts';

const FLAGS = { button: 'hasButtonRights', column: 'hasColumnRights', form: 'hasFormRights', data: 'hasDataRights' } as const;

interface RightsNoticeProps {
  readonly row: MenuNode;
  readonly kind: JudgedKind;
}

/** Says whether rights of a kind hold on the page of an entry, and switches them where the entry can. @reading R-475 */
export function RightsNotice({ row, kind }: RightsNoticeProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const modelId = modelIdOf(row);
  const { data: design } = useQuery({ ...entryDesignQuery(api, modelId, isOfApp(row)), enabled: modelId !== '' });
  const { data: now } = useQuery(entryQuery(api, row.id));
  const isJudged = (now ?? row)[FLAGS[kind]];
  const state =
    modelId === '' ? (isDesigned(row) ? GONE(kind) : stateOfPage(kind, isJudged)) : design && stateWithDesign(kind, design, isJudged);
  return (
    <div className={css.state}>
      {state && (
        <Alert
          tone={state.tone}
          title={i18n._(state.title)}
          description={i18n._(state.description)}
          action={state.leadsToDesign && <DesignLink id={modelId} />}
        />
      )}
      {isSwitched(kind) && <JudgedSwitch id={row.id} kind={kind} isOn={isJudged} label={t`Rights apply in this entry`} />}
    </div>
  );
}

const GONE = (kind: JudgedKind) => stateWithDesign(kind, { is: 'gone' }, false);

interface JudgedSwitchProps {
  readonly id: string;
  readonly kind: JudgedKind;
  readonly isOn: boolean;
  readonly label: string;
}

/** The switch of an entry for rights of a kind; saved as it is pressed. */
function JudgedSwitch({ id, kind, isOn, label }: JudgedSwitchProps) {
  const { t } = useLingui();
  const can = useCan();
  const feedback = useFeedback();
  const { run, isRunning } = useWrite(changeEntry(useApi()));
  async function save(isJudged: boolean) {
    if (isRunning) return;
    try {
      const answer = await run({ id, change: { [FLAGS[kind]]: isJudged } });
      feedback.success('toggle', answer?.msg ?? '');
    } catch (error) {
      feedback.failure(error);
    }
  }
  return (
    <Switch
      label={label}
      isOn={isOn}
      onText={t`Applied`}
      offText={t`Not applied`}
      isDisabled={!can.button(BUTTONS.edit)}
      onChange={(next) => void save(next)}
    />
  );
}
