import BadgeCheck from 'lucide-react/icons/badge-check';
import { styled } from 'styled-components';

/** Icon that shows that staff have verified the card. */
export function VerifiedMark() {
  return <Mark role="img" aria-label="Verified" />;
}

const Mark = styled(BadgeCheck)`
  && {
    inline-size: 18px;
    block-size: 18px;
  }

  fill: var(--accent);
  stroke: var(--surface);
`;
