import { Image, Link, type Styles, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { isolatedText } from '@crewdock/contract/isolated-text';
import type { SummaryBlock } from './blocks.ts';
import type { CvFact, CvCareerEntry } from './content.ts';
import { INK, type CvLogo } from './design.ts';
import { LONGEST_WORD, SEAM } from './fonts.ts';
import type { Tag } from './tags.ts';
import * as cv from '../../core/messages/cv.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

export type Style = Styles[string];

/** Renders a text element with an accessibility tag, so that screen readers know its role. */
export function renderText(role: Tag['role'], style: Style, children: ReactNode, words = ''): ReactElement {
  return tagged(Text, { role }, { style: { ...style, ...directionOf(words, style) } }, children);
}

/**
 * Returns the font size at which the longest word of a name fits on a line; `fits` is the number of characters that fit
 * at
 * `size`.
 */
export function nameSize(name: string, size: number, fits: number): number {
  const longest = Math.max(...name.split(' ').map((word) => Math.min(word.length, LONGEST_WORD)));
  return size * Math.min(1, fits / longest);
}

/** Renders the footer of every page; screen readers skip it. */
export function pageNumber(style: Style, sender: string): ReactElement {
  return createElement(Text, {
    style,
    fixed: true,
    render: ({ pageNumber: page, totalPages }: { pageNumber: number; totalPages: number }) =>
      totalPages > 1 ? formatMessage(cv.footer, { sender, page, pages: totalPages }) : isolatedText(sender),
  });
}

export function renderPhoto(style: Style, source: string, name: string): ReactElement {
  return tagged(Image, { role: 'Figure', alt: formatMessage(cv.photo, { name }) }, { style, src: source });
}

/**
 * Renders the logo at `height`, or lower if it would be wider than `widest`. Decorative: the footer has the name as
 * text.
 */
export function renderLogo({ source, ratio }: CvLogo, height: number, widest: number): ReactElement {
  const width = Math.min(height * ratio, widest);
  return createElement(Image, { src: source, style: { width, height: width / ratio } });
}

/** Renders a heading that is never separated from its content by a page break. */
export function renderHeading(style: Style, words: string): ReactElement {
  return createElement(View, { minPresenceAhead: 48, wrap: false }, renderText('H2', style, words));
}

interface FactStyles {
  row: Style;
  label: Style;
  value: Style;
  /** Font size in points. */
  size: number;
  /** Number of characters of this size that fit on a line. Longer addresses are wrapped or set smaller. */
  fits: number;
}

/** Renders labels with their values, tagged as items of one list. */
export function factList(list: string, facts: CvFact[], styles: FactStyles): ReactElement[] {
  return facts.map(({ label, value, url }, at) =>
    createElement(
      View,
      { key: `${list} ${at}`, style: styles.row, wrap: false },
      tagged(Text, { role: 'Lbl', entry: { list, at } }, { style: styles.label }, label),
      tagged(
        Text,
        { role: 'LBody', entry: { list, at } },
        {
          style: {
            fontSize: url ? fitting(value, styles) : styles.size,
            ...styles.value,
            ...directionOf(value),
          },
        },
        url
          ? createElement(
              Link,
              { src: url, style: { color: styles.value.color ?? INK, textDecoration: 'none' } },
              inLines(value, styles).join('\n'),
            )
          : value,
      ),
    ),
  );
}

/** Minimum scale factor for the font size of an address. */
const SMALLEST = 0.7;

/** Returns the font size at which the lines of an address do not wrap, at least `SMALLEST` of the normal size. */
function fitting(address: string, styles: FactStyles): number {
  const longest = Math.max(...inLines(address, styles).map(({ length }) => length));
  return styles.size * Math.min(1, Math.max(SMALLEST, styles.fits / longest));
}

/** Splits an address before the @ or after the host name if it is too long even at the smallest font size. */
function inLines(address: string, { fits }: FactStyles): string[] {
  return address.length > fits / SMALLEST ? address.split(/(?=@)|(?<=^[^/]+\/)/) : [address];
}

/** Renders words, tagged as items of one list. */
export function wordList(list: string, words: string[], style: Style): ReactElement[] {
  return words.map((word, at) =>
    tagged(
      Text,
      { role: 'LBody', entry: { list, at } },
      { key: `${list} ${at}`, style: { ...style, ...directionOf(word) } },
      word,
    ),
  );
}

interface StageStyles extends SummaryStyles {
  stage: Style;
  title: Style;
  place: Style;
  time: Style;
}

/** Renders jobs or courses, each with its dates on the right. */
export function renderStages(list: string, all: CvCareerEntry[], styles: StageStyles): ReactElement[] {
  return all.map(({ title, place, time, description }, at) =>
    createElement(
      View,
      { key: `${list} ${at}`, style: styles.stage },
      createElement(
        View,
        { wrap: false, minPresenceAhead: description.length > 0 ? 24 : 0 },
        createElement(
          View,
          { style: { flexDirection: 'row', justifyContent: 'space-between' } },
          createElement(View, { style: { flex: 1, paddingRight: 12 } }, renderText('H3', styles.title, title, title)),
          renderText('P', { flexShrink: 0, ...styles.time }, time),
        ),
        place !== '' && renderText('P', styles.place, place, place),
      ),
      ...renderSummary(description, styles, `${list} ${at}`),
    ),
  );
}

interface SummaryStyles {
  paragraph: Style;
  heading: Style;
  quote: Style;
  marker: Style;
  link: Style;
}

/** Renders the blocks of a summary. `name` keeps its list ids unique within the document. */
export function renderSummary(blocks: SummaryBlock[], styles: SummaryStyles, name = 'summary'): ReactElement[] {
  let list = 0;
  return blocks.map((block, at) => {
    const key = `${name} ${at}`;
    const words = block.runs.map(({ text: part }) => part).join('');
    // The layout takes the direction of a line from the first run.
    const { direction } = directionOf(words);
    const runs = block.runs.map(({ text: own, bold, italic, underline, url }, index) => {
      // ASCII and spaces need no seam, because the first font has them.
      const part = index > 0 && /^[^\p{ASCII}\s]/u.test(own) ? SEAM + own : own;
      const style = {
        ...(direction && { direction }),
        ...(bold && { fontWeight: 600 }),
        ...(italic && { fontStyle: 'italic' as const }),
        ...(underline && { textDecoration: 'underline' as const }),
      };
      return url
        ? createElement(Link, { key: index, src: url, style: { ...style, ...styles.link } }, part)
        : createElement(Text, { key: index, style }, part);
    });
    if (block.kind === 'heading') {
      return createElement(
        View,
        { key, minPresenceAhead: 36, wrap: false },
        renderText('H3', styles.heading, runs, words),
      );
    }
    if (block.kind !== 'item') {
      return createElement(
        View,
        { key },
        renderText(block.kind === 'quote' ? 'BlockQuote' : 'P', styles[block.kind], runs, words),
      );
    }
    if (blocks[at - 1]?.kind !== 'item') list += 1;
    const entry = { list: `${name} ${list}`, at };
    const indent = 12 * Math.min(block.depth ?? 0, 3);
    const isFromRight = isRightToLeft(words);
    return createElement(
      View,
      {
        key,
        style: isFromRight
          ? { flexDirection: 'row-reverse', paddingRight: indent }
          : { flexDirection: 'row', paddingLeft: indent },
      },
      tagged(
        Text,
        { role: 'Lbl', entry },
        { style: { ...styles.marker, ...(isFromRight && { textAlign: 'right' }) } },
        block.marker ?? '',
      ),
      createElement(
        View,
        { style: { flex: 1 } },
        tagged(
          Text,
          { role: 'LBody', entry },
          { style: { ...styles.paragraph, marginBottom: 3, ...directionOf(words) } },
          runs,
        ),
      ),
    );
  });
}

/**
 * Returns the styles for the text direction. Text that starts in a right-to-left script is aligned to the right, unless
 * it is centered.
 */
function directionOf(words: string, { textAlign = 'right' }: Style = {}): Style {
  return isRightToLeft(words) ? { direction: 'rtl', textAlign } : {};
}

function isRightToLeft(words: string): boolean {
  // Ignores isolated parts, because their direction is independent of the line.
  const first = /\p{L}/u.exec(words.replaceAll(/\u2068[^\u2069]*\u2069/g, ''))?.[0] ?? '';
  return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u.test(first);
}

/** Creates an element with a `tag` property, from which `tags.ts` builds the document's structure. */
function tagged<P extends object>(
  element: (new (props: P) => unknown) | ((props: P) => ReactNode),
  tag: Tag,
  props: object,
  children?: ReactNode,
): ReactElement {
  return createElement(element as never, { ...props, tag } as never, children);
}
