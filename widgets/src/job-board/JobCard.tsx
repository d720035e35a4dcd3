import type { RequestCard } from '@crewdock/contract/cards';
import { formatCityAndRegion } from '@crewdock/contract/city';
import type { TargetedMouseEvent, VNode } from 'preact';
import { type FactSay, formatEnglish, renderRate, renderSkills } from '../board/card-facts.tsx';
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

/** A card whose link covers the whole card. Its height does not depend on its content. */
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
    card.seniority?.label,
    formatEnglish(card, say),
    card.duration?.label,
  ];
  return facts.filter(Boolean).join(' · ');
}

/** Empty for a job with a city and without countries, which may not be open to all countries. */
function formatCountries({ city, region, countries }: RequestCard, say: JobSay): string {
  const [first, ...others] = countries;
  if (!first) return city || region ? '' : say('anywhere');
  return others[0] ? say('countries', { name: first.label, n: others.length }) : first.label;
}
