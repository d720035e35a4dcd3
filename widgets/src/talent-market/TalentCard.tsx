import type { TalentCard as Talent } from '@crewdock/contract/cards';
import type { VNode } from 'preact';
import {
  type FactSay,
  formatEnglish,
  getCountryName,
  renderRate,
  renderSkills,
  translateOption,
} from '../board/card-facts.tsx';
import { Icon } from '../kit/icons.tsx';
import type { Say } from '../kit/words.ts';
import type { talentWords } from './words.ts';

interface TalentCardProps {
  card: Talent;
  say: FactSay & Say<typeof talentWords>;
  origin: string;
  url: string;
  target: string;
  /** Returns false if the page opens the talent itself. */
  onOpen: () => boolean;
}

/** Renders a card whose link covers the whole card. Its height does not depend on its content. */
export function talentCard({ card, say, origin, url, target, onOpen }: TalentCardProps): VNode {
  const facts = [
    translateOption('seniority', card.seniority, say),
    formatEnglish(card, say),
    card.country && getCountryName(card.country, say),
  ];
  return (
    <li key={card.id} class="card" part="card">
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
          dir="auto"
          href={url}
          target={target}
          rel="noopener"
          onClick={(event) => {
            if (!onOpen()) event.preventDefault();
          }}
        >
          {card.name}
        </a>
        <p class="muted" part="title" dir="auto">
          {card.title}
        </p>
      </div>
      <p class="facts" part="facts" dir="auto">
        {facts.filter(Boolean).join(' · ')}
      </p>
      {renderSkills(card, say)}
      <p class="rate" part="rate">
        {renderRate(card, say)}
        {card.is_verified && (
          <span class="verified">
            <Icon name="check" /> {say('verified')}
          </span>
        )}
      </p>
    </li>
  );
}
