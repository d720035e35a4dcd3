import type { CardKind } from '@crewdock/contract/kinds';
import type { ResumePage } from '@crewdock/contract/resumes';
import Check from 'lucide-react/icons/check';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { Trans } from '../../i18n/Trans.tsx';
import { t } from '../../i18n/translate.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { NARROW } from '../../ui/styles/screen.ts';
import type { Dictionaries } from '../dictionaries.ts';
import type { FieldName, Fields } from '../fields.ts';
import type { EditorController } from '../useEditor.ts';
import * as messages from './messages.ts';
import { PageDialog } from './PageDialog.tsx';
import { ProposalRow } from './ProposalRow.tsx';
import { type FieldProposal, getProposalState, withoutProposal, withProposal } from './proposals.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

/** A section of the parsed document with its proposals. */
export interface FillSection {
  called: string;
  state: 'reading' | 'read' | 'failed';
  /** Error message, and whether a retry might help. */
  failure?: { text: string; mayHelp: boolean };
  isByModel?: boolean;
  proposals: readonly FieldProposal[];
  /** The document's pages, to which the proposals refer. */
  pages: readonly ResumePage[];
}

interface Props {
  kind: CardKind;
  /** Name of the parsed document. */
  name: string;
  /** Accessible name of the progress bar. */
  progress: string;
  parts: readonly FillSection[];
  /** Whether the document was read by text recognition (OCR). */
  wasGuessed: boolean;
  editor: EditorController;
  known: Dictionaries;
  onRetry?: () => void;
  onClose: () => void;
  /** An additional button of the panel. */
  action?: ReactNode;
  /** Additional contents below the proposals. */
  children?: ReactNode;
}

/**
 * Proposed field values from a parsed document, section by section as they arrive. Only accepted proposals change the
 * form, and each can be undone.
 */
export function FillPanel({ kind, name, progress, parts, wasGuessed, editor, known, ...others }: Props) {
  const { onRetry, onClose, action, children } = others;
  const id = useId();
  const [shown, setShown] = useState<{ proposal: FieldProposal; pages: readonly ResumePage[] } | null>(null);
  /** Field values before each proposal was accepted, by proposal key. */
  const [before, setBefore] = useState<ReadonlyMap<string, Fields[FieldName]>>(new Map());
  const { fields } = editor.work;
  const proposals = parts.flatMap((part) => part.proposals);
  const open = proposals.filter((proposal) => getProposalState(proposal, fields) === 'new');
  const taken = proposals.filter(
    ({ key, ...rest }) => before.has(key) && getProposalState({ key, ...rest }, fields) === 'same',
  );
  const failures = parts.flatMap(({ failure }) => failure ?? []);

  function accept(all: readonly FieldProposal[]) {
    setBefore(new Map([...before, ...all.map(({ key, field }) => [key, fields[field]] as const)]));
    editor.fill((now) => changed(now, all, withProposal));
  }

  function takeBack(all: readonly FieldProposal[]) {
    // In reverse order, because each stored value is the field's value before that proposal was accepted.
    editor.fill((now) =>
      changed(now, all.toReversed(), (each, proposal) => withoutProposal(each, proposal, before.get(proposal.key)!)),
    );
    setBefore(new Map([...before].filter(([key]) => !all.some((proposal) => proposal.key === key))));
  }

  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h2 id={id}>
          <Trans
            message={messages.readFromTitle}
            values={{ name: <UserText>{name}</UserText> }}
            components={{ file: <span /> }}
          />
        </h2>
        <IconButton aria-label={t(messages.closeButton)} onPress={onClose}>
          <X />
        </IconButton>
      </Head>
      <Steps role="status" aria-label={progress}>
        <ul>
          {parts.map((part) => (
            <li key={part.called} data-state={part.state}>
              {MARKS[part.state]}
              {part.called} <small>{stateOf(part)}</small>
            </li>
          ))}
        </ul>
      </Steps>
      <div role="alert">
        {failures.length > 0 && (
          <Failed>
            <div>
              {[...new Set(failures.map(({ text }) => text))].map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            {failures.some(({ mayHelp }) => mayHelp) && (
              <Button $size="small" onPress={onRetry}>
                {t(messages.retryButton)}
              </Button>
            )}
          </Failed>
        )}
      </div>
      {wasGuessed && <FillNote>{t(messages.scanned)}</FillNote>}
      {proposals.length > 0 && (
        <>
          <All>
            <Button $kind="primary" isDisabled={open.length === 0} onPress={() => accept(open)}>
              {open.length > 0 ? t(messages.acceptAllButton, { count: open.length }) : t(messages.allAccepted)}
            </Button>
            {taken.length > 0 && <Button onPress={() => takeBack(taken)}>{t(messages.undoAllButton)}</Button>}
            {action}
          </All>
          <FillNote>{t(messages.differingText)}</FillNote>
          {parts.map(
            ({ called, proposals: own, pages }) =>
              own.length > 0 && (
                <FillBlock key={called}>
                  <h3>{called}</h3>
                  <ul aria-label={called}>
                    {own.map((proposal) => (
                      <ProposalRow
                        key={proposal.key}
                        kind={kind}
                        heading={called}
                        proposal={proposal}
                        fields={fields}
                        known={known}
                        isTaken={before.has(proposal.key)}
                        onAccept={() => accept([proposal])}
                        onTakeBack={() => takeBack([proposal])}
                        onWhere={() => setShown({ proposal, pages })}
                      />
                    ))}
                  </ul>
                </FillBlock>
              ),
          )}
        </>
      )}
      {children}
      {shown && <PageDialog name={name} {...shown} onClose={() => setShown(null)} />}
    </Frame>
  );
}

function changed(
  now: Fields,
  all: readonly FieldProposal[],
  by: (now: Fields, proposal: FieldProposal) => Partial<Fields>,
) {
  return all.reduce<Partial<Fields>>((to, proposal) => ({ ...to, ...by({ ...now, ...to }, proposal) }), {});
}

function stateOf({ state, proposals, isByModel }: FillSection): string {
  if (state === 'reading') return t(messages.partReading);
  if (state === 'failed') return t(messages.partFailed);
  if (proposals.length === 0) return t(messages.nothingFound);
  return t(isByModel ? messages.foundByModel : messages.found, { count: proposals.length });
}

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Turning = styled(LoaderCircle)`
  animation: ${turn} 900ms linear infinite;
`;

const MARKS = {
  reading: <Turning aria-hidden="true" />,
  read: <Check aria-hidden="true" />,
  failed: <TriangleAlert aria-hidden="true" />,
};

const Frame = styled.section`
  display: grid;
  gap: 16px;
  margin-block-start: 16px;
  padding: 20px 24px 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--sunken);

  ${NARROW} {
    padding: 16px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 12px;

  > h2 {
    font-size: 1rem;
    line-height: 36px;

    > span {
      overflow-wrap: anywhere;
    }
  }
`;

const Steps = styled.div`
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 24px;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 0.875rem;
  }

  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;

    > .lucide {
      inline-size: 16px;
      block-size: 16px;
    }

    > small {
      color: var(--muted);
      font-size: 0.8125rem;
    }
  }

  [data-state='read'] > .lucide {
    color: var(--green);
  }

  [data-state='failed'] > .lucide {
    color: var(--red);
  }
`;

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 10px 12px;
  border-radius: var(--radius);
  background: var(--red-soft);
  color: var(--red);
`;

/** A note next to the proposals. */
export const FillNote = styled.p`
  color: var(--muted);
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`;

const All = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** A small heading with a list below it. */
export const FillBlock = styled.div`
  display: grid;
  gap: 4px;

  > h3 {
    font-size: 0.8125rem;
    color: var(--muted);
  }

  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
