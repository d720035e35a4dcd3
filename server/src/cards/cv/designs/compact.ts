import { Page, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { type Design, INK, MUTED, RULE } from '../design.ts';
import {
  factList,
  renderHeading,
  renderLogo,
  pageNumber,
  renderPhoto,
  renderStages,
  renderSummary,
  renderText,
  wordList,
} from '../parts.ts';
import * as cv from '../../../core/messages/cv.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/**
 * Renders a dense design that fits as much as possible on one page: header band, labels in a side column, small font.
 */
export const compactDesign: Design = ({ content, brand, photo: picture, logo: sign, fonts }) => {
  const { name, title, facts, main_skills, other_skills, languages, experience, education, links, contacts } = content;
  const head = { fontWeight: 600, color: brand.accent, fontSize: 9 } as const;
  const fact = {
    row: { width: '33.33%', paddingRight: 10, marginBottom: 5 },
    label: { fontSize: 7.5, color: MUTED },
    value: { fontWeight: 600 },
    size: 8.5,
    fits: 26,
  } as const;
  const skill = { width: '33.33%', paddingRight: 10, marginBottom: 1 } as const;
  const section = (label: string, isThere: boolean, ...children: Parameters<typeof h>[2][]) =>
    isThere &&
    h(
      View,
      {
        key: label,
        style: { flexDirection: 'row', borderTopWidth: 0.75, borderTopColor: RULE, paddingTop: 8, marginTop: 8 },
      },
      h(View, { style: { width: 88, paddingRight: 10 } }, renderHeading(head, label)),
      h(View, { style: { flex: 1 } }, ...children),
    );
  const prose = {
    paragraph: { marginBottom: 4 },
    heading: { fontWeight: 600, marginTop: 3, marginBottom: 2 },
    quote: { marginBottom: 4, paddingLeft: 10, color: MUTED, borderLeftWidth: 2, borderLeftColor: RULE },
    marker: { width: 11, color: brand.accent },
    link: { color: brand.accent },
  } as const;
  const stage = {
    ...prose,
    paragraph: { marginBottom: 2 },
    stage: { marginBottom: 6 },
    title: { fontWeight: 600 },
    place: { color: MUTED, marginBottom: 1 },
    time: { fontSize: 7.5, color: MUTED },
  } as const;
  const half = { ...fact, row: { ...fact.row, width: '50%' }, fits: 38 } as const;
  const line = {
    row: { flexDirection: 'row', marginBottom: 2 },
    label: { width: 74, color: MUTED },
    value: { flex: 1 },
    size: 8.5,
    fits: 60,
  } as const;
  const reach = [...(contacts ?? []), ...links];
  const wrapped = { style: { flexDirection: 'row', flexWrap: 'wrap' } } as const;
  return h(
    Page,
    {
      size: 'A4',
      style: { fontFamily: fonts, color: INK, padding: '30 40 44 40' },
    } as never,
    h(
      View,
      { style: { fontSize: 8.5, lineHeight: 1.4 } },
      h(
        View,
        {
          style: {
            flexDirection: 'row',
            alignItems: 'center',
            backgroundColor: brand.brand,
            margin: '-30 -40 8 -40',
            padding: '20 40',
          },
        },
        picture && renderPhoto({ width: 46, height: 46, borderRadius: 6, marginRight: 14 }, picture, name),
        h(
          View,
          { style: { flex: 1 } },
          renderText('H1', { fontSize: 19, fontWeight: 600, lineHeight: 1.25, color: brand.onBrand }, name, name),
          renderText('P', { fontSize: 10.5, color: brand.onBrand }, title, title),
        ),
        sign && h(View, { style: { marginLeft: 14 } }, renderLogo(sign, 20, 120)),
      ),
      h(View, { ...wrapped, key: 'facts' }, ...factList('facts', facts, fact)),
      section(
        contacts ? formatMessage(cv.contact) : formatMessage(cv.links),
        reach.length > 0,
        h(View, wrapped, ...factList('contact', reach, half)),
      ),
      section(
        formatMessage(cv.mainSkills),
        main_skills.length > 0,
        h(View, wrapped, ...wordList('main', main_skills, { ...skill, fontWeight: 600 })),
      ),
      section(
        main_skills.length > 0 ? formatMessage(cv.moreSkills) : formatMessage(cv.skills),
        other_skills.length > 0,
        ...factList('more', other_skills, line),
      ),
      section(formatMessage(cv.profile), content.summary.length > 0, ...renderSummary(content.summary, prose)),
      section(formatMessage(cv.experience), experience.length > 0, ...renderStages('experience', experience, stage)),
      section(formatMessage(cv.education), education.length > 0, ...renderStages('education', education, stage)),
      section(
        formatMessage(cv.languages),
        languages.length > 0,
        h(View, wrapped, ...factList('languages', languages, fact)),
      ),
    ),
    pageNumber(
      { position: 'absolute', bottom: 20, left: 40, right: 40, textAlign: 'right', fontSize: 7.5, color: MUTED },
      brand.name,
    ),
  );
};
