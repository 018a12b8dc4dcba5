import { RichText } from '@milepost/kit/rich-text';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { useSession } from '../../auth/currentSession.ts';
import * as css from './FormFrame.css.ts';

/** Formatted text of somebody, to read: harmless parts of it only. */
export default function HtmlView({ field: { id, label }, value }: EditProps<CustomControl>) {
  const { fileHost } = useSession().config;
  const origin = URL.parse(fileHost)?.origin;
  return (
    <section aria-labelledby={id}>
      <div id={id} className={css.fieldName}>
        {label}
      </div>
      <RichText html={typeof value === 'string' ? value : ''} {...(origin && { origins: [origin] })} />
    </section>
  );
}
