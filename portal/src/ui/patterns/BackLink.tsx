import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, type LinkProps } from 'react-router';
import { styled } from 'styled-components';
import { FINGER } from '../styles/screen.ts';

/** Link to the parent page, above the page title. */
export function BackLink({ children, ...link }: LinkProps) {
  return (
    <Back {...link}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </Back>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 8px;
  min-block-size: 36px;
  border-radius: var(--radius);
  color: var(--muted);
  font-weight: 500;
  text-decoration: none;
  transition: color var(--swift);

  &:hover {
    color: var(--text);
  }

  ${FINGER} {
    min-block-size: 44px;
  }
`;
