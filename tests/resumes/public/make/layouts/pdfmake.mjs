/** PDFs made with `pdfmake`. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { headings, rolesOf, schoolsOf, writeAddress, writeLinks, writeSpan } from '../person.mjs';

const require = createRequire(import.meta.url);
const pdfmake = require('pdfmake');
const fonts = join(dirname(require.resolve('pdfmake/package.json')), 'fonts/Roboto');
pdfmake.setFonts({
  Roboto: {
    normal: `${fonts}/Roboto-Regular.ttf`,
    bold: `${fonts}/Roboto-Medium.ttf`,
    italics: `${fonts}/Roboto-Italic.ttf`,
    bolditalics: `${fonts}/Roboto-MediumItalic.ttf`,
  },
});

const contact = (person, style) => [
  ...writeAddress(person, style.address),
  style.phone ?? person.phone,
  person.email,
  ...writeLinks(person, style.links),
];
const save = (content) =>
  pdfmake
    .createPdf({
      content,
      defaultStyle: { fontSize: 10, lineHeight: 1.15 },
      styles: {
        name: { fontSize: 22, bold: true },
        head: { fontSize: 13, bold: true, margin: [0, 10, 0, 4] },
        small: { color: '#666666', fontSize: 9 },
      },
    })
    .getBuffer();

/** Two columns: work on the left, everything else on the right. */
export function columns(person, style) {
  const t = headings(person);
  const head = (text) => ({ text, style: 'head' });
  return save([
    { text: person.name, style: 'name' },
    { text: person.label, margin: [0, 0, 0, 10] },
    {
      columnGap: 20,
      columns: [
        {
          width: '64%',
          stack: [
            head(t.work),
            ...rolesOf(person).flatMap((role) => [
              { text: role.company, bold: true },
              { text: role.title, italics: true },
              { text: `${writeSpan(role, style, person)} | ${role.place}`, style: 'small' },
              role.text,
              { ul: role.bullets, margin: [0, 0, 0, 6] },
            ]),
            head(t.edu),
            ...schoolsOf(person).flatMap((school) => [
              { text: school.school, bold: true },
              `${school.degree} ${school.area}`,
              { text: writeSpan(school, style, person), style: 'small' },
            ]),
          ],
        },
        {
          width: '*',
          stack: [
            head(t.contact),
            ...contact(person, style),
            head(t.about),
            person.summary,
            head(t.skills),
            ...person.skills.flatMap(([group, names]) => [{ text: group, bold: true }, names.join(', ')]),
            head(t.langs),
            { ul: person.langs.map(([name, level]) => `${name}: ${level}`) },
          ],
        },
      ],
    },
  ]);
}

/** Rows of a table: dates | title and company. */
export function rows(person, style) {
  const t = headings(person);
  const table = (body) => ({ layout: 'lightHorizontalLines', table: { widths: [110, '*'], body } });
  return save([
    { text: person.name, style: 'name', alignment: 'center' },
    { text: contact(person, style).join('  |  '), alignment: 'center' },
    { text: t.work, style: 'head' },
    table(
      rolesOf(person).map((role) => [
        writeSpan(role, style, person),
        { stack: [{ text: `${role.title}, ${role.company}`, bold: true }, role.text, { ul: role.bullets }] },
      ]),
    ),
    { text: t.edu, style: 'head' },
    table(
      schoolsOf(person).map((school) => [
        writeSpan(school, style, person),
        `${school.school} – ${school.degree} ${school.area}`,
      ]),
    ),
    { text: t.skills, style: 'head' },
    table(person.skills.map(([group, names]) => [group, names.join(', ')])),
    { text: t.langs, style: 'head' },
    person.langs.map(([name, level]) => `${name} (${level})`).join(', '),
  ]);
}

/** One column; dates at the right edge of the company's line, title below. */
export function edges(person, style) {
  const t = headings(person);
  const both = (left, right) => ({
    columns: [
      { text: left, bold: true, width: '*' },
      { text: right, alignment: 'right', width: 160 },
    ],
  });
  return save([
    { text: person.name, style: 'name' },
    { text: [person.label, ...contact(person, style)].join(' · ') },
    { text: t.about, style: 'head' },
    person.summary,
    { text: t.work, style: 'head' },
    ...person.work.flatMap(([company, place, roles]) => [
      both(company, place),
      ...roles.flatMap(([title, from, to, text, items]) => [
        both(title, writeSpan({ from, to }, style, person)),
        { ul: [text, ...items] },
      ]),
    ]),
    { text: t.edu, style: 'head' },
    ...schoolsOf(person).flatMap((school) => [
      both(school.school, writeSpan(school, style, person)),
      `${school.degree}, ${school.area}`,
    ]),
    { text: t.skills, style: 'head' },
    person.skills.flatMap(([, names]) => names).join(' · '),
  ]);
}
