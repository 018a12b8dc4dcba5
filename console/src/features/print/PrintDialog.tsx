import { useLingui } from '@lingui/react/macro';
import { momentText } from '@milepost/kit/engines/moment-text';
import type { Printed } from '@milepost/kit/engines/print-sheet';
import { PrintPreview, paperOf } from '@milepost/kit/print-preview';
import type { PrintedState } from '@milepost/kit/print-preview';
import { TreePickerDialog, printTemplatePicker } from '@milepost/kit/tree-picker';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { useApi } from '../../data/api/index.ts';
import { logPrint, sheetsQuery, templateNamesQuery } from '../../data/print/sheets.ts';
import { printTemplates } from '../../data/print/sources.ts';
import { serverWords, useFeedback } from '../../feedback/index.ts';

interface PrintDialogProps {
  readonly printed: Printed;
  readonly onClose: () => void;
}

/** Records to be printed: which template, where there are several, then the preview. @source forms §2.5, §2.13 */
export default function PrintDialog({ printed, onClose }: PrintDialogProps) {
  const { client } = useApi();
  const { templateIds } = printed;
  const [templateId, setTemplateId] = useState(templateIds.length === 1 ? (templateIds[0] ?? '') : '');
  const spec = useMemo(
    () => printTemplatePicker({ ids: templateIds, resolve: (ids, signal) => printTemplates(client)(ids.map(String), signal) }),
    [client, templateIds],
  );
  if (templateId === '')
    return (
      <TreePickerDialog
        spec={spec}
        value=""
        onConfirm={({ nodes: [chosen] }) => (chosen ? setTemplateId(chosen.id) : onClose())}
        onCancel={onClose}
      />
    );
  return <Preview printed={printed} templateId={templateId} onChoose={setTemplateId} onClose={onClose} />;
}

interface PreviewProps extends PrintDialogProps {
  readonly templateId: string;
  readonly onChoose: (templateId: string) => void;
}

function Preview({ printed: { name, templateIds, recordIds, asShown }, templateId, onChoose, onClose }: PreviewProps) {
  const { t } = useLingui();
  const api = useApi();
  const feedback = useFeedback();
  const { user, systemConfig } = useSession().currentUser;
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(sheetsQuery(api, templateId, recordIds));
  const names = useQuery(templateNamesQuery(api, templateIds)).data ?? [];
  const state = useMemo((): PrintedState => {
    if (data && !isFetching) {
      const system = { systemPrinter: user.userName, systemPrintTime: momentText(dataUpdatedAt) };
      const sheets = data.sheets.map(({ template, values, records }) => ({
        template,
        values: { ...(asShown?.(values) ?? values), ...system },
        approvals: records,
      }));
      return { kind: 'ready', sheets };
    }
    return isFetching ? { kind: 'loading' } : { kind: 'failed', reason: serverWords(error) };
  }, [data, dataUpdatedAt, isFetching, error, user, asShown]);
  const pageParam = data?.pageParam ?? '';
  const paper = useMemo(() => paperOf(pageParam), [pageParam]);
  const log = async () => {
    try {
      await logPrint(api, { printTitle: name, printNum: recordIds.length, printId: templateId });
    } catch (failure) {
      feedback.failure(failure);
    }
  };
  return (
    <PrintPreview
      name={name}
      printed={state}
      paper={paper}
      templates={{ choices: names, chosenId: templateId, onChoose }}
      productTitle={systemConfig.title || systemConfig.sysName || t`Smart logistics operations platform`}
      onPrinted={() => void log()}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
