import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { Section } from '../../ui/patterns/Section.tsx';
import { Actions } from '../../ui/primitives/Actions.ts';
import type { AccountRow } from './queries.ts';
import { scoreLine } from './words.ts';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';

/** The reliability score of an account's available resources, with a link to the resources. */
export function OffersSection({ account }: { account: AccountRow }) {
  return (
    <Section title={t(messages.resourcesTitle)} about={t(messages.resourcesText)}>
      <p>{scoreLine(account)}</p>
      <Actions>
        <ButtonLink to={`/admin-panel/available-resources?provider=${account.id}`}>
          {t(messages.resourcesButton)}
        </ButtonLink>
      </Actions>
    </Section>
  );
}
