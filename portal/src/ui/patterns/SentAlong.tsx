import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Hint } from '../primitives/Hint.ts';
import { UserText } from '../primitives/UserText.tsx';
import * as messages from './messages.ts';

/** Additional fields that a partner's page submitted with the application. */
export function SentAlong({ fields }: { fields: Record<string, string> }) {
  const all = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return (
    all.length > 0 && (
      <Lines>
        <UserText as="paragraphs">{[t(messages.sentAlong), ...all].join('\n')}</UserText>
      </Lines>
    )
  );
}

const Lines = styled(Hint)`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
