import { CARD_KINDS } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { isFirstLoad } from '../frame/firstLoad.ts';
import { queryClient } from '../queryClient.ts';
import { MarketSearchForm } from '../market/MarketSearch.tsx';
import { marketPageQuery } from '../market/queries.ts';
import { $company } from '../session/company.ts';
import { Avatar } from '../ui/primitives/Avatar.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { pageWidth } from '../ui/styles/pageWidth.ts';
import { MOBILE, NARROW } from '../ui/styles/screen.ts';
import { Door } from './Door.tsx';
import { Featured } from './Featured.tsx';
import { landingQuery } from './queries.ts';
import { WhoHires } from './WhoHires.tsx';

/** Numbers of placeholder pictures, ordered so that adjacent pictures look different. */
const CREW = [1, 9, 5, 14, 12, 7, 2, 8, 15, 6, 10, 4, 3, 11, 13, 1];

export async function loader(): Promise<null> {
  if ($company.get()?.market_enabled === false) return null;
  const shown = [
    ...CARD_KINDS.map((kind) => queryClient.prefetchQuery(marketPageQuery(kind, {}, 0))),
    queryClient.prefetchQuery(landingQuery),
  ];
  if (isFirstLoad()) await Promise.all(shown);
  return null;
}

export function Component() {
  const company = useStore($company);
  if (company && !company.market_enabled) return <Closed name={company.name} />;
  return (
    <>
      <Hero>
        <Inner>
          <div>
            <h1>{company ? t(messages.companyTitle, { company: company.name }) : t(messages.title)}</h1>
            <Lead>{t(company ? messages.companyIntroduction : messages.introduction)}</Lead>
            <MarketSearchForm />
          </div>
          <Crew aria-hidden="true">
            {CREW.map((placeholder, at) => (
              <Avatar key={at} photo={null} placeholder={placeholder} size={72} />
            ))}
          </Crew>
          <Doors>
            <Door kind="talent" title={t(messages.talentsLinkTitle)} text={t(messages.talentsLinkText)} />
            <Door kind="request" title={t(messages.jobsLinkTitle)} text={t(messages.jobsLinkText)} />
          </Doors>
        </Inner>
      </Hero>
      <WhoHires />
      <Featured />
    </>
  );
}

function Closed({ name }: { name: string }) {
  return (
    <Message level="h1" icon={null} title={name}>
      <p>{t(messages.marketClosed)}</p>
    </Message>
  );
}

const Hero = styled.section`
  border-block-end: 1px solid var(--line);
  background: var(--sunken);
`;

const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 40px 48px;
  align-items: center;
  ${pageWidth}
  padding-block: 64px 48px;

  h1 {
    max-inline-size: 16ch;
    font-size: clamp(2rem, 1.2rem + 3.6vw, 3.25rem);
    line-height: 1.08;
    letter-spacing: -0.03em;
  }

  ${MOBILE} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
    padding-block: 48px 40px;
  }

  ${NARROW} {
    padding-block: 32px;
  }
`;

const Crew = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 72px);
  gap: 16px;

  ${MOBILE} {
    display: none;
  }
`;

const Lead = styled.p`
  max-inline-size: 52ch;
  margin-block-start: 20px;
  color: var(--muted);
  font-size: 1.125rem;
  line-height: 1.55;
  text-wrap: pretty;
`;

const Doors = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  grid-column: 1 / -1;
  gap: 16px;

  @media (width < 680px) {
    grid-template-columns: 1fr;
  }
`;
