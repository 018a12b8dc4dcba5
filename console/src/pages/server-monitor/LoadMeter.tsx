import { useLingui } from '@lingui/react/macro';
import { Status } from '@milepost/kit/status';
import { degreeOf, meterShare } from './load.ts';
import * as css from './ServerMonitorPage.css.ts';

const TONES = { fine: 'success', high: 'warning', critical: 'danger' } as const;

interface LoadMeterProps {
  /** Name of what is measured. */
  readonly label: string;
  /** Null where the server does not say. */
  readonly percent: number | null;
}

/** A load as a word, a figure and a bar. */
export function LoadMeter({ label, percent }: LoadMeterProps) {
  const { t, i18n } = useLingui();
  if (percent === null) return <p className={css.quiet}>{t`The server does not say`}</p>;
  const degree = degreeOf(percent);
  const words = {
    fine: t({ message: 'Normal', context: 'load' }),
    high: t({ message: 'High', context: 'load' }),
    critical: t`Nearly full`,
  };
  const share = meterShare(percent);
  const figure = i18n.number(percent / 100, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <div className={css.load}>
      <div className={css.loadWords}>
        <span className={css.figure}>{figure}</span>
        <Status tone={TONES[degree]}>{words[degree]}</Status>
      </div>
      <meter className={css.heard} aria-label={label} min={0} max={100} value={share} aria-valuetext={`${figure} ${words[degree]}`} />
      <div className={css.track} aria-hidden="true">
        <div className={css.bar[degree]} style={{ inlineSize: `${share}%` }} />
      </div>
    </div>
  );
}
