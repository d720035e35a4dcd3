import { styled } from 'styled-components';
import { Hint } from '../primitives/Hint.ts';
import { UserText } from '../primitives/UserText.tsx';

/** Additional fields that a partner's page submitted with the application. */
export function SentAlong({ fields }: { fields: Record<string, string> }) {
  const all = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return (
    all.length > 0 && (
      <Lines>
        <UserText as="paragraphs">{['Sent along', ...all].join('\n')}</UserText>
      </Lines>
    )
  );
}

const Lines = styled(Hint)`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
