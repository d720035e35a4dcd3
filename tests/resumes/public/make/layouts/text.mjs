/** Plain text, Markdown and LaTeX. */
import { headings, rolesOf, schoolsOf, writeAddress, writeLinks, writeSpan } from '../person.mjs';

const contact = (person, style) => [
  ...writeAddress(person, style.address),
  style.phone ?? person.phone,
  person.email,
  ...writeLinks(person, style.links),
];
const join = (...lines) =>
  lines
    .flat(3)
    .filter((line) => line != null)
    .join('\n') + '\n';

/** Underlined headings; "Title, Company (dates)". */
export function underlined(person, style) {
  const t = headings(person);
  const head = (title) => ['', title, '='.repeat(title.length), ''];
  return join(
    person.name,
    person.label,
    '',
    contact(person, style),
    head(t.about),
    person.summary,
    head(t.work),
    rolesOf(person).map((role) => [
      `${role.title}, ${role.company} (${writeSpan(role, style, person)})`,
      role.text,
      role.bullets.map((item) => `  * ${item}`),
      '',
    ]),
    head(t.edu),
    schoolsOf(person).map((school) => [
      `${school.degree} ${school.area}, ${school.school} (${writeSpan(school, style, person)})`,
    ]),
    head(t.skills),
    person.skills.map(([group, names]) => `${group}: ${names.join(', ')}`),
    head(t.langs),
    person.langs.map(([name, level]) => `${name}: ${level}`),
  );
}

/** Headings in capitals; company and dates at both ends of a line, the title below. */
export function ends(person, style) {
  const t = headings(person);
  const both = (left, right) => left + ' '.repeat(Math.max(3, 78 - left.length - right.length)) + right;
  const head = (title) => ['', title.toUpperCase(), '-'.repeat(78)];
  return join(
    person.name.toUpperCase(),
    contact(person, style).join(' | '),
    head(t.work),
    person.work.map(([company, place, roles]) => [
      both(company, place),
      roles.map(([title, from, to, text, items]) => [
        both(`  ${title}`, writeSpan({ from, to }, style, person)),
        [text, ...items].map((item) => `    - ${item}`),
      ]),
      '',
    ]),
    head(t.edu),
    schoolsOf(person).map((school) => [
      both(school.school, writeSpan(school, style, person)),
      `  ${school.degree}, ${school.area}`,
    ]),
    head(t.skills),
    person.skills.flatMap(([, names]) => names).join(', '),
    head(t.interests),
    person.interests.join(', '),
  );
}

/** Labels and values. */
export function labels(person, style) {
  const t = headings(person);
  return join(
    `${t.name}: ${person.name}`,
    `${t.address}: ${writeAddress(person, style.address).join(', ')}`,
    `${t.phone}: ${style.phone ?? person.phone}`,
    `${t.email}: ${person.email}`,
    writeLinks(person, style.links).map((link) => `Web: ${link}`),
    '',
    t.work,
    '',
    rolesOf(person).map((role) => [
      `${t.period}: ${writeSpan(role, style, person)}`,
      `${t.employer}: ${role.company}, ${role.place}`,
      `${t.title}: ${role.title}`,
      `${t.duties}: ${[role.text, ...role.bullets].join(' ')}`,
      '',
    ]),
    t.edu,
    '',
    schoolsOf(person).map((school) => [
      `${t.period}: ${writeSpan(school, style, person)}`,
      `${t.school}: ${school.school}`,
      `${t.degree}: ${school.degree}, ${school.area}`,
      '',
    ]),
    t.skills,
    '',
    person.skills.map(([group, names]) => `${group}: ${names.join(', ')}`),
  );
}

export function markdown(person, style) {
  const t = headings(person);
  return join(
    `# ${person.name}`,
    '',
    `**${person.label}**`,
    '',
    contact(person, style).map((line) => `- ${line}`),
    '',
    `## ${t.about}`,
    '',
    person.summary,
    '',
    `## ${t.work}`,
    '',
    rolesOf(person).map((role) => [
      `### ${role.title} — ${role.company}`,
      '',
      `*${writeSpan(role, style, person)}, ${role.place}*`,
      '',
      role.text,
      '',
      role.bullets.map((item) => `- ${item}`),
      '',
    ]),
    `## ${t.edu}`,
    '',
    schoolsOf(person).map((school) => [
      `**${school.school}**  `,
      `${school.degree}, ${school.area} (${writeSpan(school, style, person)})`,
      '',
    ]),
    `## ${t.skills}`,
    '',
    person.skills.map(([group, names]) => `- **${group}:** ${names.join(', ')}`),
  );
}

/** Work experience as a Markdown table. */
export function markdownTable(person, style) {
  const t = headings(person);
  return join(
    `# ${person.name}`,
    '',
    contact(person, style).join(' · '),
    '',
    person.summary,
    '',
    `## ${t.work}`,
    '',
    `| ${t.period} | ${t.employer} | ${t.title} |`,
    '| --- | --- | --- |',
    rolesOf(person).map((role) => `| ${writeSpan(role, style, person)} | ${role.company} | ${role.title} |`),
    '',
    `## ${t.edu}`,
    '',
    `| ${t.period} | ${t.school} | ${t.degree} |`,
    '| --- | --- | --- |',
    schoolsOf(person).map(
      (school) => `| ${writeSpan(school, style, person)} | ${school.school} | ${school.degree}, ${school.area} |`,
    ),
    '',
    `## ${t.skills}`,
    '',
    person.skills.flatMap(([, names]) => names).join(', '),
  );
}

const tex = (text) =>
  text
    .replaceAll('&', String.raw`\&`)
    .replaceAll('%', String.raw`\%`)
    .replaceAll('#', String.raw`\#`)
    .replaceAll('_', String.raw`\_`);

/** A LaTeX article, which latex.js converts to HTML. latex.js does not support `hfill`. */
export function latex(person, style) {
  const t = headings(person);
  return join(
    String.raw`\documentclass{article}`,
    String.raw`\begin{document}`,
    String.raw`\begin{center}{\Huge ${tex(person.name)}} \\ ${contact(person, style)
      .map(tex)
      .join(String.raw` \\ `)}\end{center}`,
    String.raw`\section*{${t.edu}}`,
    schoolsOf(person).map((school) => [
      String.raw`\textbf{${tex(school.school)}}, ${writeSpan(school, style, person)} \\ \textit{${tex(school.degree)} in ${tex(school.area)}}`,
      '',
    ]),
    String.raw`\section*{${t.work}}`,
    rolesOf(person).map((role) => [
      String.raw`\textbf{${tex(role.company)}}, ${tex(role.place)} \\ \textit{${tex(role.title)}} \quad \textit{${writeSpan(role, style, person)}}`,
      '',
      String.raw`\begin{itemize}`,
      [role.text, ...role.bullets].map((item) => String.raw`\item ${tex(item)}`),
      String.raw`\end{itemize}`,
    ]),
    String.raw`\section*{${t.skills}}`,
    person.skills.map(([group, names]) => [String.raw`\textbf{${tex(group)}:} ${names.map(tex).join(', ')}`, '']),
    person.pubs
      ? [
          String.raw`\section*{${t.pubs}}`,
          person.pubs.map(([name, publisher, date]) => [
            String.raw`${tex(name)}. \textit{${tex(publisher)}}, ${date.slice(0, 4)}.`,
            '',
          ]),
        ]
      : [],
    String.raw`\end{document}`,
  );
}
