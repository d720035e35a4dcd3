import type { Block, Sheet } from './page.ts';
import type { Person } from './people.ts';

type Layout = (person: Person) => Omit<Sheet, 'look'>;

export const LAYOUTS: Record<string, Layout> = {
  classic: (p) =>
    plain([
      name(p),
      line(contacts(p).join(' | ')),
      ...about(p),
      ...work(p, (j) => [row(`${j.title} — ${j.employer}`, j.dates, true)]),
      ...schooling(p),
      ...listed(p),
      ...speech(p),
    ]),
  'two lines': (p) =>
    plain([
      name(p),
      line(p.title),
      ...contacts(p).map(line),
      ...about(p),
      ...work(p, (j) => [row(j.employer, j.city, true), row(j.title, j.dates)]),
      ...schooling(p),
      ...listed(p),
      ...speech(p),
    ]),
  'dates left': (p) =>
    plain([
      name(p),
      line(contacts(p).join(' · ')),
      ...listed(p),
      ...work(p, (j) => [{ kind: 'row', cells: [j.dates, `${j.title}, ${j.employer}`], share: 0.28 }]),
      ...schooling(p),
      ...speech(p),
    ]),
  'sidebar left': (p) => ({
    top: [],
    columns: {
      left: side(p),
      right: [
        name(p),
        line(p.title),
        ...about(p),
        ...work(p, (j) => [strong(j.title), line(`${j.employer} | ${j.dates}`)]),
        ...schooling(p),
      ],
      share: 0.33,
      dark: 'left',
    },
    rest: [],
  }),
  'sidebar right': (p) => ({
    top: [name(p), line(p.title)],
    columns: {
      left: [...about(p), ...work(p, (j) => [strong(`${j.title} at ${j.employer}`), line(j.dates)])],
      right: [...side(p), ...schooling(p)],
      share: 0.64,
    },
    rest: [],
  }),
  'dates first': (p) =>
    plain([
      name(p),
      ...labelled(p),
      ...work(p, (j) => [line(j.dates), strong(j.title), line(`${j.employer}, ${j.city}`)]),
      ...schooling(p),
      ...listed(p),
      ...speech(p),
    ]),
  'in brackets': (p) =>
    plain([
      name(p),
      line(contacts(p).join(', ')),
      ...about(p),
      ...listed(p),
      ...work(p, (j) => [strong(`${j.title}, ${j.employer} (${j.dates})`)]),
      ...schooling(p),
      ...speech(p),
    ]),
  'employer first': (p) =>
    plain([
      name(p),
      line(contacts(p).join(' | ')),
      ...about(p),
      ...grouped(p),
      ...work(p, (j) => [row(`${j.employer} | ${j.title}`, j.dates, true)]),
      ...schooling(p),
      ...speech(p),
    ]),
  minimal: (p) =>
    plain([
      name(p),
      line(contacts(p).join('  ')),
      ...work(p, (j) => [strong(j.employer), line(`${j.title} | ${j.dates}`)]),
      ...listed(p),
      ...schooling(p),
      ...speech(p),
    ]),
  'title first': (p) =>
    plain([
      line(p.title),
      name(p),
      ...labelled(p),
      ...about(p),
      ...work(p, (j) => [strong(j.title), line(j.employer), line(j.dates)]),
      ...schooling(p),
      ...grouped(p),
      ...speech(p),
    ]),
  'columns below': (p) => ({
    top: [
      name(p),
      line(p.title),
      line(contacts(p).join(' | ')),
      ...about(p),
      ...work(p, (j) => [row(j.title, j.dates, true), line(`${j.employer} · ${j.city}`)]),
    ],
    columns: { left: [...schooling(p), ...speech(p)], right: oneByOne(p), share: 0.5 },
    rest: [],
  }),
  'dates on top': (p) =>
    plain([
      name(p),
      line(contacts(p).join(' • ')),
      ...about(p),
      ...work(p, (j) => [row(j.dates, j.city), strong(`${j.title} – ${j.employer}`)]),
      ...listed(p),
      ...schooling(p),
      ...speech(p),
    ]),
};

function plain(top: Block[]): Omit<Sheet, 'look'> {
  return { top, rest: [] };
}

const line = (text: string): Block => ({ kind: 'text', text });
const strong = (text: string): Block => ({ kind: 'strong', text });
const row = (left: string, right: string, isStrong = false): Block => ({
  kind: 'row',
  cells: [left, right],
  strong: isStrong,
});
const heading = (text: string): Block => ({ kind: 'heading', text });

function name({ truth }: Person): Block {
  return { kind: 'name', text: truth.name };
}

function contacts({ truth, phone, city, countryName, links }: Person): string[] {
  return [truth.email, ...(phone ? [phone] : []), `${city}, ${countryName}`, ...links];
}

function labelled({ truth, phone, city, countryName, links, words }: Person): Block[] {
  const { labels } = words;
  return [
    line(`${labels.email}: ${truth.email}`),
    ...(phone ? [line(`${labels.phone}: ${phone}`)] : []),
    line(`${labels.from}: ${city}, ${countryName}`),
    ...links.map(line),
  ];
}

function about(p: Person): Block[] {
  return [heading(p.random.pick(p.words.summary)), line(p.summary)];
}

function work(p: Person, head: (job: Person['jobs'][number]) => Block[]): Block[] {
  return [
    heading(p.random.pick(p.words.work)),
    ...p.jobs.flatMap((job) => [
      ...head(job),
      ...job.deeds.map((text): Block => ({ kind: 'bullet', text })),
      ...(job.tech.length > 0 ? [line(`${p.words.labels.tech}: ${job.tech.join(', ')}`)] : []),
    ]),
  ];
}

function schooling(p: Person): Block[] {
  return [
    heading(p.random.pick(p.words.education)),
    ...p.schools.flatMap(({ school, degree, dates }) => [row(school, dates, true), line(degree)]),
  ];
}

function listed(p: Person): Block[] {
  return [heading(p.random.pick(p.words.skills)), line(p.listed.join(p.random.pick([', ', ' • ', ' | ', '; '])))];
}

function oneByOne(p: Person): Block[] {
  return [heading(p.random.pick(p.words.skills)), ...p.listed.map((text): Block => ({ kind: 'bullet', text }))];
}

function grouped(p: Person): Block[] {
  const half = Math.ceil(p.listed.length / 2);
  return [
    heading(p.random.pick(p.words.skills)),
    line(`Main: ${p.listed.slice(0, half).join(', ')}`),
    line(`Also: ${p.listed.slice(half).join(', ')}`),
  ];
}

function speech(p: Person): Block[] {
  const spoken = p.spoken.map(
    (each) => `${each.name} ${p.random.pick(['', '– '])}${p.random.next() < 0.5 ? `(${each.level})` : each.level}`,
  );
  return [
    heading(p.random.pick(p.words.languages)),
    ...(p.random.next() < 0.5 ? [line(spoken.join(', '))] : spoken.map(line)),
  ];
}

function side(p: Person): Block[] {
  return [
    heading(p.random.pick(p.words.contacts)),
    ...contacts(p).map(line),
    ...oneByOne(p),
    heading(p.random.pick(p.words.languages)),
    ...p.spoken.map((each) => line(`${each.name} – ${each.level}`)),
  ];
}
