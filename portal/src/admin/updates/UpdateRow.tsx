import { relativeDate, shortDate } from '@crewdock/sdk/cards/date';
import type { StaffUpdate } from '@crewdock/contract/updates';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { NARROW } from '../../ui/screen.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { KINDS } from './words.ts';

interface Props {
  update: StaffUpdate;
  to: string;
  isOpen: boolean;
  /** Opening it takes the place of another one in the history. */
  replace: boolean;
}

/** One line of the inbox, 36 px high. */
export function UpdateRow({ update, to, isOpen, replace }: Props) {
  const { icon: Icon, label } = KINDS[update.kind];
  return (
    <Row to={to} replace={replace} aria-current={isOpen ? 'true' : undefined} data-row preventScrollReset>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{label}: </VisuallyHidden>
      <strong>{update.title}</strong>
      <Detail>{update.detail.replaceAll(/\s+/g, ' ')}</Detail>
      {update.company && <Company>{update.company.name}</Company>}
      <time dateTime={update.created} title={shortDate(update.created)}>
        {relativeDate(update.created)}
      </time>
    </Row>
  );
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  block-size: 36px;
  padding-inline: 12px;
  border-radius: 6px;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: var(--hover);
  }

  &[aria-current] {
    background: color-mix(in oklab, var(--accent) 12%, var(--surface));
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > .lucide {
    color: var(--muted);
  }

  > strong {
    overflow: hidden;
    flex: none;
    max-inline-size: 55%;
    font-weight: 500;
    text-overflow: ellipsis;
  }

  > time {
    margin-inline-start: auto;
    color: var(--muted);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }

  ${NARROW} {
    block-size: 44px;

    > strong {
      flex: 1;
      max-inline-size: none;
    }
  }
`;

const Detail = styled.span`
  overflow: hidden;
  min-inline-size: 0;
  color: var(--muted);
  text-overflow: ellipsis;

  ${NARROW} {
    display: none;
  }
`;

const Company = styled.span`
  flex: none;
  padding-inline: 6px;
  border: 1px solid var(--line);
  border-radius: 4px;
  color: var(--muted);
  font-size: 0.75rem;

  ${NARROW} {
    display: none;
  }
`;
