import type { Variant } from './variant.ts';

/** A CV with two jobs, with the dates on a separate line. */
const dated = (
  title: string,
  [first, second]: [string, string],
  spans: [string, string | null][],
  heading = 'Experience',
): Variant => ({
  title,
  text: `Emil Rask\nNetwork Engineer\nemil@post.example\n\n${heading}\nNetwork Engineer, Fjord Telecom\n${first}\n- Ran the backbone\n\nField Technician, Ridgeway Cables\n${second}\n- Laid cables\n\nSkills\nLinux, Ansible, Docker\n`,
  right: {
    jobs: [
      ['Fjord Telecom', 'Network Engineer', spans[0]![0], spans[0]![1]],
      ['Ridgeway Cables', 'Field Technician', spans[1]![0], spans[1]![1]],
    ],
  },
});

/** A CV with two jobs, with the dates at the end of the line with title and employer. */
const beside = (title: string, [first, second]: [string, string], spans: [string, string | null][]): Variant => ({
  title,
  text: `Emil Rask\nNetwork Engineer\nemil@post.example\n\nExperience\nNetwork Engineer, Fjord Telecom${first}\n- Ran the backbone\n\nField Technician, Ridgeway Cables${second}\n- Laid cables\n\nSkills\nLinux, Ansible, Docker\n`,
  right: {
    jobs: [
      ['Fjord Telecom', 'Network Engineer', spans[0]![0], spans[0]![1]],
      ['Ridgeway Cables', 'Field Technician', spans[1]![0], spans[1]![1]],
    ],
  },
});

const USUAL: [string, string | null][] = [
  ['2020-04', null],
  ['2017-09', '2020-03'],
];
const YEARS: [string, string | null][] = [
  ['2020', null],
  ['2017', '2020'],
];

export const WORK_DATES: readonly Variant[] = [
  dated(
    'years alone',
    ['2019 – 2021', '2018'],
    [
      ['2019', '2021'],
      ['2018', '2018'],
    ],
  ),
  beside(
    'a year at the end of the line',
    ['    2019 – 2021', '    2018'],
    [
      ['2019', '2021'],
      ['2018', '2018'],
    ],
  ),
  beside(
    'a year in brackets',
    [' (2019–2021)', ' (2018)'],
    [
      ['2019', '2021'],
      ['2018', '2018'],
    ],
  ),
  beside(
    'a year after a comma',
    [', 2019-2021', ', 2018'],
    [
      ['2019', '2021'],
      ['2018', '2018'],
    ],
  ),
  dated(
    'a month alone',
    ['May 2019 – Present', 'August 2018'],
    [
      ['2019-05', null],
      ['2018-08', '2018-08'],
    ],
  ),
  beside(
    'seasons',
    ['    Fall 2019 – Present', '    Summer 2018'],
    [
      ['2019-09', null],
      ['2018-06', '2018-08'],
    ],
  ),
  dated(
    'a range of seasons',
    ['Autumn 2019 - Spring 2021', 'Spring 2018 - Summer 2019'],
    [
      ['2019-09', '2021-05'],
      ['2018-03', '2019-08'],
    ],
  ),
  dated(
    'German seasons',
    ['seit Herbst 2019', 'Sommer 2018'],
    [
      ['2019-09', null],
      ['2018-06', '2018-08'],
    ],
    'Berufserfahrung',
  ),
  dated(
    'Spanish seasons',
    ['otoño 2019 – actualidad', 'verano 2018'],
    [
      ['2019-09', null],
      ['2018-06', '2018-08'],
    ],
    'Experiencia',
  ),
  dated('soft hyphens without spaces', ['April 2020\u00ADPresent', 'September 2017\u00ADMarch 2020'], USUAL),
  dated('horizontal bars and figure dashes', ['April 2020 ― Present', 'September 2017 ‒ March 2020'], USUAL),
  dated('non-breaking hyphens', ['04/2020‑present', '09/2017‑03/2020'], USUAL),
  dated('two hyphens', ['Apr 2020 -- now', 'Sep 2017 -- Mar 2020'], USUAL),
  dated('"until"', ['April 2020 until now', 'September 2017 until March 2020'], USUAL),
  dated('"from" and "to"', ['From April 2020 to present', 'From September 2017 to March 2020'], USUAL),
  dated('"since"', ['since April 2020', 'Sep 2017 through Mar 2020'], USUAL),
  dated('"Since" with a colon', ['Since: 04/2020', '09/2017 till 03/2020'], USUAL),
  dated('a dash with nothing behind', ['04/2020 –', '09/2017 – 03/2020'], USUAL),
  dated('apostrophe years', ["Apr '20 – Present", "Sep '17 – Mar '20"], USUAL),
  dated('curly apostrophe years', ['Apr ’20 - now', 'Sep ’17 - Mar ’20'], USUAL),
  dated('apostrophe years without months', ["'20 – present", "'17 – '20"], YEARS),
  dated('ISO days', ['2020-04-01 – present', '2017-09-15 – 2020-03-31'], USUAL),
  dated('ISO months', ['2020-04 / present', '2017-09 / 2020-03'], USUAL),
  dated('days with dots', ['01.04.2020 – heute', '15.09.2017 – 31.03.2020'], USUAL, 'Berufserfahrung'),
  dated('American days', ['04/15/2020 - Present', '09/28/2017 - 03/31/2020'], USUAL),
  dated('months with dots', ['04.2020 – heute', '09.2017 – 03.2020'], USUAL, 'Berufserfahrung'),
  dated('years before months', ['2020.04 - present', '2017.09 - 2020.03'], USUAL),
  dated('years and slashes', ['2020/04 – present', '2017/09 – 2020/03'], USUAL),
  dated('short years and slashes', ['04/20 – present', '09/17 – 03/20'], USUAL),
  dated('ordinals', ['1st April 2020 – present', '15th of September 2017 – 31st March 2020'], USUAL),
  dated('days after months', ['April 1, 2020 - Present', 'Sept. 15, 2017 - Mar. 31, 2020'], USUAL),
  dated(
    'quarters',
    ['Q2 2020 – present', 'Q3 2017 – Q1 2020'],
    [
      ['2020-04', null],
      ['2017-07', '2020-03'],
    ],
  ),
  dated(
    'quarters after years',
    ['2020 Q2 – now', '2017/Q3 – 2020/Q1'],
    [
      ['2020-04', null],
      ['2017-07', '2020-03'],
    ],
  ),
  dated(
    'quarters with apostrophes',
    ["Q2'20 – now", "Q3'17 – Q1'20"],
    [
      ['2020-04', null],
      ['2017-07', '2020-03'],
    ],
  ),
  dated('shortened years', ['2020–', '2017–20'], YEARS),
  dated(
    'one year for two months',
    ['May – Nov 2021', 'Jan-Mar 2019'],
    [
      ['2021-05', '2021-11'],
      ['2019-01', '2019-03'],
    ],
  ),
  dated('French dates', ['depuis avril 2020', 'de septembre 2017 à mars 2020'], USUAL, 'Expérience professionnelle'),
  dated('Spanish dates', ['abr. 2020 – actualmente', 'sept. 2017 – mar. 2020'], USUAL, 'Experiencia profesional'),
  dated(
    'Portuguese dates',
    ['abril de 2020 até o momento', 'setembro de 2017 até março de 2020'],
    USUAL,
    'Experiência',
  ),
  dated('Italian dates', ['aprile 2020 – oggi', 'settembre 2017 – marzo 2020'], USUAL, 'Esperienza'),
  dated('Dutch dates', ['april 2020 – heden', 'september 2017 t/m maart 2020'], USUAL, 'Werkervaring'),
  dated('Polish dates', ['kwiecień 2020 – obecnie', 'wrzesień 2017 – marzec 2020'], USUAL, 'Doświadczenie'),
  dated('Turkish dates', ['Nisan 2020 - günümüz', 'Eylül 2017 - Mart 2020'], USUAL, 'İş Deneyimi'),
  dated('Chinese dates', ['2020年4月 - 至今', '2017年9月 - 2020年3月'], USUAL, '工作经验'),
  dated(
    'lengths of time behind',
    ['Apr 2020 - Present (6 years 3 months)', 'Sep 2017 - Mar 2020 · 2 yrs 7 mos'],
    USUAL,
  ),
  dated('a place behind', ['Apr 2020 - Present | Bergen, Norway', 'Sep 2017 - Mar 2020 | Oslo'], USUAL),
  dated('German words for parts of a year', ['seit Anfang 2020', 'Ende 2017 – Mitte 2020'], YEARS, 'Berufserfahrung'),
  dated('English words for parts of a year', ['early 2020 - present', 'late 2017 - mid-2020'], YEARS),
  dated(
    'German dates up to and including',
    ['April 2020 bis heute', 'September 2017 bis einschließlich März 2020'],
    USUAL,
    'Berufserfahrung',
  ),
  dated(
    'days in Spanish sentences',
    ['Del 1 de abril de 2020 a la actualidad', 'Del 4 de septiembre de 2017 al 31 de marzo de 2020'],
    USUAL,
    'Experiencia laboral',
  ),
  dated('months and years of one and two digits', ['4/20 - now', '9/17 - 3/20'], USUAL),
  dated(
    'named quarters',
    ['2nd quarter 2020 – present', '3. Quartal 2017 – 1. Quartal 2020'],
    [
      ['2020-04', null],
      ['2017-07', '2020-03'],
    ],
  ),
  dated(
    'a winter of two years',
    ['Winter 2019/20 – present', 'Winter 2017/18'],
    [
      ['2019-12', null],
      ['2017-12', '2018-02'],
    ],
  ),
  beside(
    'a length of time before the dates',
    [', for 6 years (2020 until now)', ', for 3 years (2017 until 2020)'],
    YEARS,
  ),
];
