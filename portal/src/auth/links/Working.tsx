import LoaderCircle from 'lucide-react/icons/loader-circle';
import { keyframes, styled } from 'styled-components';

/** Progress message of a step that runs without user input. */
export function Working({ children }: { children: string }) {
  return (
    <Frame role="status">
      <LoaderCircle aria-hidden="true" />
      <h1>{children}</h1>
    </Frame>
  );
}

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 120px 24px;
  color: var(--muted);

  > h1 {
    font-size: 1rem;
    font-weight: 500;
    letter-spacing: 0;
  }

  > .lucide {
    inline-size: 24px;
    block-size: 24px;
    animation: ${turn} 900ms linear infinite;
  }
`;
