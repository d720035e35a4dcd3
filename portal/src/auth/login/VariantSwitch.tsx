import { NavLink } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { VARIANTS } from '../variants.ts';

/** Links that change the page's wording to that of another account type. The input is kept. */
export function VariantSwitch() {
  return (
    <Row aria-label={t(messages.accountTypes)}>
      {VARIANTS.map(({ id, name }) => (
        <Choice key={id} to={`/login/${id}`} replace>
          {t(name)}
        </Choice>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  border-block-end: 1px solid var(--line);
`;

const Choice = styled(NavLink)`
  padding-block: 8px;
  margin-block-end: -1px;
  border-block-end: 2px solid var(--unmarked);
  color: var(--muted);
  text-decoration: none;
  transition: border-color var(--swift);

  &:hover {
    color: var(--text);
  }

  &[aria-current] {
    border-color: var(--accent);
    color: var(--text);
    font-weight: 500;
  }
`;
