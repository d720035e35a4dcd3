/** Word documents made with `docx`. */
import {
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  TabStopType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { headings, rolesOf, schoolsOf, writeAddress, writeLinks, writeSpan } from '../person.mjs';

const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
const borderless = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };
const p = (text, more = {}) => new Paragraph({ children: [new TextRun({ text, ...more })] });
const h = (text, level = HeadingLevel.HEADING_2) => new Paragraph({ text, heading: level });
const bullet = (text) => new Paragraph({ text, bullet: { level: 0 } });
const tabbed = (left, right, bold = true) =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
    children: [new TextRun({ text: left, bold }), new TextRun({ text: `\t${right}` })],
  });
const cell = (content, width) =>
  new TableCell({
    ...(width && { width: { size: width, type: WidthType.PERCENTAGE } }),
    children: (Array.isArray(content) ? content : [content]).map((each) => (typeof each === 'string' ? p(each) : each)),
  });
const table = (rows, borders, widths = []) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    ...(borders && { borders }),
    rows: rows.map((cells) => new TableRow({ children: cells.map((content, at) => cell(content, widths[at])) })),
  });
const contact = (person, style) => [
  ...writeAddress(person, style.address),
  style.phone ?? person.phone,
  person.email,
  ...writeLinks(person, style.links),
];
const save = (children, more = {}) => Packer.toBuffer(new Document({ sections: [{ ...more, children }] }));
const skillLines = (person) =>
  person.skills.map(
    ([group, names]) =>
      new Paragraph({ children: [new TextRun({ text: `${group}: `, bold: true }), new TextRun(names.join(', '))] }),
  );
const langLines = (person) => person.langs.map(([name, level]) => p(`${name} – ${level}`));

/** "Title, Company" with the dates at the right tab stop, bullets below. */
export function plain(person, style) {
  const t = headings(person);
  return save([
    h(person.name, HeadingLevel.TITLE),
    p(person.label),
    p(contact(person, style).join(' | ')),
    h(t.about),
    p(person.summary),
    h(t.work),
    ...rolesOf(person).flatMap((role) => [
      tabbed(`${role.title}, ${role.company}`, writeSpan(role, style, person)),
      p(role.text),
      ...role.bullets.map(bullet),
    ]),
    h(t.edu),
    ...schoolsOf(person).flatMap((school) => [
      tabbed(school.school, writeSpan(school, style, person)),
      p(`${school.degree}, ${school.area}`),
    ]),
    h(t.skills),
    ...skillLines(person),
    h(t.langs),
    ...langLines(person),
    h(t.interests),
    p(person.interests.join(', ')),
  ]);
}

/** A table of labels and values for every job. */
export function labelTables(person, style) {
  const t = headings(person);
  return save([
    h(person.name, HeadingLevel.HEADING_1),
    table(
      [
        [t.address, writeAddress(person, style.address).join(', ')],
        [t.phone, style.phone ?? person.phone],
        [t.email, person.email],
        ...writeLinks(person, style.links).map((link) => ['Web', link]),
      ],
      undefined,
      [25, 75],
    ),
    h(t.work),
    ...rolesOf(person).flatMap((role) => [
      table(
        [
          [t.period, writeSpan(role, style, person)],
          [t.employer, role.company],
          [t.title, role.title],
          [t.duties, [role.text, ...role.bullets]],
        ],
        undefined,
        [25, 75],
      ),
      p(''),
    ]),
    h(t.edu),
    ...schoolsOf(person).flatMap((school) => [
      table(
        [
          [t.period, writeSpan(school, style, person)],
          [t.school, school.school],
          [t.degree, `${school.degree}, ${school.area}`],
        ],
        undefined,
        [25, 75],
      ),
      p(''),
    ]),
    h(t.skills),
    table(
      person.skills.map(([group, names]) => [group, names.join(', ')]),
      undefined,
      [25, 75],
    ),
    h(t.langs),
    table(person.langs, undefined, [25, 75]),
  ]);
}

/** One table with a row per job. */
export function tabularJobs(person, style) {
  const t = headings(person);
  const bold = (text) => p(text, { bold: true });
  return save([
    h(person.name, HeadingLevel.TITLE),
    p(contact(person, style).join(' · ')),
    p(person.summary),
    h(t.work),
    table(
      [
        [bold(t.period), bold(t.employer), bold(t.title), bold(t.duties)],
        ...rolesOf(person).map((role) => [
          writeSpan(role, style, person),
          [role.company, role.place],
          role.title,
          [role.text, ...role.bullets],
        ]),
      ],
      undefined,
      [18, 24, 20, 38],
    ),
    h(t.edu),
    table(
      [
        [bold(t.period), bold(t.school), bold(t.degree)],
        ...schoolsOf(person).map((school) => [
          writeSpan(school, style, person),
          school.school,
          `${school.degree} ${school.area}`,
        ]),
      ],
      undefined,
      [18, 42, 40],
    ),
    h(t.skills),
    ...skillLines(person),
    h(t.langs),
    p(person.langs.map(([name, level]) => `${name} (${level})`).join(', ')),
  ]);
}

/** Two columns, made with a table without borders. */
export function twoColumns(person, style) {
  const t = headings(person);
  const left = [
    h(t.contact),
    ...contact(person, style).map((line) => p(line)),
    h(t.skills),
    ...person.skills.flatMap(([group, names]) => [p(group, { bold: true }), ...names.map(bullet)]),
    h(t.langs),
    ...langLines(person),
    h(t.interests),
    ...person.interests.map((name) => p(name)),
  ];
  const right = [
    h(t.about),
    p(person.summary),
    h(t.work),
    ...rolesOf(person).flatMap((role) => [
      p(role.title, { bold: true }),
      p(`${role.company} | ${role.place}`),
      p(writeSpan(role, style, person), { italics: true }),
      p(role.text),
      ...role.bullets.map(bullet),
    ]),
    h(t.edu),
    ...schoolsOf(person).flatMap((school) => [
      p(school.school, { bold: true }),
      p(`${school.degree} ${school.area}`),
      p(writeSpan(school, style, person), { italics: true }),
    ]),
  ];
  return save([h(person.name, HeadingLevel.TITLE), p(person.label), table([[left, right]], borderless, [34, 66])]);
}

/** Name and contact data in the page header, and a page footer. */
export function pageHeader(person, style) {
  const t = headings(person);
  return save(
    [
      h(t.about),
      p(person.summary),
      h(t.work),
      ...person.work.flatMap(([company, place, roles]) => [
        tabbed(company, place),
        ...roles.flatMap(([title, from, to, text, items]) => [
          tabbed(title, writeSpan({ from, to }, style, person), false),
          p(text),
          ...items.map(bullet),
        ]),
      ]),
      h(t.edu),
      ...schoolsOf(person).map((school) =>
        tabbed(`${school.degree} ${school.area}, ${school.school}`, writeSpan(school, style, person), false),
      ),
      h(t.skills),
      p(person.skills.flatMap(([, names]) => names).join(' • ')),
    ],
    {
      headers: {
        default: new Header({
          children: [
            p(person.name, { bold: true, size: 36 }),
            p(person.label),
            p(contact(person, style).join('  •  ')),
          ],
        }),
      },
      footers: { default: new Footer({ children: [p('Curriculum Vitae')] }) },
    },
  );
}

/** The tabular CV of German speakers: dates, tab, title, then company and place. */
export function tabStops(person, style) {
  const t = headings(person);
  const row = (left, lines) =>
    lines.map(
      (line, at) =>
        new Paragraph({
          tabStops: [{ type: TabStopType.LEFT, position: 2600 }],
          indent: { left: 2600, hanging: 2600 },
          children: [new TextRun(at ? '\t' : `${left}\t`), new TextRun({ text: line, bold: at === 0 })],
        }),
    );
  return save([
    h('Lebenslauf', HeadingLevel.HEADING_1),
    ...row(t.name, [person.name]),
    ...row(t.address, [writeAddress(person, style.address).join(', ')]),
    ...row(t.phone, [style.phone ?? person.phone]),
    ...row(t.email, [person.email]),
    h(t.work),
    ...rolesOf(person).flatMap((role) =>
      row(writeSpan(role, style, person), [role.title, `${role.company}, ${role.place}`, role.text, ...role.bullets]),
    ),
    h(t.edu),
    ...schoolsOf(person).flatMap((school) =>
      row(writeSpan(school, style, person), [school.school, `${school.degree} ${school.area}`]),
    ),
    h(t.skills),
    ...person.skills.flatMap(([group, names]) => row(group, [names.join(', ')])),
    h(t.langs),
    ...person.langs.flatMap(([name, level]) => row(name, [level])),
    h(t.interests),
    p(person.interests.join(', ')),
  ]);
}

/** Dates first, all in one line, description below; skills in a table with years. */
export function skillsMatrix(person, style) {
  const t = headings(person);
  const names = person.skills.flatMap(([, each]) => each);
  return save([
    h(person.name, HeadingLevel.TITLE),
    p(`${person.label} – ${contact(person, style).join(', ')}`),
    h(t.skills),
    table(
      [
        ['Skill', 'Years', 'Last used'],
        ...names.map((name, at) => [name, String(2 + ((at * 3) % 9)), String(2026 - (at % 4))]),
      ],
      undefined,
      [50, 20, 30],
    ),
    h(t.work),
    ...rolesOf(person).flatMap((role) => [
      p(`${writeSpan(role, style, person)}: ${role.title} – ${role.company}`, { bold: true }),
      p([role.text, ...role.bullets.map((item) => `${item}.`)].join(' ')),
    ]),
    h(t.edu),
    ...schoolsOf(person).map((school) =>
      p(`${writeSpan(school, style, person)}: ${school.degree} in ${school.area}, ${school.school}`),
    ),
    ...(person.certs ? [h(t.certs), ...person.certs.map(bullet)] : []),
  ]);
}

/** Company first, with dates; several roles below one employer; no bullets. */
export function companyFirst(person, style) {
  const t = headings(person);
  return save([
    h(person.name, HeadingLevel.TITLE),
    ...contact(person, style).map((line) => p(line)),
    h(t.work),
    ...person.work.flatMap(([company, place, roles]) => [
      p(`${company}, ${place}`.toUpperCase(), { bold: true }),
      ...roles.flatMap(([title, from, to, text, items]) => [
        p(`${title} (${writeSpan({ from, to }, style, person)})`, { italics: true }),
        p([text, ...items.map((item) => `${item}.`)].join(' ')),
      ]),
    ]),
    h(t.edu),
    ...schoolsOf(person).map((school) =>
      p(`${school.school}: ${school.degree}, ${school.area} (${writeSpan(school, style, person)})`),
    ),
    h(t.skills),
    p(person.skills.flatMap(([, names]) => names).join('; ')),
    ...(person.volunteer
      ? [
          h(t.volunteer),
          ...person.volunteer.map(([org, title, from, to, text]) =>
            p(`${title}, ${org} (${writeSpan({ from, to }, style, person)}): ${text}`),
          ),
        ]
      : []),
    ...(person.awards ? [h(t.awards), ...person.awards.map(([title, by, year]) => p(`${title}, ${by}, ${year}`))] : []),
  ]);
}
