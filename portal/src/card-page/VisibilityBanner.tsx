import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import EyeOff from 'lucide-react/icons/eye-off';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';

/** Explains why a card that the user can see is not visible to visitors. */
export function VisibilityBanner({ card }: { card: TalentDetails | RequestDetails }) {
  const reason = reasonOf(card);
  if (!reason) return null;
  return (
    <Banner>
      <EyeOff aria-hidden="true" />
      <p>{reason}</p>
    </Banner>
  );
}

function reasonOf({ is_draft, is_active, is_on_hold, is_private }: TalentDetails | RequestDetails): string | null {
  if (is_draft) return t(messages.draftBanner);
  if (!is_active) return t(messages.archivedBanner);
  if (is_on_hold) return t(messages.onHoldBanner);
  if (is_private) return t(messages.privateBanner);
  return null;
}

const Banner = styled.div`
  display: flex;
  gap: 10px;
  padding: 10px 14px;
  border-radius: var(--radius);
  background: var(--amber-soft);
  color: var(--amber);

  > .lucide {
    margin-block-start: 3px;
  }
`;
