import type { ResumePage, Where } from '@crewdock/contract/resumes';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Dialog } from '../../ui/primitives/Dialog.tsx';
import * as messages from './messages.ts';
import type { FieldProposal } from './proposals.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';
import { CARD_FIELD_LABELS } from '../../cards/labels/fieldLabels.ts';

interface Props {
  /** Name of the parsed file. */
  name: string;
  proposal: FieldProposal;
  pages: readonly ResumePage[];
  onClose: () => void;
}

/** Shows the pages of the file from which a proposal was read, with the source lines highlighted. */
export function PageDialog({ name, proposal, pages, onClose }: Props) {
  const named = pages.filter(({ number }) => proposal.where.some(({ page }) => page === number));
  return (
    <Dialog
      title={t(messages.sourceTitle, { field: t(CARD_FIELD_LABELS[proposal.field]), name })}
      isWide
      isOpen
      onClose={onClose}
    >
      {named.map((page) => {
        const marks = proposal.where.filter((where) => where.page === page.number);
        return (
          <Shown key={page.number}>
            <figcaption>
              {t(messages.pageCaption, { page: page.number })}{' '}
              {linesAt(page, marks).map((text) => (
                <q key={text}>
                  <UserText>{text}</UserText>
                </q>
              ))}
            </figcaption>
            <Sheet tabIndex={0} role="region" aria-label={t(messages.pageLabel, { page: page.number })}>
              <svg viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true">
                {marks.map(({ box }, at) => (
                  <Mark
                    key={`${box.x} ${box.y}`}
                    ref={at === 0 ? intoView : undefined}
                    x={box.x - 4}
                    y={box.y - 2}
                    width={box.width + 8}
                    height={box.height + 4}
                    rx={3}
                  />
                ))}
                {page.lines.map((line, at) =>
                  line.words.map((word) => (
                    <text
                      key={`${at} ${word.x}`}
                      x={word.x}
                      y={line.y + line.height * BASELINE}
                      fontSize={line.size}
                      fontWeight={line.bold ? 600 : 400}
                      textLength={word.width}
                      lengthAdjust="spacingAndGlyphs"
                    >
                      {word.text}
                    </text>
                  )),
                )}
              </svg>
            </Sheet>
          </Shown>
        );
      })}
    </Dialog>
  );
}

/** Position of the baseline within a line of text, as a share of the line's height from the top. */
const BASELINE = 0.8;

function intoView(mark: SVGRectElement | null): void {
  mark?.scrollIntoView({ block: 'center', inline: 'nearest' });
}

function linesAt({ lines }: ResumePage, marks: readonly Where[]): string[] {
  const marked = lines.filter(({ x, y }) => marks.some(({ box }) => box.x === x && box.y === y));
  return [...new Set(marked.map(({ words }) => words.map(({ text }) => text).join(' ')))];
}

const Shown = styled.figure`
  display: grid;
  gap: 8px;
  margin: 0;

  > figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    color: var(--muted);
    font-size: 0.875rem;
    overflow-wrap: anywhere;

    > q {
      color: var(--text);
    }
  }
`;

const Sheet = styled.div`
  max-block-size: 60vh;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  overflow: auto;

  > svg {
    display: block;
    /* Minimum width at which the text is readable; on narrower screens the page scrolls. */
    inline-size: max(100%, 560px);
    background: var(--surface);

    > text {
      fill: var(--text);
    }
  }
`;

const Mark = styled.rect`
  fill: var(--amber-soft);
  stroke: var(--amber);
`;
