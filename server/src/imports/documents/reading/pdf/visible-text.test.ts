import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../../tests/resumes/knowledge.ts';
import { createPdf, createStream } from '../../../../../../tests/support/hand-written-pdf.ts';
import { ResumeReader } from '../../../resumes/resume-reader.ts';

/**
 * Operators that show text at a fixed position, with a size of 12 points. `before`: operators before the text, within
 * the text object.
 */
const show = (text: string, before = '') => `BT /F1 12 Tf ${before} 1 0 0 1 40 100 Tm (${text}) Tj ET`;
const WHITE = '1 g 1 G';
const BLACK = '0 g 0 G';
const PANEL = '20 80 260 50 re';

/** The letters I, H and L as paths, at the position of the text from `show`. */
const OUTLINES = `40.9 100 1.5 8.6 re f
  44.3 100 m 44.3 108.6 l 45.5 108.6 l 45.5 105.1 l 50 105.1 l 50 108.6 l 51.2 108.6 l 51.2 100 l 50 100 l 50 104 l 45.5 104 l 45.5 100 l h f
  52.9 100 m 52.9 108.6 l 54.1 108.6 l 54.1 101 l 58.4 101 l 58.4 100 l h f`;

const VISIBLE: Record<string, string> = {
  'white text on a dark panel': `0.2 g ${PANEL} f ${WHITE} ${show('Ana')}`,
  'black text within a black frame that is one path of two rectangles': `${BLACK} ${PANEL} 25 85 250 40 re f* ${show('Ana')}`,
  'black text within a frame whose inner rectangle runs the other way': `${BLACK} ${PANEL} 25 85 m 25 125 l 275 125 l 275 85 l h f ${show('Ana')}`,
  'black text within a frame of four thin rectangles in one path': `${BLACK} 20 80 260 1 re 20 129 260 1 re 20 80 1 50 re 279 80 1 50 re f ${show('Ana')}`,
  'black text in the notch of a concave path': `${BLACK} 20 80 m 280 80 l 280 150 l 270 150 l 270 85 l 30 85 l 30 150 l 20 150 l h f ${show('Ana')}`,
  'black text between two bullets of one path': `${BLACK} 30 102 4 4 re 200 102 4 4 re f ${show('Ana')}`,
  'black text above a black curve whose bounding box holds it': `${BLACK} 20 80 m 20 80 20 85 150 85 c 280 85 280 130 280 130 c 280 131 l 285 80 l h f ${show('Ana')}`,
  'black text over a black underline': `${BLACK} 40 98.6 30 0.6 re f ${show('Ana')}`,
  'black text after a stroked black frame': `${BLACK} 2 w ${PANEL} S ${show('Ana')}`,
  'black text over a triangle that covers a part of it': `${BLACK} 30 90 m 48 90 l 30 130 l h f ${show('Ana')}`,
  'white text on a thick dark line': `0.2 G 30 w 20 105 m 280 105 l S ${WHITE} ${show('Ana')}`,
  'white text on a gradient': `q ${PANEL} W n /Sh1 sh Q ${WHITE} ${show('Ana')}`,
  'white text on a path that is filled with a gradient': `/Pattern cs /P1 scn ${PANEL} f ${WHITE} ${show('Ana')}`,
  'white text on a tiled pattern': `/Pattern cs /P2 scn ${PANEL} f ${WHITE} ${show('Ana')}`,
  'text that is filled with a pattern': `/Pattern cs /P1 scn ${show('Ana')}`,
  'white text on a panel in a form': `/Fm1 Do ${WHITE} ${show('Ana')}`,
  'white text on a panel in a transparency group': `/Fm2 Do ${WHITE} ${show('Ana')}`,
  'black text on a form whose black fill is clipped by its bounding box': `/Fm3 Do ${BLACK} ${show('Ana')}`,
  'black text after a black fill of the page that a clip path limits': `q 0 0 20 20 re W n 0 0 300 200 re f Q ${show('Ana')}`,
  'black text under a white fill of the page that a clip path limits': `${show('Ana')} q 0 0 20 20 re W n 1 g 0 0 300 200 re f Q`,
  'text after a fill under an empty clip path, which viewers treat differently': `q W n 0.2 g 0 0 300 200 re f Q ${WHITE} ${show('Ana')}`,
  'black text after a black fill that is transparent': `q /G0 gs 0 g ${PANEL} f Q ${show('Ana')}`,
  'black text under white that is half transparent': `${show('Ana')} q /G5 gs 1 g ${PANEL} f Q`,
  'black text under white that is multiplied': `${show('Ana')} q /GM gs 1 g ${PANEL} f Q`,
  'black text under white in a soft mask': `${show('Ana')} q /GS gs 1 g ${PANEL} f Q`,
  'black text under a picture with transparent pixels': `${show('Ana')} q 260 0 0 50 20 80 cm /Im2 Do Q`,
  'black text under an image mask': `${show('Ana')} q 1 g 260 0 0 50 20 80 cm /Im3 Do Q`,
  'white text on an image mask': `q 0 g 260 0 0 50 20 80 cm /Im3 Do Q ${WHITE} ${show('Ana')}`,
  'black text under a white pattern': `${show('Ana')} /Pattern cs /P2 scn ${PANEL} f`,
  'white text over a picture': `q 260 0 0 50 20 80 cm /Im1 Do Q ${WHITE} ${show('Ana')}`,
};

const VISIBLE_BY_MODE: Record<string, string> = {
  'white text with a black stroke': `1 g 0 G ${show('Ana', '2 Tr 0.3 w')}`,
  'stroked text whose fill colour is white': `1 g 0 G ${show('Ana', '1 Tr')}`,
  'text as clip path of a dark fill': `q ${show('Ana', '7 Tr')} 0.2 g ${PANEL} f Q`,
  'text as clip path of a gradient': `q ${show('Ana', '7 Tr')} /Sh1 sh Q`,
  'filled text that is a clip path, too': `q ${show('Ana', '4 Tr')} Q`,
  'text within a soft mask that a dark fill is painted through': `q /GT gs 0.2 g ${PANEL} f Q`,
  'half transparent black text': `/G5 gs ${show('Ana')}`,
  'text in a layer that is shown': `/OC /Shown BDC ${show('Ana')} EMC`,
  'black text under a panel in a layer that is not shown': `${show('Ana')} /OC /Hidden BDC 1 g ${PANEL} f EMC`,
  'invisible text over its outlines': `0 g ${OUTLINES} ${show('IHL', '3 Tr')}`,
  'transparent text over its outlines': `0 g ${OUTLINES} q /G0 gs ${show('IHL')} Q`,
  'transparent text under its outlines': `q /G0 gs ${show('IHL')} Q 0 g ${OUTLINES}`,
  'black text over its black outlines': `0 g ${OUTLINES} ${show('IHL')}`,
  'white text on a large symbol': `BT /F1 90 Tf 1 0 0 1 30 70 Tm (\\267) Tj ET ${WHITE} ${show('Ana')}`,
  'text of a Type 3 font that is drawn in points': 'BT /T3 1 Tf 1 0 0 1 40 100 Tm (AA) Tj ET',
  'white text of a Type 3 font with its own colours': `${WHITE} BT /T4 12 Tf 1 0 0 1 40 100 Tm (AA) Tj ET`,
  'text of a font that a parameter dictionary sets': `BT /GF gs 1 0 0 1 40 100 Tm (Ana) Tj ET`,
  'once what is painted twice for bold text': `${show('Ana')} 1 0 0 1 0.3 0 cm ${show('Ana')}`,
  'once what has a shadow': `q 0.6 g 1 0 0 1 1 -1 cm ${show('Ana')} Q ${show('Ana')}`,
  'text of a group that is half transparent': '/G5 gs /Fm4 Do',
};

const HIDDEN: Record<string, string> = {
  'white text on the white page': `${WHITE} ${show('no')}`,
  'dark text on a panel of its colour': `0.2 g ${PANEL} f ${show('no')}`,
  'dark text on a panel of nearly its colour': `0.2 g ${PANEL} f 0.23 g ${show('no')}`,
  'dark text on a panel of its colour with round corners': `0.2 g 30 80 m 270 80 l 280 80 280 80 280 90 c 280 120 l 280 130 280 130 270 130 c 30 130 l 20 130 20 130 20 120 c 20 90 l 20 80 20 80 30 80 c f ${show('no')}`,
  'text in CMYK white': `0 0 0 0 k ${show('no')}`,
  'white text on a panel of white multiplied': `q /GM gs 1 g ${PANEL} f Q ${WHITE} ${show('no')}`,
  'white text within a black frame': `0 g ${PANEL} 25 85 250 40 re f* ${WHITE} ${show('no')}`,
  'white text beside a dark panel': `0.2 g 20 10 260 50 re f ${WHITE} ${show('no')}`,
  'white text with a white stroke': `${WHITE} ${show('no', '2 Tr')}`,
  'white stroked text': `${WHITE} ${show('no', '1 Tr')}`,
  'text in mode 3': show('no', '3 Tr'),
  'text in mode 3 over a picture': `q 260 0 0 50 20 80 cm /Im1 Do Q ${show('no', '3 Tr')}`,
  'text in mode 3 on a dark panel': `0.2 g ${PANEL} f ${show('no', '3 Tr')}`,
  'text in mode 3 over visible text': `${show('yes')} ${show('no!', '3 Tr')}`,
  'text as clip path of nothing': `q ${show('no', '7 Tr')} Q 0 g 20 20 10 10 re f`,
  'text as clip path of a white fill': `q ${show('no', '7 Tr')} 1 g ${PANEL} f Q`,
  'text without any opacity': `/G0 gs ${show('no')}`,
  'white text that is half transparent': `/G5 gs ${WHITE} ${show('no')}`,
  'white text in a transparency group': `/Fm5 Do`,
  'text in a group without any opacity': '/G0 gs /Fm4 Do',
  'black text under an opaque white panel': `${show('no')} 1 g ${PANEL} f`,
  'black text under an opaque picture': `${show('no')} q 260 0 0 50 20 80 cm /Im1 Do Q`,
  'black text under a panel of four rectangles': `${show('no')} 1 g 20 80 130 25 re 150 80 130 25 re 20 105 130 25 re 150 105 130 25 re f`,
  'text outside of the clip path': `q 0 0 20 20 re W n ${show('no')} Q`,
  'text outside of the bounding box of its form': '/Fm6 Do',
  'text in a layer that is not shown': `/OC /Hidden BDC ${show('no')} EMC`,
  'text smaller than two points': 'BT /F1 1 Tf 1 0 0 1 40 100 Tm (no) Tj ET',
  'text of a Type 3 font that draws nothing': 'BT /T5 12 Tf 1 0 0 1 40 100 Tm (AA) Tj ET',
  'white text over white outlines': `1 g ${OUTLINES} ${show('IHL')}`,
  'text without opacity over covered outlines': `0 g ${OUTLINES} 1 g ${PANEL} f q /G0 gs ${show('IHL')} Q`,
};

const IMAGE = '/Type /XObject /Subtype /Image /BitsPerComponent 8';

const OBJECTS = {
  gradient: `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [20 0 280 0] /Extend [true true]
    /Function << /FunctionType 2 /Domain [0 1] /C0 [0.1 0.1 0.3] /C1 [0.3 0.2 0.1] /N 1 >> >>`,
  gradientPattern: '<< /PatternType 2 /Shading @gradient >>',
  tiles: createStream(
    '0.2 g 0 0 4 4 re f',
    '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 5 5] /XStep 5 /YStep 5 /Resources << >>',
  ),
  panelForm: createForm(`0.2 g ${PANEL} f`),
  panelGroup: createForm(`0.2 g ${PANEL} f`, '/Group << /S /Transparency /I true >>'),
  smallForm: createForm('0 g 0 0 300 200 re f', '/BBox [0 0 20 20]'),
  textGroup: createForm(show('Ana'), '/Group << /S /Transparency >>'),
  whiteTextGroup: createForm(`${WHITE} ${show('no')}`, '/Group << /S /Transparency >>'),
  smallTextForm: createForm(show('no'), '/BBox [0 0 20 20]'),
  lowerHalfMask: createForm('1 g 0 0 300 90 re f', '/Group << /S /Transparency /CS /DeviceGray >>'),
  textMask: createForm(`1 g ${show('Ana')}`, '/Group << /S /Transparency /CS /DeviceGray >>'),
  picture: createStream('0`p', `${IMAGE} /Width 1 /Height 1 /ColorSpace /DeviceRGB`),
  clearPicture: createStream('0`p', `${IMAGE} /Width 1 /Height 1 /ColorSpace /DeviceRGB /SMask @alpha`),
  alpha: createStream(' ', `${IMAGE} /Width 1 /Height 1 /ColorSpace /DeviceGray`),
  stencil: createStream('UU', '/Type /XObject /Subtype /Image /Width 8 /Height 2 /ImageMask true'),
  shownLayer: '<< /Type /OCG /Name (shown) >>',
  hiddenLayer: '<< /Type /OCG /Name (hidden) >>',
  square: createStream('8 0 0 0 7 9 d1 0 0 7 9 re f'),
  pointFont: createType3Font('[1 0 0 1 0 0]', '@square'),
  coloredSquare: createStream('8 0 d0 0.2 g 0 0 7 9 re f'),
  coloredFont: createType3Font('[0.1 0 0 0.1 0 0]', '@coloredSquare'),
  nothing: createStream('8 0 0 0 7 9 d1'),
  blankFont: createType3Font('[0.1 0 0 0.1 0 0]', '@nothing'),
};

const RESOURCES = `/Font << /F1 @helvetica /T3 @pointFont /T4 @coloredFont /T5 @blankFont >>
  /Shading << /Sh1 @gradient >> /Pattern << /P1 @gradientPattern /P2 @tiles >>
  /XObject << /Fm1 @panelForm /Fm2 @panelGroup /Fm3 @smallForm /Fm4 @textGroup /Fm5 @whiteTextGroup
    /Fm6 @smallTextForm /Im1 @picture /Im2 @clearPicture /Im3 @stencil >>
  /ExtGState << /G0 << /ca 0 /CA 0 >> /G5 << /ca 0.5 /CA 0.5 >> /GM << /BM /Multiply >> /GF << /Font [@helvetica 12] >>
    /GS << /SMask << /S /Luminosity /G @lowerHalfMask >> >> /GT << /SMask << /S /Luminosity /G @textMask >> >> >>
  /Properties << /Shown @shownLayer /Hidden @hiddenLayer >>`;

const CATALOG = '/OCProperties << /OCGs [@shownLayer @hiddenLayer] /D << /OFF [@hiddenLayer] >> >>';

function createForm(content: string, entries = ''): string {
  const box = entries.includes('/BBox') ? '' : '/BBox [0 0 300 200]';
  return createStream(
    content,
    `/Type /XObject /Subtype /Form ${box} /Resources << /Font << /F1 @helvetica >> >> ${entries}`,
  );
}

function createType3Font(matrix: string, drawing: string): string {
  return `<< /Type /Font /Subtype /Type3 /FontMatrix ${matrix} /FontBBox [0 0 8 10] /Resources << >> /FirstChar 65 /LastChar 65
    /Widths [8] /Encoding << /Type /Encoding /Differences [65 /A] >> /CharProcs << /A ${drawing} >> >>`;
}

const reader = new ResumeReader();
let folder: string;
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visible-text-'));
});
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true });
});

describe.each([
  ['keeps', VISIBLE],
  ['keeps', VISIBLE_BY_MODE],
  ['leaves out', HIDDEN],
])('reading a PDF (%s)', (verb, cases) => {
  let texts: string[];
  beforeAll(async () => {
    const path = join(folder, 'cases.pdf');
    await writeFile(
      path,
      createPdf(Object.values(cases), { resources: RESOURCES, objects: OBJECTS, catalog: CATALOG }),
    );
    const { document } = await reader.read(path, knowledge(), { caller: 'test' });
    texts = document.pages.map(({ lines }) => lines.map(({ text }) => text).join(' '));
  });

  it.each(Object.keys(cases).map((title, at) => [title, at] as const))(`${verb} %s`, (title, at) => {
    if (verb === 'keeps') expect(texts[at]).toMatch(/^(Ana|IHL|AA)( •)?$/);
    else expect(texts[at]).toBe(title.endsWith('over visible text') ? 'yes' : '');
  });
});

it('reads the text of annotations that a viewer shows', async () => {
  const objects = {
    ...OBJECTS,
    note: `<< /Type /Annot /Subtype /FreeText /Rect [0 0 300 200] /AP << /N @textGroup >> /Contents (Ana) /F 4 >>`,
    hiddenNote: `<< /Type /Annot /Subtype /FreeText /Rect [0 0 300 200] /AP << /N @whiteTextGroup >> /Contents (no) /F 2 >>`,
  };
  const page = '/Annots [@note @hiddenNote]';
  expect(await readTexts(createPdf([''], { objects, page }))).toEqual(['Ana']);
});

it('reads text of a font with a predefined CMap', async () => {
  const objects = {
    gothic: '<< /Type /Font /Subtype /Type0 /BaseFont /Gothic /Encoding /UniGB-UCS2-H /DescendantFonts [@glyphs] >>',
    glyphs: `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Gothic /DW 1000 /FontDescriptor @descriptor
      /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>`,
    descriptor: `<< /Type /FontDescriptor /FontName /Gothic /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0
      /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>`,
  };
  const content = 'BT /F1 12 Tf 1 0 0 1 40 100 Tm <4F60597D> Tj ET';
  expect(await readTexts(createPdf([content], { objects, resources: '/Font << /F1 @gothic >>' }))).toEqual(['你好']);
});

it('reads a rotated page', async () => {
  const content = 'BT /F1 12 Tf 0 1 -1 0 100 40 Tm (Ana) Tj ET';
  expect(await readTexts(createPdf([content], { resources: RESOURCES, objects: OBJECTS, page: '/Rotate 90' }))).toEqual(
    ['Ana'],
  );
});

it('reads text over a picture that fills the page together with the words in the picture', async () => {
  const content = `q 300 0 0 200 0 0 cm /Im1 Do Q ${WHITE} ${show('Ana')}`;
  expect(await readTexts(createPdf([content], { resources: RESOURCES, objects: OBJECTS }))).toEqual(['Ana']);
});

/** Reads a PDF and returns the text of each page. */
async function readTexts(pdf: Buffer): Promise<string[]> {
  const path = join(folder, `${++files}.pdf`);
  await writeFile(path, pdf);
  const { document } = await reader.read(path, knowledge(), { caller: 'test' });
  return document.pages.map(({ lines }) => lines.map(({ text }) => text).join(' '));
}
