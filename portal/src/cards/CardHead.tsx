import Flame from 'lucide-react/icons/flame';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Avatar } from '../ui/primitives/Avatar.tsx';
import { Badge } from '../ui/primitives/Badge.tsx';
import { NARROW } from '../ui/styles/screen.ts';
import { type AnyCard, getCardFacts, isTalent } from './facts.ts';
import { VerifiedMark } from './VerifiedMark.tsx';
import { UserText } from '../ui/primitives/UserText.tsx';

export function CardHead({ card }: { card: AnyCard }) {
  const subtitle = isTalent(card) ? card.title : card.company_name;
  return (
    <Head>
      {isTalent(card) && <Avatar photo={card.photo} placeholder={card.placeholder} size={88} />}
      <div>
        <Name>
          <UserText>{isTalent(card) ? card.name : card.title}</UserText>
        </Name>
        <Marks>
          {card.is_verified && <VerifiedMark />}
          {card.priority === 0 && (
            <Badge $tone="amber">
              <Flame aria-hidden="true" />
              {t(messages.hot)}
            </Badge>
          )}
        </Marks>
        {subtitle && (
          <Subtitle>
            <UserText>{subtitle}</UserText>
          </Subtitle>
        )}
        <Facts>{getCardFacts(card).join(' · ')}</Facts>
      </div>
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 24px;

  > div {
    min-inline-size: 0;
  }

  ${NARROW} {
    gap: 16px;

    > img {
      inline-size: 64px;
      block-size: 64px;
    }
  }
`;

const Name = styled.h1`
  display: inline;
  margin-inline-end: 10px;
  font-size: 1.625rem;
`;

/** Status icons and badges, placed directly after the last word of the name even if the name has several lines. */
const Marks = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  vertical-align: 4px;

  &:empty {
    display: none;
  }
`;

const Subtitle = styled.p`
  margin-block-start: 2px;
  font-size: 1.0625rem;
`;

const Facts = styled.p`
  margin-block-start: 4px;
  color: var(--muted);
`;
