import type { CardSkill, Rate, TalentCard } from '@crewdock/contract/cards';
import { type Block, blocksOf } from './blocks.ts';

/** A line of a CV with a label in front. */
export interface Fact {
  label: string;
  value: string;
  /** Where it leads, if it is an address. */
  url?: string;
}

/** What a CV says, whatever it looks like. */
export interface CvContent {
  name: string;
  title: string;
  facts: Fact[];
  main_skills: string[];
  other_skills: string[];
  summary: Block[];
  /** For those who may write to its owner past the portal; null for everybody else. */
  contacts: Fact[] | null;
}

/** Ways to reach who holds the card. */
export interface Reach {
  email: string;
  phone_number: string;
  skype: string;
  viber: string;
}

export function cvContent(card: TalentCard, summary: string, reach: Reach | null): CvContent {
  const main = card.skills.filter(({ is_main }) => is_main);
  return {
    name: card.name,
    title: card.title,
    facts: factsOf(card),
    main_skills: main.map(skillOf),
    other_skills: card.skills.filter((skill) => !main.includes(skill)).map(skillOf),
    summary: blocksOf(summary),
    contacts: reach && contactsOf(reach),
  };
}

/** Whether there is more to show than a name. */
export function isEmpty({ main_skills, other_skills, summary }: CvContent): boolean {
  return main_skills.length + other_skills.length + summary.length === 0;
}

function factsOf(card: TalentCard): Fact[] {
  const labels = (options: { label: string }[]) => options.map(({ label }) => label).join(', ');
  const rates = [
    card.hourly_rate && `${dollars(card.hourly_rate)} an hour`,
    card.monthly_rate && `${dollars(card.monthly_rate)} a month`,
  ];
  const facts = {
    Location: [card.city, card.country?.label].filter(Boolean).join(', '),
    Seniority: card.seniority?.label ?? '',
    English: card.english_level?.name ?? '',
    Field: labels(card.specializations),
    Industries: labels(card.industries),
    Rate: rates.filter(Boolean).join(' · '),
  };
  return Object.entries(facts).flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function contactsOf({ email, phone_number, skype, viber }: Reach): Fact[] {
  const contacts = [
    { label: 'E-mail', value: email, url: `mailto:${email}` },
    { label: 'Phone', value: phone_number },
    { label: 'Skype', value: skype },
    { label: 'Viber', value: viber },
  ];
  return contacts.filter(({ value }) => value);
}

function skillOf({ name, experience }: CardSkill): string {
  if (experience === null) return name;
  return `${name}, ${experience === 0 ? 'under a year' : experience === 1 ? '1 year' : `${experience} years`}`;
}

function dollars({ min, max }: Rate): string {
  return `$${(min ?? max ?? 0).toLocaleString('en')}`;
}
