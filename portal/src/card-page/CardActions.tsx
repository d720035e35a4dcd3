import type { RequestDetails } from '@crewdock/contract/cards';
import type { CardKind } from '@crewdock/contract/kinds';
import { rateLabel } from '@crewdock/sdk/cards/rate';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileBraces from 'lucide-react/icons/file-braces';
import FileDown from 'lucide-react/icons/file-down';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import Send from 'lucide-react/icons/send';
import { Suspense, lazy, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { BLANK_DRAFT } from '../applications/draft.ts';
import { AddToList } from '../lists/add/AddToList.tsx';
import { Button, buttonLook } from '../ui/primitives/Button.tsx';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { bottomBar } from '../ui/primitives/bottomBar.ts';
import { MOBILE, NARROW } from '../ui/styles/screen.ts';
import type { ContactDialogTexts } from './ContactDialog.tsx';
import { useCardActions } from './useCardActions.ts';
import { useAppliedLabel } from '../cards/AppliedBadge.tsx';
import { useAppliedOn } from '../cards/applied.ts';
import { downloadJsonResume } from '../cards/cv.ts';
import { type AnyCard, isTalent } from '../cards/facts.ts';
import { shareCard } from '../cards/share.ts';

const ApplyDialog = lazy(() => import('../applications/ApplyDialog.tsx'));
const ContactDialog = lazy(() => import('./ContactDialog.tsx'));
const CvDialog = lazy(() => import('./CvDialog.tsx'));
const ProposeDialog = lazy(() => import('../relations/ProposeDialog.tsx'));

/** Width below which the bottom bar is too narrow for all actions. */
const SHORT = '@media (width < 800px)';

interface Props {
  kind: CardKind;
  /** The card as loaded by the list, used until the details have loaded. */
  card: AnyCard | RequestDetails;
  /** Whether the user may edit the card. */
  isOwn: boolean;
  /** Whether the user may download an uploaded CV. */
  hasUpload: boolean;
}

/** Actions on a card: next to the card, or in a bottom bar on a phone. */
export function CardActions({ kind, card, isOwn, hasUpload }: Props) {
  const { offers, open, start, close } = useCardActions(kind, card, { isOwn, hasUpload });
  const appliedLabel = useAppliedLabel(useAppliedOn(kind, card.id));
  // Not for talent providers, because they can propose several talents.
  const hasApplied = appliedLabel !== null && offers.propose === messages.applyButton;
  const rate = rateLabel(card);
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState<ContactDialogTexts>({ message: '', details: '' });
  const [application, setApplication] = useState(BLANK_DRAFT);
  const [isApplying, setApplying] = useState(false);
  /**
   * Closes the menu before the action, so that its button has the focus again: a dialog returns the focus to that
   * button.
   */
  const from = (act: () => void) => () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
    act();
  };
  return (
    <Bar ref={bottomBar} aria-label={t(messages.actions)}>
      <Rate>{rate}</Rate>
      {offers.manage && (
        <Main>
          <ButtonLink $kind="primary" to={offers.manage.to}>
            {offers.manage.label}
          </ButtonLink>
        </Main>
      )}
      {appliedLabel && (
        <Applied>
          <Check aria-hidden="true" />
          {appliedLabel}
        </Applied>
      )}
      {offers.propose && !hasApplied && (
        <Main>
          <Button $kind="primary" onPress={() => start('propose')}>
            {t(offers.propose)}
          </Button>
        </Main>
      )}
      <AddToList kind={kind} card={card} isLabelled startsOpen={open === 'list'} />
      <More type="button" $kind="quiet" aria-label={t(messages.moreButton)} popoverTarget={id}>
        <Ellipsis aria-hidden="true" />
      </More>
      <Others ref={menu} id={id} popover="auto">
        {offers.apply && (
          <Button $kind="quiet" onPress={from(() => setApplying(true))}>
            <Send aria-hidden="true" />
            <span>{t(hasApplied ? messages.newCvButton : messages.applyAsVisitorButton)}</span>
          </Button>
        )}
        {offers.contact && (
          <Button $kind="quiet" onPress={from(() => start('contact'))}>
            <Mail aria-hidden="true" />
            <span>{t(messages.contactButton)}</span>
          </Button>
        )}
        {isTalent(card) && (
          <Button $kind="quiet" onPress={from(() => start('cv'))}>
            <FileDown aria-hidden="true" />
            <span>{offers.cv}</span>
          </Button>
        )}
        {offers.json && isTalent(card) && (
          <Button $kind="quiet" onPress={from(() => void downloadJsonResume(card))}>
            <FileBraces aria-hidden="true" />
            <span>{t(messages.exportJsonButton)}</span>
          </Button>
        )}
        <Button $kind="quiet" onPress={from(() => void shareCard(card))}>
          <Link2 aria-hidden="true" />
          <span>{t(messages.shareButton)}</span>
        </Button>
      </Others>
      <Suspense>
        {open === 'propose' && <ProposeDialog kind={kind} card={card} onClose={close} />}
        {isApplying && 'questions' in card && (
          <ApplyDialog
            job={card}
            draft={application}
            onDraft={(change) => setApplication((before) => ({ ...before, ...change }))}
            onClose={() => setApplying(false)}
          />
        )}
        {open === 'contact' && (
          <ContactDialog kind={kind} card={card} words={words} onWords={setWords} onClose={close} />
        )}
        {open === 'cv' && isTalent(card) && <CvDialog card={card} onClose={close} />}
      </Suspense>
    </Bar>
  );
}

const Rate = styled.p`
  padding-block: 4px 8px;
  font-size: 1.25rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;

  ${MOBILE} {
    flex: 1;
    min-inline-size: 0;
    padding-block: 0;
    font-size: 1rem;
    line-height: 1.2;
  }
`;

const Applied = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 36px;
  color: var(--green);
  font-weight: 500;

  ${MOBILE} {
    order: 9;
  }
`;

const Main = styled.div`
  display: grid;
  margin-block-end: 8px;

  ${MOBILE} {
    order: 9;
    margin-block-end: 0;
  }
`;

const More = styled.button<{ $kind: 'quiet' }>`
  ${buttonLook}
  display: none;

  ${SHORT} {
    display: inline-flex;
    inline-size: 36px;
    padding: 0;
  }
`;

/** Secondary actions: a popover menu in narrow windows, inline elsewhere. */
const Others = styled.div`
  display: contents;
  color: inherit;

  ${SHORT} {
    position: fixed;
    inset: auto 12px calc(68px + env(safe-area-inset-bottom)) auto;
    min-inline-size: 200px;
    margin: 0;
    padding: 6px;
    border: 0;
    border-radius: var(--radius-card);
    background: var(--raised);
    box-shadow: var(--shadow);
    color: var(--text);

    &:popover-open {
      display: grid;
    }

    &:not(:popover-open) {
      display: none;
    }

    > button {
      min-block-size: 44px;
      justify-content: flex-start;
    }
  }
`;

const Bar = styled.aside`
  position: sticky;
  inset-block-start: 24px;
  display: grid;
  gap: 2px;
  align-self: start;

  > button,
  ${Others} > button {
    justify-content: flex-start;
  }

  ${MOBILE} {
    position: fixed;
    inset: auto 0 0;
    z-index: 5;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 8px;
    padding: 12px 24px calc(12px + env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--line);
    background: var(--surface);
  }

  ${NARROW} {
    padding-inline: 16px;
  }

  ${SHORT} {
    gap: 4px;

    > button {
      inline-size: 36px;
      justify-content: center;
      padding: 0;
    }

    > button > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
