import { styled } from 'styled-components';
import { Badge } from '../ui/primitives/Badge.tsx';
import { type StatusWithStep, standingLabel } from './words.ts';

const TONES = { confirmed: 'green', proceeded: 'green', rejected: 'red', proposed: 'amber' } as const;

export function StatusBadge({ relation }: { relation: StatusWithStep }) {
  const { status } = relation;
  const label = standingLabel(relation);
  return status === 'archived' ? <Plain>{label}</Plain> : <Badge $tone={TONES[status]}>{label}</Badge>;
}

const Plain = styled.span`
  padding: 1px 7px;
  border-radius: 10px;
  background: var(--hover);
  color: var(--muted);
  font-size: 0.75rem;
  font-weight: 500;
  line-height: 1.5;
  white-space: nowrap;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
