import type { CardSkill, TalentCard as Talent } from '@crewdock/contract/cards';
import { hourlyRate, monthlyRate } from '@crewdock/sdk/cards/rate';
import type { VNode } from 'preact';
import { Icon } from '../kit/icons.tsx';

/** More would be cut off: the rows of skills have a fixed height. */
const SKILLS = 8;

interface TalentCardProps {
  card: Talent;
  origin: string;
  url: string;
  target: string;
  onOpen: (card: Talent, url: string) => boolean;
}

/** The whole card is the link's target area; its height never depends on what it says. */
export function TalentCard({ card, origin, url, target, onOpen }: TalentCardProps): VNode {
  const facts = [card.seniority?.label, english(card), card.country?.label];
  return (
    <li class="card" part="card">
      <img
        class="photo"
        part="photo"
        src={new URL(card.photo ?? `/placeholders/${card.placeholder}.svg`, origin).href}
        alt=""
        loading="lazy"
      />
      <div class="who">
        <a
          part="name"
          href={url}
          target={target}
          rel="noopener"
          onClick={(event) => {
            if (!onOpen(card, url)) event.preventDefault();
          }}
        >
          {card.name}
        </a>
        <p class="muted" part="title">
          {card.title}
        </p>
      </div>
      <p class="facts" part="facts">
        {facts.filter(Boolean).join(' · ')}
      </p>
      <ul class="row skills" aria-label="Skills">
        {card.skills.slice(0, SKILLS).map(skill)}
      </ul>
      <p class="rate" part="rate">
        {hourlyRate(card.hourly_rate) ?? monthlyRate(card.monthly_rate) ?? <span class="muted">Rate on request</span>}
        {card.is_verified && (
          <span class="verified">
            <Icon name="check" /> Verified
          </span>
        )}
      </p>
    </li>
  );
}

export function PlaceholderCard(): VNode {
  return (
    <li class="card">
      <span class="bone photo" />
      <span class="bone" />
      <span class="bone" />
      <span class="bone" />
    </li>
  );
}

/** `English C1` of `C1 · Advanced`. */
function english({ english_level: level }: Talent): string | null {
  return level && `English ${level.name.split(' · ')[0]}`;
}

function skill({ id, name, experience, is_main }: CardSkill): VNode {
  return (
    <li key={id} class={is_main ? 'skill main' : 'skill'} part="skill">
      {name}
      {experience !== null && <span class="count"> {experience} y</span>}
    </li>
  );
}
