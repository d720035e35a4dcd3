import { Page, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { type Design, INK, MUTED, RULE } from '../design.ts';
import {
  factList,
  renderHeading,
  renderLogo,
  nameSize,
  pageNumber,
  renderPhoto,
  renderStages,
  renderSummary,
  renderText,
  wordList,
} from '../parts.ts';
import * as cv from '../../../core/messages/cv.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/** Renders one column in a plain style: centered name, thin rules, the brand color in headings only. */
export const classicDesign: Design = ({ content, brand, photo: picture, logo: sign, fonts }) => {
  const { name, title, facts, main_skills, other_skills, languages, experience, education, links, contacts } = content;
  const head = {
    fontSize: 10,
    fontWeight: 600,
    color: brand.accent,
    textTransform: 'uppercase',
    borderBottomWidth: 0.75,
    borderBottomColor: RULE,
    paddingBottom: 4,
    marginTop: 18,
    marginBottom: 8,
  } as const;
  const fact = {
    row: { flexDirection: 'row', marginBottom: 3 },
    label: { width: 92, color: MUTED },
    value: { flex: 1 },
    size: 10,
    fits: 60,
  } as const;
  const skill = { width: '50%', paddingRight: 12, marginBottom: 3 } as const;
  const prose = {
    paragraph: { marginBottom: 6 },
    heading: { fontWeight: 600, fontSize: 11, marginTop: 6, marginBottom: 3 },
    quote: { marginBottom: 6, paddingLeft: 12, color: MUTED, borderLeftWidth: 2, borderLeftColor: RULE },
    marker: { width: 14, color: brand.accent },
    link: { color: brand.accent },
  } as const;
  const stage = {
    ...prose,
    paragraph: { marginBottom: 3 },
    stage: { marginBottom: 9 },
    title: { fontWeight: 600 },
    place: { color: MUTED, marginBottom: 3 },
    time: { fontSize: 9, color: MUTED },
  } as const;
  const reach = [...(contacts ?? []), ...links];
  return h(
    Page,
    {
      size: 'A4',
      style: { fontFamily: fonts, color: INK, padding: '52 60 60 60' },
    } as never,
    // Set on a view, not on the page, because elements that repeat on every page would get a wrong line height.
    h(
      View,
      { style: { fontSize: 10, lineHeight: 1.5 } },
      h(
        View,
        { style: { alignItems: 'center', marginBottom: 4 } },
        picture && renderPhoto({ width: 76, height: 76, borderRadius: 38, marginBottom: 12 }, picture, name),
        renderText(
          'H1',
          { fontSize: nameSize(name, 26, 18), fontWeight: 600, lineHeight: 1.25, textAlign: 'center' },
          name,
          name,
        ),
        renderText('P', { fontSize: 12.5, color: MUTED, marginTop: 2, textAlign: 'center' }, title, title),
        h(View, { style: { width: 44, height: 2, backgroundColor: brand.accent, marginTop: 12 } }),
      ),
      reach.length > 0 && renderHeading(head, contacts ? formatMessage(cv.contact) : formatMessage(cv.links)),
      ...factList('contact', reach, fact),
      content.summary.length > 0 && renderHeading(head, formatMessage(cv.profile)),
      ...renderSummary(content.summary, prose),
      experience.length > 0 && renderHeading(head, formatMessage(cv.experience)),
      ...renderStages('experience', experience, stage),
      education.length > 0 && renderHeading(head, formatMessage(cv.education)),
      ...renderStages('education', education, stage),
      main_skills.length + other_skills.length > 0 && renderHeading(head, formatMessage(cv.skills)),
      h(
        View,
        { style: { flexDirection: 'row', flexWrap: 'wrap', marginBottom: 3 } },
        ...wordList('main', main_skills, { ...skill, fontWeight: 600 }),
      ),
      ...factList('more', other_skills, fact),
      languages.length > 0 && renderHeading(head, formatMessage(cv.languages)),
      ...factList('languages', languages, fact),
      facts.length > 0 && renderHeading(head, formatMessage(cv.glance)),
      ...factList('facts', facts, fact),
    ),
    sign &&
      h(
        View,
        {
          fixed: true,
          style: {
            position: 'absolute',
            top: 20,
            right: 60,
            padding: '5 10',
            borderRadius: 5,
            backgroundColor: brand.brand,
          },
        },
        renderLogo(sign, 14, 90),
      ),
    pageNumber(
      { position: 'absolute', bottom: 28, left: 60, right: 60, textAlign: 'center', fontSize: 8, color: MUTED },
      brand.name,
    ),
  );
};
