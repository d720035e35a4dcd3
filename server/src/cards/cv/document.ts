import layoutDocument from '@react-pdf/layout';
import renderPages from '@react-pdf/render';
import { Document, Font, pdf } from '@react-pdf/renderer';
import PDFDocument from 'pdfkit';
import { createElement, type ReactElement } from 'react';
import { buffer } from 'node:stream/consumers';
import type { ResumeTemplate } from '@crewdock/contract/company-settings';
import { ATTACHED_RESUME } from '@crewdock/contract/resumes';
import type { CvContent } from './content.ts';
import type { CvBrand, Design, CvLogo } from './design.ts';
import { classicDesign } from './designs/classic.ts';
import { compactDesign } from './designs/compact.ts';
import { modernDesign } from './designs/modern.ts';
import { typefacesFor } from './fonts.ts';
import { scaleDesign } from './scaled.ts';
import { addTags, type LayoutNode } from './tags.ts';
import * as cv from '../../core/messages/cv.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

const DESIGNS = { classic: classicDesign, modern: modernDesign, compact: compactDesign } satisfies Record<
  ResumeTemplate,
  Design
>;

/** Scale factors relative to the normal text size. */
const SMALLER = [0.93, 0.86];

/** The package's type declaration lacks the font argument. */
type Layout = (document: unknown, fonts: typeof Font) => Promise<LayoutNode>;

/** The input of a PDF. Rendering is deterministic: the same input gives the same PDF. */
export interface CvInput {
  content: CvContent;
  /** The same CV as JSON Resume, attached to the PDF so that programs can read its fields reliably. */
  resume?: string;
  brand: CvBrand;
  design: ResumeTemplate;
  photo: string | null;
  logo: CvLogo | null;
  /** ISO 8601 time of the card's last change. */
  modified: string;
}

/** Renders an accessible PDF: text can be selected, the structure is tagged, title and language are set. */
export async function renderCv({ content, resume, brand, design, photo, logo, modified }: CvInput): Promise<Buffer> {
  const { families, drawn } = await typefacesFor(JSON.stringify({ content, sender: brand.name }));
  const page = DESIGNS[design]({
    content: eachText(content, drawn),
    brand: { ...brand, name: drawn(brand.name) },
    photo,
    logo,
    fonts: families,
  });
  const layout = await laidOut(page);
  const date = new Date(modified);
  const doc = new PDFDocument({
    autoFirstPage: false,
    tagged: true,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: [content.name, content.title].filter(Boolean).join(', '),
      Author: content.name,
      Creator: brand.name,
      Producer: brand.name,
      CreationDate: date,
      ModDate: date,
    },
  });
  addTags(doc, layout);
  if (resume !== undefined) attachResume(doc, resume, date);
  return buffer(renderPages(doc as never, layout as never));
}

function attachResume(doc: InstanceType<typeof PDFDocument>, resume: string, date: Date): void {
  const options = {
    name: ATTACHED_RESUME,
    type: 'application/json',
    description: formatMessage(cv.attachment),
    // Missing in the package's type declaration.
    relationship: 'Alternative',
    creationDate: date,
    modifiedDate: date,
  };
  doc.file(Buffer.from(resume), options);
}

/**
 * Lays out the pages. A CV that is slightly longer than one page is scaled down to one page, as long as it stays
 * readable.
 */
async function laidOut(page: ReactElement): Promise<LayoutNode> {
  const layout = await layoutOf(page);
  if (layout.children?.length !== 2) return layout;
  for (const size of SMALLER) {
    const smaller = await layoutOf(scaleDesign(page, size));
    if (smaller.children?.length === 1) return smaller;
  }
  return layout;
}

async function layoutOf(page: ReactElement): Promise<LayoutNode> {
  const { container } = pdf(createElement(Document, {}, page)) as unknown as { container: { document: unknown } };
  return (layoutDocument as Layout)(container.document, Font);
}

/** Returns a copy of the content with `change` applied to all strings except URLs. */
function eachText(content: CvContent, change: (text: string) => string): CvContent {
  return JSON.parse(JSON.stringify(content), (key, value) =>
    typeof value === 'string' && key !== 'url' ? change(value) : value,
  );
}
