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

const SIDE = 186;

/** Renders a sidebar in the brand color with the facts, and a main column with everything else. */
export const modernDesign: Design = ({ content, brand, photo: picture, logo: sign, fonts }) => {
  const { name, title, facts, main_skills, other_skills, languages, experience, education, links, contacts } = content;
  const sideHead = { color: brand.onBrand, fontSize: 11.5, fontWeight: 600, marginTop: 20, marginBottom: 7 } as const;
  const fact = {
    row: { marginBottom: 7 },
    label: { fontSize: 8, color: brand.onBrand },
    value: { color: brand.onBrand, fontWeight: 600 },
    size: 9.5,
    fits: 23,
  } as const;
  const head = { fontSize: 14, fontWeight: 600, color: brand.accent, marginTop: 20, marginBottom: 8 } as const;
  const chip = {
    borderWidth: 0.75,
    borderColor: RULE,
    borderRadius: 4,
    padding: '3 8',
    marginRight: 5,
    marginBottom: 5,
    fontSize: 9,
    lineHeight: 1.3,
  } as const;
  const line = {
    row: { flexDirection: 'row', marginBottom: 4 },
    label: { width: 84, color: MUTED },
    value: { flex: 1 },
    size: 9.5,
    fits: 50,
  } as const;
  const prose = {
    paragraph: { marginBottom: 6 },
    heading: { fontWeight: 600, fontSize: 11, marginTop: 6, marginBottom: 3 },
    quote: { marginBottom: 6, paddingLeft: 12, color: MUTED, borderLeftWidth: 3, borderLeftColor: brand.accent },
    marker: { width: 14, color: brand.accent, fontWeight: 600 },
    link: { color: brand.accent },
  } as const;
  const stage = {
    ...prose,
    paragraph: { marginBottom: 3 },
    stage: { marginBottom: 9 },
    title: { fontSize: 10.5, fontWeight: 600 },
    place: { color: MUTED, marginBottom: 3 },
    time: { fontSize: 8.5, color: MUTED },
  } as const;
  const sides = [
    { title: formatMessage(cv.contact), list: 'contact', lines: contacts ?? [] },
    { title: formatMessage(cv.links), list: 'links', lines: links },
    { title: formatMessage(cv.glance), list: 'facts', lines: facts },
    { title: formatMessage(cv.languages), list: 'languages', lines: languages },
  ].filter(({ lines }) => lines.length > 0);
  return h(
    Page,
    {
      size: 'A4',
      style: { fontFamily: fonts, fontSize: 9.5, color: INK, padding: '46 40 56 0', flexDirection: 'row-reverse' },
    } as never,
    h(View, {
      fixed: true,
      style: { position: 'absolute', top: 0, bottom: 0, left: 0, width: SIDE, backgroundColor: brand.brand },
    }),
    // The main column comes first, because the reading order follows the document order.
    h(
      View,
      { style: { flex: 1, paddingLeft: 34, fontSize: 9.5, lineHeight: 1.5 } },
      renderText('H1', { fontSize: nameSize(name, 28, 12), fontWeight: 600, lineHeight: 1.2 }, name, name),
      renderText('P', { fontSize: 13, color: MUTED, marginTop: 3 }, title, title),
      main_skills.length > 0 && renderHeading(head, formatMessage(cv.mainSkills)),
      h(
        View,
        { style: { flexDirection: 'row', flexWrap: 'wrap' } },
        ...wordList('main', main_skills, {
          ...chip,
          color: brand.onBrand,
          backgroundColor: brand.brand,
          borderColor: brand.brand,
          fontWeight: 600,
        }),
      ),
      content.summary.length > 0 && renderHeading(head, formatMessage(cv.profile)),
      ...renderSummary(content.summary, prose),
      experience.length > 0 && renderHeading(head, formatMessage(cv.experience)),
      ...renderStages('experience', experience, stage),
      education.length > 0 && renderHeading(head, formatMessage(cv.education)),
      ...renderStages('education', education, stage),
      other_skills.length > 0 &&
        renderHeading(head, main_skills.length > 0 ? formatMessage(cv.moreSkills) : formatMessage(cv.skills)),
      ...factList('more', other_skills, line),
    ),
    h(
      View,
      { style: { width: SIDE, padding: '0 22 0 26', flexShrink: 0, fontSize: 9.5, lineHeight: 1.5 } },
      picture && renderPhoto({ width: 104, height: 104, borderRadius: 12, marginBottom: 4 }, picture, name),
      ...sides.flatMap(({ title: words, list, lines }, at) => [
        renderHeading(at > 0 || picture ? sideHead : { ...sideHead, marginTop: 0 }, words),
        ...factList(list, lines, fact),
      ]),
    ),
    sign &&
      h(View, { fixed: true, style: { position: 'absolute', bottom: 26, left: 26 } }, renderLogo(sign, 22, SIDE - 48)),
    pageNumber({ position: 'absolute', bottom: 26, left: SIDE + 34, right: 40, fontSize: 8, color: MUTED }, brand.name),
  );
};
