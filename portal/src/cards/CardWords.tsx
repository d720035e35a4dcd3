import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Career } from './Career.tsx';
import { FactTable } from './FactTable.tsx';
import { kindOfCard } from './facts.ts';
import { SkillTable } from './SkillTable.tsx';
import { Summary } from './Summary.tsx';

/** All contents of a card for its owner and for staff. */
export function CardContents({ card }: { card: TalentDetails | RequestDetails }) {
  return (
    <Article>
      <SkillTable skills={card.skills} />
      <section>
        <h2>{t(messages.descriptionTitle, { kind: kindOfCard(card) })}</h2>
        <Summary html={card.summary} />
      </section>
      {'work_experience' in card && <Career {...card} />}
      <FactTable card={card} />
    </Article>
  );
}

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  max-inline-size: 760px;
  overflow-wrap: anywhere;
  padding-block-start: 16px;

  h2 {
    margin-block-end: 12px;
    font-size: 1rem;
  }
`;
