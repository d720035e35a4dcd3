/** CVs as web pages, as people write them by hand. */
import { headings, rolesOf, schoolsOf, writeAddress, writeLinks, writeSpan } from '../person.mjs';

const escape = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const bullets = (items) => (items.length ? `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>` : '');
const page = (person, css, body, head = '') =>
  `<!doctype html><html lang="${person.lang}"><head><meta charset="utf-8"><title>CV</title>${head}<style>${css}</style></head><body>${body}</body></html>`;

/** Contact data and skills in a colored column on the left. */
export function sidebarLeft(person, style) {
  const t = headings(person);
  const side = `<h1>${escape(person.name)}</h1><p class="role">${escape(person.label)}</p>
<h3>${t.contact}</h3>${[...writeAddress(person, style.address), style.phone ?? person.phone, person.email, ...writeLinks(person, style.links)].map((line) => `<div>${escape(line)}</div>`).join('')}
<h3>${t.skills}</h3>${person.skills.map(([group, names]) => `<b>${escape(group)}</b><div>${names.map((name) => `<span class="tag">${escape(name)}</span>`).join(' ')}</div>`).join('')}
<h3>${t.langs}</h3>${person.langs.map(([name, level]) => `<div>${escape(name)} – ${escape(level)}</div>`).join('')}
<h3>${t.interests}</h3><div>${person.interests.map(escape).join(', ')}</div>`;
  const main = `<h2>${t.about}</h2><p>${escape(person.summary)}</p><h2>${t.work}</h2>${rolesOf(person)
    .map(
      (role) =>
        `<section><h4>${escape(role.title)}</h4><div class="sub"><span>${escape(role.company)}, ${escape(role.place)}</span><span>${writeSpan(role, style, person)}</span></div><p>${escape(role.text)}</p>${bullets(role.bullets)}</section>`,
    )
    .join('')}<h2>${t.edu}</h2>${schoolsOf(person)
    .map(
      (school) =>
        `<section><h4>${escape(school.degree)}, ${escape(school.area)}</h4><div class="sub"><span>${escape(school.school)}</span><span>${writeSpan(school, style, person)}</span></div></section>`,
    )
    .join('')}`;
  return page(
    person,
    `body{margin:0;font:13px "DejaVu Sans";display:grid;grid-template-columns:310px 1fr;min-height:100vh}aside{background:#243447;color:#fff;padding:24px}main{padding:24px}h1{font-size:24px}.sub{display:flex;justify-content:space-between;color:#555}.tag{display:inline-block;border:1px solid #9ab;border-radius:3px;padding:0 4px;margin:2px 0}h4{margin:12px 0 2px}`,
    `<aside>${side}</aside><main>${main}</main>`,
  );
}

/** Dates on the left of a borderless table, text on the right. */
export function dateTable(person, style) {
  const t = headings(person);
  const row = (left, right) => `<tr><td class="l">${left}</td><td>${right}</td></tr>`;
  return page(
    person,
    `body{font:14px "DejaVu Serif";max-width:760px;margin:30px auto}td{vertical-align:top;padding:4px 8px}.l{width:170px;white-space:nowrap}h2{border-bottom:1px solid #000;font-size:17px}`,
    `<h1>${escape(person.name)}</h1><p><i>${escape(person.label)}</i></p>
<p>${[...writeAddress(person, style.address), `${t.phone}: ${style.phone ?? person.phone}`, `${t.email}: ${person.email}`, ...writeLinks(person, style.links)].map(escape).join('<br>')}</p>
<h2>${t.work}</h2><table>${rolesOf(person)
      .map((role) =>
        row(
          writeSpan(role, style, person),
          `<b>${escape(role.company)}</b>, ${escape(role.place)}<br>${escape(role.title)}<br>${escape(role.text)}${bullets(role.bullets)}`,
        ),
      )
      .join('')}</table>
<h2>${t.edu}</h2><table>${schoolsOf(person)
      .map((school) =>
        row(
          writeSpan(school, style, person),
          `<b>${escape(school.school)}</b><br>${escape(school.degree)} ${escape(school.area)}`,
        ),
      )
      .join('')}</table>
<h2>${t.skills}</h2><table>${person.skills.map(([group, names]) => row(escape(group), names.map(escape).join(', '))).join('')}</table>
<h2>${t.langs}</h2><table>${person.langs.map(([name, level]) => row(escape(name), escape(level))).join('')}</table><h2>${t.interests}</h2><p>${person.interests.map(escape).join(' · ')}</p>`,
  );
}

/** The look of a LaTeX article, with latex.css: centered head, small capitals, dates at the right edge. */
export function latexCss(person, style, { latexStyles }) {
  const t = headings(person);
  const line = (left, right) => `<div class="hf"><span>${left}</span><span>${right}</span></div>`;
  return page(
    person,
    `${latexStyles} .hf{display:flex;justify-content:space-between} header{text-align:center} h2{font-variant:small-caps;border-bottom:1px solid}`,
    `<header><h1>${escape(person.name)}</h1><p>${[...writeAddress(person, style.address), style.phone ?? person.phone, person.email, ...writeLinks(person, style.links)].map(escape).join(' ⋄ ')}</p></header>
<h2>${t.about}</h2><p>${escape(person.summary)}</p>
<h2>${t.edu}</h2>${schoolsOf(person)
      .map(
        (school) =>
          line(`<b>${escape(school.school)}</b>`, writeSpan(school, style, person)) +
          `<div><i>${escape(school.degree)}, ${escape(school.area)}</i></div>`,
      )
      .join('')}
<h2>${t.work}</h2>${person.work.map(([company, place, roles]) => line(`<b>${escape(company)}</b>`, escape(place)) + roles.map(([title, from, to, text, items]) => line(`<i>${escape(title)}</i>`, `<i>${writeSpan({ from, to }, style, person)}</i>`) + bullets([text, ...items])).join('')).join('')}
<h2>${t.skills}</h2>${person.skills.map(([group, names]) => `<p><b>${escape(group)}:</b> ${names.map(escape).join(', ')}</p>`).join('')}
${person.pubs ? `<h2>${t.pubs}</h2>${person.pubs.map(([name, publisher, date]) => `<p>“${escape(name)}”, <i>${escape(publisher)}</i>, ${date.slice(0, 4)}.</p>`).join('')}` : ''}`,
    '',
  );
}

/** Contact data and skills in a narrow column on the right; company first. */
export function sidebarRight(person, style) {
  const t = headings(person);
  return page(
    person,
    `body{font:13px "DejaVu Sans";margin:28px;display:flex;gap:30px;flex-wrap:wrap}header{width:100%;border-bottom:3px solid #c33}main{flex:1}aside{width:250px}h3{color:#c33;text-transform:uppercase;letter-spacing:1px;font-size:13px}time{color:#777;font-size:12px}`,
    `<header><h1>${escape(person.name)}</h1><div>${escape(person.label)}</div></header>
<main><h3>${t.work}</h3>${person.work.map(([company, place, roles]) => `<h4>${escape(company)} <small>${escape(place)}</small></h4>${roles.map(([title, from, to, text, items]) => `<div><b>${escape(title)}</b><br><time>${writeSpan({ from, to }, style, person)}</time></div><p>${escape(text)}</p>${bullets(items)}`).join('')}`).join('')}
<h3>${t.edu}</h3>${schoolsOf(person)
      .map(
        (school) =>
          `<h4>${escape(school.school)}</h4><div>${escape(school.degree)} · ${escape(school.area)}</div><time>${writeSpan(school, style, person)}</time>`,
      )
      .join('')}</main>
<aside><h3>${t.contact}</h3>${[...writeAddress(person, style.address), style.phone ?? person.phone, person.email, ...writeLinks(person, style.links)].map((line) => `<p>${escape(line)}</p>`).join('')}<h3>${t.about}</h3><p>${escape(person.summary)}</p><h3>${t.skills}</h3><ul>${person.skills
      .flatMap(([, names]) => names)
      .map((name) => `<li>${escape(name)}</li>`)
      .join(
        '',
      )}</ul><h3>${t.langs}</h3>${person.langs.map(([name, level]) => `<p>${escape(name)} (${escape(level)})</p>`).join('')}</aside>`,
  );
}

/** Startbootstrap's template "Resume": its markup and its styles. */
export function startBootstrap(person, style, { startBootstrapStyles }) {
  const t = headings(person);
  const [first, ...last] = person.name.split(' ');
  const entry = (title, sub, text, span) =>
    `<div class="d-flex flex-column flex-md-row justify-content-between mb-5"><div class="flex-grow-1"><h3 class="mb-0">${escape(title)}</h3><div class="subheading mb-3">${escape(sub)}</div><p>${escape(text)}</p></div><div class="flex-shrink-0"><span class="text-primary">${span}</span></div></div>`;
  const section = (id, title, body) =>
    `<section class="resume-section" id="${id}"><div class="resume-section-content"><h2 class="mb-5">${title}</h2>${body}</div></section><hr class="m-0" />`;
  return page(
    person,
    startBootstrapStyles,
    `<div class="container-fluid p-0"><section class="resume-section" id="about"><div class="resume-section-content"><h1 class="mb-0">${escape(first)} <span class="text-primary">${escape(last.join(' '))}</span></h1><div class="subheading mb-5">${[...writeAddress(person, style.address), style.phone ?? person.phone].map(escape).join(' · ')} · <a href="mailto:${person.email}">${person.email}</a></div><p class="lead mb-5">${escape(person.summary)}</p><div class="social-icons">${person.links.map((url) => `<a class="social-icon" href="${url}"><i class="fab"></i></a>`).join('')}</div></div></section><hr class="m-0" />
${section(
  'experience',
  t.work,
  rolesOf(person)
    .map((role) =>
      entry(
        role.title,
        role.company,
        [role.text, ...role.bullets].join('. ').replaceAll('..', '.'),
        writeSpan(role, style, person),
      ),
    )
    .join(''),
)}
${section(
  'education',
  t.edu,
  schoolsOf(person)
    .map((school) => entry(school.school, school.degree, school.area, writeSpan(school, style, person)))
    .join(''),
)}
${section('skills', t.skills, `<div class="subheading mb-3">Programming Languages &amp; Tools</div><ul class="fa-ul mb-0">${person.skills.map(([group, names]) => `<li>${escape(group)}: ${names.map(escape).join(', ')}</li>`).join('')}</ul>`)}
${section('interests', t.interests, `<p>${person.interests.map(escape).join(', ')}</p>`)}</div>`,
  );
}

/** Sentences instead of lists; headings and employers in bold within the text. */
export function prose(person, style) {
  const t = headings(person);
  return page(
    person,
    'body{font:15px/1.5 "DejaVu Serif";max-width:680px;margin:40px auto}',
    `<h1>${escape(person.name)}</h1><p>${escape(person.label)} · ${[...writeAddress(person, style.address), style.phone ?? person.phone, person.email, ...writeLinks(person, style.links)].map(escape).join(' · ')}</p><p>${escape(person.summary)}</p>
<h2>${t.work}</h2>${rolesOf(person)
      .map(
        (role) =>
          `<p><b>${escape(role.title)}</b> at <b>${escape(role.company)}</b> (${writeSpan(role, style, person)}). ${escape(role.text)} ${role.bullets.map((item) => `${escape(item)}.`).join(' ')}</p>`,
      )
      .join('')}
<h2>${t.edu}</h2>${schoolsOf(person)
      .map(
        (school) =>
          `<p>${escape(school.degree)} in ${escape(school.area)}, ${escape(school.school)}, ${writeSpan(school, style, person)}.</p>`,
      )
      .join('')}
<h2>${t.skills}</h2><p>${person.skills
      .flatMap(([, names]) => names)
      .map(escape)
      .join(', ')}.</p>
${person.volunteer ? `<h2>${t.volunteer}</h2>${person.volunteer.map(([org, title, from, to, text]) => `<p>${escape(title)}, ${escape(org)}, ${writeSpan({ from, to }, style, person)}. ${escape(text)}</p>`).join('')}` : ''}<h2>${t.interests}</h2><p>${person.interests.map(escape).join(', ')}</p>`,
  );
}
