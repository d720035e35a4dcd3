import { styled } from 'styled-components';
import { formatNumber } from '../../ui/format/formatNumber.ts';

export function OptionCount({ count }: { count: number | undefined }) {
  return count !== undefined && <Count>{formatNumber(count)}</Count>;
}

const Count = styled.span`
  margin-inline-start: auto;
  padding-inline-start: 8px;
  color: var(--muted);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;
