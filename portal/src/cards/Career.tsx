import type { TalentDetails } from '@crewdock/contract/cards';
import { formatEmploymentPeriod } from '@crewdock/contract/employment-period';
import ExternalLink from 'lucide-react/icons/external-link';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { getCurrentMonth, formatDateRange } from './career.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

type Told = Pick<TalentDetails, 'work_experience' | 'education' | 'links'>;

/** A talent's work experience, education and links. */
export function Career({ work_experience, education, links }: Told) {
  return (
    <>
      {work_experience.length > 0 && (
        <section>
          <h2>{t(messages.workExperienceTitle)}</h2>
          <Entries>
            {work_experience.map(({ company, title, from, to, description }, at) => (
              <li key={at}>
                <h3>
                  <UserText>{title}</UserText>
                </h3>
                {company && (
                  <p>
                    <UserText>{company}</UserText>
                  </p>
                )}
                {(from !== '' || to !== '') && <When>{formatEmploymentPeriod(from, to, getCurrentMonth())}</When>}
                {description && (
                  <Done>
                    <UserText as="paragraphs">{description}</UserText>
                  </Done>
                )}
              </li>
            ))}
          </Entries>
        </section>
      )}
      {education.length > 0 && (
        <section>
          <h2>{t(messages.educationTitle)}</h2>
          <Entries>
            {education.map(({ school, degree, from, to }, at) => {
              const when = formatDateRange(yearName(from), yearName(to));
              return (
                <li key={at}>
                  <h3>
                    <UserText>{degree || school}</UserText>
                  </h3>
                  {degree && (
                    <p>
                      <UserText>{school}</UserText>
                    </p>
                  )}
                  {when && <When>{when}</When>}
                </li>
              );
            })}
          </Entries>
        </section>
      )}
      {links.length > 0 && (
        <section>
          <h2>{t(messages.linksTitle)}</h2>
          <Links>
            {links.map(({ url, label }, at) => (
              <li key={at}>
                <a href={url} target="_blank" rel="nofollow noopener ugc">
                  {label ?? shortAddress(url)}
                  <ExternalLink aria-label={t(messages.externalLink)} />
                </a>
                {label && <When>{hostOf(url)}</When>}
              </li>
            ))}
          </Links>
        </section>
      )}
    </>
  );
}

function yearName(year: number | null): string | null {
  return year === null ? null : String(year);
}

/** Shortens `https://ada.example.com/code/` to `ada.example.com/code`. */
function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}

/** Returns the host of a link, shown so that users know where the link leads. */
function hostOf(url: string): string {
  return URL.parse(url)?.host ?? '';
}

const Entries = styled.ol`
  display: grid;
  gap: 20px;

  h3 {
    font-size: 0.9375rem;
    font-weight: 600;
  }
`;

const When = styled.p`
  color: var(--muted);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;

const Done = styled.p`
  margin-block-start: 6px;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Links = styled.ul`
  display: grid;
  gap: 10px;

  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 24px;
    overflow-wrap: anywhere;
  }

  .lucide {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    color: var(--muted);
  }
`;
