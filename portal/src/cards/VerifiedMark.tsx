import BadgeCheck from 'lucide-react/icons/badge-check';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';

/** Icon that shows that staff have verified the card. */
export function VerifiedMark() {
  return <Mark role="img" aria-label={t(messages.verified)} />;
}

const Mark = styled(BadgeCheck)`
  && {
    inline-size: 18px;
    block-size: 18px;
  }

  fill: var(--accent);
  stroke: var(--surface);
`;
