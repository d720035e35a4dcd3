import { allFakers, type Faker } from '@faker-js/faker';
import { Random } from '@crewdock/demo/random';
import { referenceSkills as DICTIONARY } from '@crewdock/server/dictionaries/reference/skills';
import type { Truth } from '../truth.ts';
import { type Habit, habitOf } from './dates.ts';
import { type Words, WORDS } from './words.ts';

/** A randomly generated person, with values as they are written in the résumé. */
export interface Person {
  language: string;
  words: Words;
  random: Random;
  habit: Habit;
  truth: Truth;
  title: string;
  city: string;
  countryName: string;
  /** Phone number as written in the résumé. */
  phone: string | null;
  links: string[];
  summary: string;
  /** Skills as written in the résumé. */
  listed: string[];
  jobs: { employer: string; title: string; dates: string; city: string; deeds: string[]; tech: string[] }[];
  schools: { school: string; degree: string; dates: string }[];
  spoken: { name: string; level: string }[];
}

const FAKERS: Record<
  string,
  { faker: Faker; code: string; places: [string, string][]; phone: (digits: string) => [string, string] }
> = {
  en: {
    faker: allFakers.en,
    code: 'GB',
    places: [
      ['London', 'United Kingdom'],
      ['Leeds', 'United Kingdom'],
      ['Bristol', 'UK'],
    ],
    phone: (d) => [`+44 7${d.slice(0, 3)} ${d.slice(3, 9)}`, `+447${d.slice(0, 9)}`],
  },
  de: {
    faker: allFakers.de,
    code: 'DE',
    places: [
      ['Berlin', 'Deutschland'],
      ['Köln', 'Deutschland'],
    ],
    phone: (d) => [`+49 (0)151 ${d.slice(0, 8)}`, `+49151${d.slice(0, 8)}`],
  },
  es: {
    faker: allFakers.es,
    code: 'ES',
    places: [
      ['Madrid', 'España'],
      ['Valencia', 'España'],
    ],
    phone: (d) => [`+34 6${d.slice(0, 2)} ${d.slice(2, 5)} ${d.slice(5, 8)}`, `+346${d.slice(0, 8)}`],
  },
  fr: {
    faker: allFakers.fr,
    code: 'FR',
    places: [
      ['Lyon', 'France'],
      ['Nantes', 'France'],
    ],
    phone: (d) => [`+33 6 ${d.slice(0, 2)} ${d.slice(2, 4)} ${d.slice(4, 6)} ${d.slice(6, 8)}`, `+336${d.slice(0, 8)}`],
  },
  uk: {
    faker: allFakers.uk,
    code: 'UA',
    places: [
      ['Київ', 'Україна'],
      ['Львів', 'Україна'],
    ],
    phone: (d) => [`+38 (067) ${d.slice(0, 3)}-${d.slice(3, 5)}-${d.slice(5, 7)}`, `+38067${d.slice(0, 7)}`],
  },
  pl: {
    faker: allFakers.pl,
    code: 'PL',
    places: [
      ['Warszawa', 'Polska'],
      ['Kraków', 'Polska'],
    ],
    phone: (d) => [`+48 6${d.slice(0, 2)} ${d.slice(2, 5)} ${d.slice(5, 8)}`, `+486${d.slice(0, 8)}`],
  },
};

/** Names of employers that do not reveal their industry. */
const NAMELESS = [
  'Umbrella',
  'Nordlicht',
  'Blue Heron',
  'Zalgo',
  'Kvadrat',
  'Monzi',
  'Paperplane',
  'Fernway',
  'Old Mill',
  'Tinkerbox',
];
const TODAY = '2026-06';
/** Skills whose names are not common words. Only these are used in sentences; the others appear only in lists. */
const PLAIN = DICTIONARY.filter(
  ([, name]) =>
    name.length > 4 &&
    !/^(Excel|Swift|Express|Spring|React|Sketch|Phoenix|Combine|Linear|Notion|Realm|Remix|Flask|Celery|Capacitor|Foundry|Unity|Boost|Dagger|Looker|Stripe|Apex|Electron|Sanity|Allure|Agile|Cucumber|Amplitude|Astro)$/.test(
      name,
    ),
);

/** Generates a random person. The same seed results in the same person. */
export function personOf(seed: number, language: string): Person {
  const random = new Random(seed * 7919 + 17);
  const words = WORDS[language]!;
  const { faker, code, places, phone: phoneIn } = FAKERS[language]!;
  faker.seed(seed);
  const [first, last] = [faker.person.firstName(), faker.person.lastName()];
  const latin = `${faker.helpers.slugify(ascii(first))}.${faker.helpers.slugify(ascii(last))}`.toLowerCase();
  const email = `${random.pick([
    latin,
    latin.replace('.', ''),
    `${latin[0]}${ascii(last)
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')}${random.int(1, 99)}`,
  ])}@${random.pick(['gmail.com', 'proton.me', 'example.org', 'mail.example.co.uk'])}`;
  const [city, countryName] = random.pick(places);
  const [phone, phoneTruth] = phoneIn(Array.from({ length: 9 }, () => random.int(1, 9)).join(''));
  const habit = habitOf(language, random);
  const known = random.sample(DICTIONARY, random.int(9, 18));
  const work = careerOf(random, words, habit, faker, places);
  const skillNames = new Set(known.map(([, name]) => name));
  for (const job of work) for (const name of job.told) skillNames.add(name);
  if (work.some(({ title }) => title.includes('Java'))) skillNames.add('Java');
  const spokenCodes = ['en', ...random.sample(['de', 'es', 'fr', 'uk', 'pl', 'it', 'pt'], random.int(1, 3))];
  const spoken = spokenCodes.map((each) => {
    const level = random.pick(['c2', 'c1', 'b2', 'b1', 'a2']);
    return { code: each, level, name: words.spoken[each]!, written: random.pick(words.levels[level]!) };
  });
  const schools = random.sample(words.schools, random.int(1, 2)).map((school, at) => {
    const from = 2004 + random.int(0, 6) + at * 4;
    return {
      school,
      degree: random.pick(words.degrees),
      dates: random.next() < 0.7 ? `${from} – ${from + 4}` : String(from + 4),
    };
  });
  const latest = work[0]!.title;
  return {
    language,
    words,
    random,
    habit,
    title: latest,
    city,
    countryName,
    phone,
    links: [`linkedin.com/in/${latin.replace('.', '-')}`, `github.com/${latin.replace('.', '')}`].slice(
      0,
      random.int(0, 2),
    ),
    summary: random.sample(words.sentences, 2).join(' '),
    listed: known.map(([, name, , aliases = []]) => {
      const long = aliases.filter((alias) => alias.length > 3);
      return long.length > 0 && random.next() < 0.15 ? random.pick(long) : name;
    }),
    jobs: work,
    schools,
    spoken: spoken.map(({ name, written }) => ({ name, level: written })),
    truth: {
      name: `${first} ${last}`,
      email,
      phone: phoneTruth,
      country: code,
      seniority: /senior|старший|starszy/i.test(latest)
        ? 'Senior'
        : /junior/i.test(latest)
          ? 'Junior'
          : /\blead\b/i.test(latest)
            ? 'Lead'
            : null,
      english: spoken[0]!.level,
      languages: spokenCodes.slice(1),
      skills: [...skillNames],
      jobs: work.map(({ employer, title, from, to }) => ({
        employer,
        title,
        from: habit.year ? from.slice(0, 4) : from,
        to: to && (habit.year ? to.slice(0, 4) : to),
      })),
      schools: schools.map(({ school }) => school),
    },
  };
}

function careerOf(random: Random, words: Words, habit: Habit, faker: Faker, places: [string, string][]) {
  const jobs = [];
  let end = random.next() < 0.7 ? null : addMonths(TODAY, -random.int(2, 9));
  for (let count = random.int(2, 5); count > 0; count -= 1) {
    const from = addMonths(end ?? TODAY, -random.int(11, 50));
    const told = random.sample(PLAIN, 4).map(([, name]) => name);
    const deeds = random
      .sample(words.deeds, Math.min(words.deeds.length, random.int(2, 4)))
      .map((deed) => ({ deed, text: deed(told[0]!, told[1]!) }));
    const used = told.filter((name) => deeds.some(({ text }) => text.includes(name)));
    const tech = random.next() < 0.5 ? told.slice(2) : [];
    jobs.push({
      employer: random.next() < 0.35 ? random.pick(NAMELESS) : faker.company.name(),
      title: random.pick(words.titles),
      dates: `${habit.write(from)}${habit.between}${end ? habit.write(end) : random.pick(words.now)}`,
      city: random.pick(places).join(', '),
      deeds: deeds.map(({ text }) => text),
      tech,
      told: [...used, ...tech],
      from,
      to: end,
    });
    end = addMonths(from, -random.int(1, 4));
  }
  return jobs;
}

function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

const CYRILLIC = 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя';
const LATIN = 'a b v h g d e ye zh z y i yi i k l m n o p r s t u f kh ts ch sh shch _ yu ya'.split(' ');

function ascii(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => (CYRILLIC.includes(letter) ? LATIN[CYRILLIC.indexOf(letter)]!.replace('_', '') : letter))
    .join('')
    .normalize('NFKD')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z ]/g, '');
}
