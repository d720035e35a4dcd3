import type { RequestCard } from '@crewdock/contract/cards';
import { formatCityAndRegion } from '@crewdock/contract/city';
import type { TargetedMouseEvent, VNode } from 'preact';
import {
  type FactSay,
  formatEnglish,
  getCountryName,
  renderRate,
  renderSkills,
  translateOption,
} from '../board/card-facts.tsx';
import type { Say } from '../kit/words.ts';
import type { jobWords } from './words.ts';

export type JobSay = FactSay & Say<typeof jobWords>;

interface JobCardProps {
  card: RequestCard;
  say: JobSay;
  href: string;
  target: string | null;
  onClick: (event: TargetedMouseEvent<HTMLAnchorElement>) => void;
}

/** Renders a card whose link covers the whole card. Its height does not depend on its content. */
export function jobCard({ card, say, href, target, onClick }: JobCardProps): VNode {
  return (
    <li key={card.id} class="card" part="card">
      <div class="who">
        <a
          part="name"
          dir="auto"
          href={href}
          target={target ?? undefined}
          rel="noopener"
          data-job={card.public_id}
          onClick={onClick}
        >
          {card.title}
        </a>
        <p class="muted facts" part="facts" dir="auto">
          {jobFacts(card, say)}
        </p>
      </div>
      {renderSkills(card, say)}
      <p class="rate" part="rate">
        {renderRate(card, say)}
      </p>
    </li>
  );
}

/** Formats the facts of a job: `Acme · Kraków · Poland and 2 more · Senior · English B2 · 3 months`. */
export function jobFacts(card: RequestCard, say: JobSay): string {
  const facts = [
    card.company_name,
    formatCityAndRegion(card),
    formatCountries(card, say),
    translateOption('seniority', card.seniority, say),
    formatEnglish(card, say),
    translateOption('duration', card.duration, say),
  ];
  return facts.filter(Boolean).join(' · ');
}

/**
 * Formats the countries. Empty for a job with a city but without countries, because the city might limit the job to its
 * country.
 */
function formatCountries({ city, region, countries }: RequestCard, say: JobSay): string {
  const [first, ...others] = countries;
  if (!first) return city || region ? '' : say('anywhere');
  const name = getCountryName(first, say);
  return others[0] ? say('countries', { name, n: others.length }) : name;
}
