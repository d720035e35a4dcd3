/** PDFs made with `@react-pdf/renderer`. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Document, Font, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as e, Fragment } from 'react';
import { headings, rolesOf, schoolsOf, writeAddress, writeLinks, writeSpan } from '../person.mjs';

const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto');
Font.register({
  family: 'Roboto',
  fonts: [{ src: `${fonts}/Roboto-Regular.ttf` }, { src: `${fonts}/Roboto-Medium.ttf`, fontWeight: 700 }],
});
Font.registerHyphenationCallback((word) => [word]);

const bold = { fontWeight: 700 };
const text = (value, style = {}) => e(Text, { style, key: `${value}${Math.random()}` }, value);
const view = (style, ...children) => e(View, { style, key: String(Math.random()) }, ...children);
const contact = (person, style) => [
  ...writeAddress(person, style.address),
  style.phone ?? person.phone,
  person.email,
  ...writeLinks(person, style.links),
];
const save = (style, ...children) =>
  renderToBuffer(
    e(
      Document,
      {},
      e(
        Page,
        { size: 'A4', style: { padding: 36, fontFamily: 'Roboto', fontSize: 10, lineHeight: 1.4, ...style } },
        ...children,
      ),
    ),
  );
const head = (value) =>
  text(value, { ...bold, fontSize: 13, marginTop: 10, marginBottom: 4, borderBottom: '1pt solid #333333' });
const bullets = (items) =>
  e(
    Fragment,
    { key: String(Math.random()) },
    ...items.map((item) => view({ flexDirection: 'row' }, text('•', { width: 10 }), text(item, { flex: 1 }))),
  );

/** A sidebar on the left and the career on the right. */
export function sidebar(person, style) {
  const t = headings(person);
  return save(
    { flexDirection: 'row', padding: 0 },
    view(
      { width: 180, backgroundColor: '#eef2f6', padding: 24 },
      head(t.contact),
      ...contact(person, style).map((line) => text(line)),
      head(t.skills),
      ...person.skills.flatMap(([, names]) => names).map((name) => text(name)),
      head(t.langs),
      ...person.langs.map(([name, level]) => text(`${name} · ${level}`)),
      head(t.interests),
      ...person.interests.map((name) => text(name)),
    ),
    view(
      { flex: 1, padding: 24 },
      text(person.name, { ...bold, fontSize: 20 }),
      text(person.label, { fontSize: 12, color: '#456' }),
      head(t.about),
      text(person.summary),
      head(t.work),
      ...rolesOf(person).map((role) =>
        view(
          { marginBottom: 8 },
          text(role.title, bold),
          view(
            { flexDirection: 'row', justifyContent: 'space-between' },
            text(role.company),
            text(writeSpan(role, style, person)),
          ),
          text(role.text),
          bullets(role.bullets),
        ),
      ),
      head(t.edu),
      ...schoolsOf(person).map((school) =>
        view(
          {},
          text(`${school.degree} ${school.area}`, bold),
          view(
            { flexDirection: 'row', justifyContent: 'space-between' },
            text(school.school),
            text(writeSpan(school, style, person)),
          ),
        ),
      ),
    ),
  );
}

/** One column: "Title | Company | Place | dates". */
export function pipes(person, style) {
  const t = headings(person);
  return save(
    {},
    text(person.name, { ...bold, fontSize: 22, textAlign: 'center' }),
    text(contact(person, style).join(' | '), { textAlign: 'center' }),
    head(t.about),
    text(person.summary),
    head(t.work),
    ...rolesOf(person).map((role) =>
      view(
        { marginBottom: 6 },
        text([role.title, role.company, role.place, writeSpan(role, style, person)].join(' | '), bold),
        bullets([role.text, ...role.bullets]),
      ),
    ),
    head(t.edu),
    ...schoolsOf(person).map((school) =>
      text([school.degree, school.area, school.school, writeSpan(school, style, person)].join(' | ')),
    ),
    head(t.skills),
    ...person.skills.map(([group, names]) => text(`${group} | ${names.join(', ')}`)),
    ...(person.pubs
      ? [head(t.pubs), ...person.pubs.map(([name, by, date]) => text(`${name}. ${by}, ${date.slice(0, 4)}`))]
      : []),
  );
}

/** Dates in a column on the left of every job. */
export function datesLeft(person, style) {
  const t = headings(person);
  const row = (left, ...right) =>
    view(
      { flexDirection: 'row', marginBottom: 6 },
      text(left, { width: 120, color: '#666666' }),
      view({ flex: 1 }, ...right),
    );
  return save(
    {},
    view(
      { flexDirection: 'row', justifyContent: 'space-between' },
      view({}, text(person.name, { ...bold, fontSize: 20 }), text(person.label)),
      view({ alignItems: 'flex-end' }, ...contact(person, style).map((line) => text(line))),
    ),
    head(t.work),
    ...rolesOf(person).map((role) =>
      row(
        writeSpan(role, style, person),
        text(`${role.company}, ${role.place}`, bold),
        text(role.title),
        text(role.text),
        bullets(role.bullets),
      ),
    ),
    head(t.edu),
    ...schoolsOf(person).map((school) =>
      row(writeSpan(school, style, person), text(school.school, bold), text(`${school.degree}, ${school.area}`)),
    ),
    head(t.skills),
    ...person.skills.map(([group, names]) => row(group, text(names.join(', ')))),
    head(t.langs),
    ...person.langs.map(([name, level]) => row(name, text(level))),
  );
}
