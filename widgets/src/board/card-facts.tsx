import type { RequestCard, TalentCard } from '@crewdock/contract/cards';
import { knownRate } from '@crewdock/sdk/cards/rate';
import type { VNode } from 'preact';
import type { Words } from '../kit/translation.ts';
import type { Say } from '../kit/words.ts';
import type { boardWords } from './words.ts';

export type FactSay = Say<typeof boardWords>;
type Card = TalentCard | RequestCard;

/** Maximum number of skills on a card. More skills would be cut off, because cards have a fixed height. */
const SKILLS = 8;

/** Formats the level of English: `C1 · Advanced` → `English C1`. */
export function formatEnglish({ english_level: level }: Card, say: FactSay): string | null {
  // The lowest level means that no English is needed or spoken.
  return level && say(level.level === 7 ? 'noEnglish' : 'english', { level: level.name.split(' · ')[0]! });
}

interface Option {
  id: number;
  label: string;
}

/** Translates an option of a dictionary by its id. */
export function translateOption(
  dictionary: 'seniority' | 'duration',
  option: Option | null,
  say: FactSay,
): string | null {
  return option && translateLabel(`${dictionary}_${option.id}`, option.label, say);
}

/** Returns a country's name in the language of the widget. */
export function getCountryName({ code, label }: { code: string; label: string }, say: FactSay): string {
  return translateLabel(code, label, say);
}

/** Translates a label of the API by its key; falls back to the English label. */
function translateLabel(key: string, label: string, say: FactSay): string {
  return (say as Say<Words>)(key) || label;
}

export function renderRate(card: Card, say: FactSay): VNode {
  const known = knownRate(card, { hour: say('hour'), month: say('month') });
  return known ? <span dir="auto">{known}</span> : <span class="muted">{say('onRequest')}</span>;
}

export function renderSkills(card: Card, say: FactSay, most: number = SKILLS): VNode {
  return (
    <ul class="row skills" aria-label={say('skills')}>
      {card.skills.slice(0, most).map(({ id, name, experience, is_main }) => (
        <li key={id} class={is_main ? 'skill main' : 'skill'} part="skill" dir="auto">
          {name}
          {experience !== null && (
            <span class="count">{(experience ? ' ' : ' < ') + say('years', { n: experience || 1 })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
