import CloudOff from 'lucide-react/icons/cloud-off';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, use } from 'react';
import { styled } from 'styled-components';
import { FormState } from './Form.tsx';

/** The error message of the whole form; empty if there is no error. `children` offer a way to resolve the error. */
export function FormMessage({ children }: { children?: ReactNode }) {
  const { failure } = use(FormState);
  return (
    <Place role="alert">
      {failure && (
        <Box $tone={failure.tone}>
          {failure.tone === 'offline' ? <CloudOff aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
          <div>
            {failure.text} {children}
          </div>
        </Box>
      )}
    </Place>
  );
}

/** Always rendered, because a live region must exist before its text. While empty, it takes up no grid row. */
const Place = styled.div`
  &:empty {
    position: absolute;
  }
`;

const Box = styled.div<{ $tone: 'error' | 'offline' }>`
  --tone: var(--${({ $tone }) => ($tone === 'offline' ? 'amber' : 'red')});

  display: flex;
  gap: 10px;
  padding: 10px 12px;
  border-radius: var(--radius);
  background: var(--${({ $tone }) => ($tone === 'offline' ? 'amber' : 'red')}-soft);
  color: var(--tone);

  > .lucide {
    margin-block-start: 3px;
  }
`;
