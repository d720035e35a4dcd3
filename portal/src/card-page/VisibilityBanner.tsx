import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import EyeOff from 'lucide-react/icons/eye-off';
import { styled } from 'styled-components';

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
  if (is_draft) return 'This is a draft: nobody else sees it before it is published.';
  if (!is_active) return 'This is archived: it left the market, and its link is closed for others.';
  if (is_on_hold) return 'This is on hold: it is out of the market until it is taken off hold.';
  if (is_private) return 'This is private: its owner, their company and staff see it.';
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
