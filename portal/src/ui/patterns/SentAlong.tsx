import { styled } from 'styled-components';
import { Hint } from '../primitives/Hint.ts';

/** Additional fields that a partner's page submitted with the application. */
export function SentAlong({ fields }: { fields: Record<string, string> }) {
  const all = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return all.length > 0 && <Lines>{['Sent along', ...all].join('\n')}</Lines>;
}

const Lines = styled(Hint)`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
