import { HEADINGS } from './headings.mjs';

/** Converts a person to JSON Resume, to text in the person's language, and to expected values. */

export const headings = (person) => HEADINGS[person.lang];

/** Returns every role as a separate entry. */
export const rolesOf = (person) =>
  person.work.flatMap(([company, place, roles]) =>
    roles.map(([title, from, to, text, bullets]) => ({ company, place, title, from, to, text, bullets })),
  );

export const schoolsOf = (person) =>
  person.edu.map(([school, degree, area, from, to]) => ({ school, degree, area, from, to }));

export function jsonResume(person) {
  const { addr } = person;
  return {
    basics: {
      name: person.name,
      label: person.label,
      email: person.email,
      phone: person.phone,
      summary: person.summary,
      ...(person.links.find((link) => !isProfile(link)) && {
        url: person.links.find((link) => !isProfile(link)),
        website: person.links.find((link) => !isProfile(link)),
      }),
      location: {
        address: addr.street,
        postalCode: addr.zip,
        city: addr.city,
        region: addr.region ?? '',
        countryCode: addr.country,
      },
      profiles: person.links
        .filter(isProfile)
        .map((url) => ({ network: networkOf(url), username: url.split('/').at(-1), url })),
    },
    work: rolesOf(person).map(({ company, place, title, from, to, text, bullets }) => ({
      name: company,
      company,
      position: title,
      location: place,
      startDate: from,
      ...(to && { endDate: to }),
      summary: text,
      highlights: bullets,
    })),
    volunteer: (person.volunteer ?? []).map(([organization, position, startDate, endDate, summary]) => ({
      organization,
      position,
      startDate,
      ...(endDate && { endDate }),
      summary,
      highlights: [],
    })),
    education: schoolsOf(person).map(({ school, degree, area, from, to }) => ({
      institution: school,
      area,
      studyType: degree,
      startDate: from,
      endDate: to,
      courses: [],
    })),
    awards: (person.awards ?? []).map(([title, awarder, date]) => ({ title, awarder, date, summary: '' })),
    publications: (person.pubs ?? []).map(([name, publisher, releaseDate]) => ({
      name,
      publisher,
      releaseDate,
      summary: '',
    })),
    certificates: (person.certs ?? []).map((name) => ({ name })),
    skills: person.skills.map(([name, keywords]) => ({ name, keywords })),
    languages: person.langs.map(([language, fluency]) => ({ language, fluency })),
    interests: person.interests.map((name) => ({ name, keywords: [] })),
    references: [],
    projects: [],
  };
}

const isProfile = (url) => /github|linkedin|xing|behance|codepen|itch/.test(url);
const networkOf = (url) =>
  /github/.test(url)
    ? 'GitHub'
    : /linkedin/.test(url)
      ? 'LinkedIn'
      : /xing/.test(url)
        ? 'XING'
        : /behance/.test(url)
          ? 'Behance'
          : /codepen/.test(url)
            ? 'CodePen'
            : 'itch';

/** Formats a month (`2019-03`) or year in a style. A year stays a year in every style. */
export function writeDate(value, style, lang) {
  const [year, month] = value.split('-');
  if (!month || /^YYYY$|^YYYY-YY$/.test(style)) return year;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, 15));
  const named = (length) =>
    new Intl.DateTimeFormat(lang === 'pl' ? 'pl' : lang, { month: length, timeZone: 'UTC' }).format(at);
  const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'][Number(month) - 1];
  switch (style) {
    case 'MMM YYYY':
      return `${named('short')} ${year}`;
    case 'MMMM YYYY':
      return `${named('long')} ${year}`;
    case 'MMMM de YYYY':
      return `${named('long')} de ${year}`;
    case 'MMM, YYYY':
      return `${named('short')}, ${year}`;
    case "MMM 'YY":
      return `${named('short')} ’${year.slice(2)}`;
    case 'MM/YYYY':
      return `${month}/${year}`;
    case 'MM-YYYY':
      return `${month}-${year}`;
    case 'MMM/YYYY':
      return `${named('short').replace('.', '')}/${year}`;
    case 'MMM. YYYY':
      return `${named('short').replace('.', '')}. ${year}`;
    case 'M/YYYY':
      return `${Number(month)}/${year}`;
    case 'MM/YY':
      return `${month}/${year.slice(2)}`;
    case 'MM.YYYY':
      return `${month}.${year}`;
    case 'YYYY/MM':
      return `${year}/${month}`;
    case 'YYYY. MM.':
      return `${year}. ${month}.`;
    case 'roman':
      return `${roman} ${year}`;
    case 'D MMM YYYY':
      return `1 ${named('short')} ${year}`;
    case 'MMMM 1, YYYY':
      return `${named('long')} 1, ${year}`;
    case 'season':
      return `${HEADINGS.en.seasons[Math.floor((Number(month) % 12) / 3)]} ${year}`;
    default:
      return value;
  }
}

/** Formats a time span. `style`: { date, sep, present, since }. */
export function writeSpan({ from, to }, style, person) {
  const present = style.present ?? headings(person).present;
  const start = writeDate(from, style.date, person.lang);
  if (!to) return style.since ? `${style.since} ${start}` : `${start}${style.sep}${present}`;
  const end = style.date === 'YYYY-YY' ? to.slice(2, 4) : writeDate(to, style.date, person.lang);
  return start === end ? start : `${start}${style.sep}${end}`;
}

/** Formats the links as people write them: `full`, `bare` (without https://) or `labelled`. */
export const writeLinks = (person, how) =>
  person.links.map((url) =>
    how === 'full'
      ? url
      : how === 'labelled'
        ? `${isProfile(url) ? networkOf(url) : 'Web'}: ${url.replace(/^https:\/\/(www\.)?/, '')}`
        : url.replace(/^https:\/\/(www\.)?/, ''),
  );

/** Formats the address: `full` (lines), `line` (one line), `city` or `none`. */
export function writeAddress({ addr }, how) {
  const { street, zip, city, region, name, country } = addr;
  const place =
    country === 'US'
      ? `${city}, ${region} ${zip}`
      : country === 'CA'
        ? `${city}, ${region} ${zip}`
        : country === 'GB'
          ? `${city} ${zip}`
          : country === 'BR'
            ? `${city} - ${region}, ${zip}`
            : [zip, city].filter(Boolean).join(' ');
  if (how === 'none') return [];
  if (how === 'city') return [country === 'US' ? `${city}, ${region}` : city];
  if (how === 'country') return [`${city}, ${name}`];
  if (how === 'home') return [[street, place].filter(Boolean).join(', ')];
  if (how === 'line') return [[street, place, name].filter(Boolean).join(', ')];
  return [street, place, name].filter(Boolean);
}

/** Words that are not names of employers: a parser can omit them. */
const SELF_EMPLOYED = new Set(['Freelance', 'Libera professionista', 'selbstständig']);

const squeeze = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+]/gu, '');

/**
 * Returns the values that a document contains. `text`: its visible text; `targets`: its links; `style.date`: the format
 * of months.
 */
export function truthOf(person, text, targets, style, missing) {
  const all = squeeze(text);
  const shown = (value, what) => {
    if (all.includes(squeeze(value))) return true;
    missing.push(`${what}: ${value}`);
    return false;
  };
  const phone = style.phone ?? person.phone;
  const hasPhone = shown(phone, 'phone');
  const coarse = /^YYYY$|^YYYY-YY$|^season$/.test(style.date ?? '');
  // Templates can omit dates. Two digits of a year are sufficient in short styles.
  const hasYear = (value) =>
    text.includes(value.slice(0, 4)) ||
    (/YY$/.test(style.date ?? '') && !/YYYY$/.test(style.date) && text.includes(value.slice(2, 4)));
  const date = (value) =>
    !value ? null : !hasYear(value) ? (missing.push(`year: ${value}`), null) : coarse ? value.slice(0, 4) : value;
  const hasPlace =
    [person.addr.city, person.addr.name].some((value) => all.includes(squeeze(value))) || style.countryCode;
  return {
    name: shown(person.name, 'name') ? person.name : null,
    title: shown(person.label, 'label') ? person.label : null,
    email: shown(person.email, 'email') ? person.email : null,
    phone: hasPhone ? person.tel : null,
    country: hasPlace || (hasPhone && /^(\+|00)/.test(phone)) ? person.addr.country : null,
    links: person.links.filter((url) => targets.includes(url) || shown(url.replace(/^https:\/\/(www\.)?/, ''), 'link')),
    skills: [...new Set([...person.skills.flatMap(([, names]) => names), ...person.tech])].filter((name) =>
      shown(name, 'skill'),
    ),
    skills_optional: person.also ?? [],
    work: rolesOf(person)
      .filter(({ company }) => shown(company, 'employer'))
      .map(({ company, title, from, to }) => ({
        employer: company,
        ...(SELF_EMPLOYED.has(company) && { self_employed: true }),
        title: shown(title, 'job title') ? title : null,
        start: date(from),
        end: date(to),
      })),
    education: schoolsOf(person)
      .filter(({ school }) => shown(school, 'school'))
      .map(({ school, degree, to }) => ({
        school,
        degree: shown(degree, 'degree') ? degree : null,
        end: date(to)?.slice(0, 4) ?? null,
      })),
  };
}
