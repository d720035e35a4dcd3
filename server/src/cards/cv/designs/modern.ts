import { Page, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { type Design, INK, MUTED, RULE } from '../design.ts';
import { factList, heading, nameSize, pageNumber, photo, summary, text, wordList } from '../parts.ts';

const SIDE = 186;

/** A column in the brand’s colour with the facts, and beside it the person in their own words. */
export const modern: Design = ({ content, brand, photo: picture, fonts }) => {
  const { name, title, facts, main_skills, other_skills, summary: blocks, contacts } = content;
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
    // First, because it is read first.
    h(
      View,
      { style: { flex: 1, paddingLeft: 34, fontSize: 9.5, lineHeight: 1.5 } },
      text('H1', { fontSize: nameSize(name, 28, 12), fontWeight: 600, lineHeight: 1.2 }, name, name),
      text('P', { fontSize: 13, color: MUTED, marginTop: 3 }, title, title),
      main_skills.length > 0 && heading(head, 'Main skills'),
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
      blocks.length > 0 && heading(head, 'Profile'),
      ...summary(blocks, {
        paragraph: { marginBottom: 6 },
        heading: { fontWeight: 600, fontSize: 11, marginTop: 6, marginBottom: 3 },
        quote: { marginBottom: 6, paddingLeft: 12, color: MUTED, borderLeftWidth: 3, borderLeftColor: brand.accent },
        marker: { width: 14, color: brand.accent, fontWeight: 600 },
        link: { color: brand.accent },
      }),
      other_skills.length > 0 && heading(head, main_skills.length > 0 ? 'More skills' : 'Skills'),
      h(View, { style: { flexDirection: 'row', flexWrap: 'wrap' } }, ...wordList('more', other_skills, chip)),
    ),
    h(
      View,
      { style: { width: SIDE, padding: '0 22 0 26', flexShrink: 0, fontSize: 9.5, lineHeight: 1.5 } },
      picture && photo({ width: 104, height: 104, borderRadius: 12, marginBottom: 4 }, picture, name),
      contacts && heading(picture ? sideHead : { ...sideHead, marginTop: 0 }, 'Contact'),
      ...(contacts ? factList('contact', contacts, fact) : []),
      facts.length > 0 && heading(picture || contacts ? sideHead : { ...sideHead, marginTop: 0 }, 'At a glance'),
      ...factList('facts', facts, fact),
    ),
    pageNumber({ position: 'absolute', bottom: 26, left: SIDE + 34, right: 40, fontSize: 8, color: MUTED }, brand.name),
  );
};
