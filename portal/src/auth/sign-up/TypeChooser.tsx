import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { css, styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { VARIANTS, type Variant } from '../variants.ts';

/** The three account types with a description: buttons if `onChoose` is set, otherwise links. */
export function TypeChooser({ onChoose }: { onChoose?: (variant: Variant) => void }) {
  return (
    <List>
      {VARIANTS.map((variant) => (
        <li key={variant.id}>
          {onChoose ? (
            <Button type="button" onClick={() => onChoose(variant)}>
              <Words {...variant} />
            </Button>
          ) : (
            <Way to={`/sign-up/${variant.id}`}>
              <Words {...variant} />
            </Way>
          )}
        </li>
      ))}
    </List>
  );
}

function Words({ icon: Icon, name, signUp }: Variant) {
  return (
    <>
      <Icon aria-hidden="true" />
      <span>
        <strong>{t(name)}</strong>
        <span>{t(signUp.offer)}</span>
      </span>
      <ChevronRight aria-hidden="true" />
    </>
  );
}

const List = styled.ul`
  > li + li {
    border-block-start: 1px solid var(--line);
  }
`;

const row = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 16px;
  align-items: center;
  inline-size: calc(100% + 24px);
  margin-inline: -12px;
  padding: 18px 12px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: background-color var(--swift);

  &:hover {
    background: var(--hover);
  }

  > .lucide:first-child {
    inline-size: 22px;
    block-size: 22px;
    color: var(--accent);
  }

  > .lucide:last-child {
    color: var(--muted);
  }

  > span {
    display: grid;
    gap: 2px;
    color: var(--muted);
  }

  strong {
    color: var(--text);
    font-size: 1rem;
    font-weight: 600;
  }
`;

const Way = styled(Link)`
  ${row}
`;

const Button = styled.button`
  ${row}
`;
