import { useLingui } from '@lingui/react/macro';
import { EitherText, useTextLang } from '../../primitives/data-text/index.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Divider } from '../../primitives/divider/index.ts';
import { GroupTitle } from '../../primitives/group-title/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Text } from '../../primitives/text/index.ts';
import type { DisplayPart } from '../grammar/index.ts';
import { useText } from './useText.ts';

/** Words, lines and ways elsewhere of a design, among its fields. */
export function DisplayView({ display }: Pick<DisplayPart, 'display'>) {
  const { t } = useLingui();
  const text = useText();
  const langOf = useTextLang('either');
  const words = text(display.text);
  switch (display.as) {
    case 'text':
      return <Text>{words}</Text>;
    case 'divider':
      return <Divider>{words}</Divider>;
    case 'title':
      return <GroupTitle note={display.note && text(display.note)}>{words}</GroupTitle>;
    case 'alert':
      return <Alert tone={display.tone} title={words} description={display.note && text(display.note)} />;
    case 'link':
      return (
        <span lang={langOf(words)}>
          <Link href={display.href} target={display.target}>
            {words}
          </Link>
        </span>
      );
    case 'button':
      return (
        <div>
          <Button isDisabled>
            <EitherText>{words}</EitherText>
          </Button>
          <Text size={12} tone="quiet">{t`What this button does in its design is not run here.`}</Text>
        </div>
      );
  }
}
