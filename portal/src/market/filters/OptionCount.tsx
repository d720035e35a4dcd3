import { styled } from 'styled-components';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** How many cards a value would show. */
export function OptionCount({ count }: { count: number | undefined }) {
  return (
    count !== undefined && (
      <Count>
        <VisuallyHidden>, </VisuallyHidden>
        {count.toLocaleString('en-US')}
      </Count>
    )
  );
}

const Count = styled.span`
  position: relative;
  margin-inline-start: auto;
  padding-inline-start: 8px;
  color: var(--muted);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;
