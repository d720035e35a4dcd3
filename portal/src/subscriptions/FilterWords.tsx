import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

/** List of the subscription's filters. */
export function FilterWords({ filters, everything }: { filters: readonly string[]; everything: string }) {
  if (filters.length === 0) return <p>{everything}</p>;
  return (
    <List aria-label={t(messages.filters)}>
      {filters.map((filter) => (
        <li key={filter}>
          <UserText>{filter}</UserText>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  list-style: none;
  overflow-wrap: anywhere;
`;
