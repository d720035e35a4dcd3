import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { Section } from '../../ui/patterns/Section.tsx';
import { Actions } from '../../ui/primitives/Actions.ts';
import type { AccountRow } from './queries.ts';
import { scoreLine } from './words.ts';

/** The reliability score of an account's available resources, with a link to the resources. */
export function OffersSection({ account }: { account: AccountRow }) {
  return (
    <Section
      title="Available resources"
      about="How many of those that our mails asked for were confirmed before they decayed, and how fast."
    >
      <p>{scoreLine(account)}</p>
      <Actions>
        <ButtonLink to={`/admin-panel/available-resources?provider=${account.id}`}>Show their resources</ButtonLink>
      </Actions>
    </Section>
  );
}
