import type { CardKind } from '@crewdock/contract/kinds';
import { styled } from 'styled-components';
import { Trans } from '../../i18n/Trans.tsx';
import { t } from '../../i18n/translate.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { NARROW } from '../../ui/styles/screen.ts';
import type { Dictionaries } from '../dictionaries.ts';
import type { Fields } from '../fields.ts';
import * as messages from './messages.ts';
import { formatCurrentValue, type FieldProposal, getProposalState, formatProposedValue } from './proposals.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';
import { CARD_FIELD_LABELS } from '../../cards/labels/fieldLabels.ts';

interface Props {
  kind: CardKind;
  /** Heading of the proposal's section. */
  heading: string;
  proposal: FieldProposal;
  fields: Fields;
  known: Dictionaries;
  /** Whether the proposal was accepted in this panel. */
  isTaken: boolean;
  onAccept: () => void;
  onTakeBack: () => void;
  onWhere: () => void;
}

/** Minimum confidence. Below it, users should check the page before they accept a proposal. */
const SURE = 0.75;

/** A proposal: its text, confidence, source and actions. */
export function ProposalRow({ kind, heading, proposal, fields, known, isTaken, ...actions }: Props) {
  const { onAccept, onTakeBack, onWhere } = actions;
  const standing = getProposalState(proposal, fields);
  const text = formatProposedValue(kind, proposal, known);
  const label = t(CARD_FIELD_LABELS[proposal.field]);
  const about = t(messages.fieldLabel, { field: label, value: text.split('\n')[0]! });
  return (
    <Row>
      <Said>
        {label !== heading && <small>{label}</small>}
        {/* A scrollable region must be reachable by the keyboard. */}
        <p {...(isLong(text) && { tabIndex: 0, role: 'region', 'aria-label': about })}>
          <UserText as="paragraphs">{text}</UserText>
        </p>
        {standing === 'differs' && (
          <small>
            <Trans
              message={messages.currentValue}
              values={{ value: <UserText>{formatCurrentValue(kind, proposal, fields, known)}</UserText> }}
            />
          </small>
        )}
      </Said>
      <Sure>
        <Badge $tone={proposal.sure >= SURE ? 'green' : 'amber'}>
          {t(messages.confidence, { percent: Math.round(proposal.sure * 100) })}
        </Badge>
      </Sure>
      <Actions>
        {proposal.where.length > 0 && (
          <Button $kind="quiet" $size="small" aria-label={t(messages.sourceLabel, { value: about })} onPress={onWhere}>
            {t(messages.sourceButton)}
          </Button>
        )}
        {standing === 'same' ? (
          <Button
            $size="small"
            $kind={isTaken ? 'secondary' : 'quiet'}
            isDisabled={!isTaken}
            aria-label={t(isTaken ? messages.undoLabel : messages.inFormLabel, { value: about })}
            onPress={onTakeBack}
          >
            {t(isTaken ? messages.undoButton : messages.inFormButton)}
          </Button>
        ) : (
          <Button
            $size="small"
            isDisabled={standing === 'full'}
            aria-label={t(WORDS[standing].label, { value: about })}
            onPress={onAccept}
          >
            {t(WORDS[standing].button)}
          </Button>
        )}
      </Actions>
    </Row>
  );
}

/** Whether the text might be cut off and need scrolling, at least on a phone. */
function isLong(text: string): boolean {
  return text.length > 150 || text.split('\n').length > 4;
}

const WORDS = {
  new: { button: messages.acceptButton, label: messages.acceptLabel },
  differs: { button: messages.replaceButton, label: messages.replaceLabel },
  full: { button: messages.fullButton, label: messages.fullLabel },
};

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 220px;
  align-items: center;
  gap: 4px 16px;
  padding-block: 8px;
  border-block-start: 1px solid var(--line);

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Said = styled.div`
  display: grid;
  min-inline-size: 0;

  > p {
    max-block-size: 7.5em;
    overflow: auto;
    overflow-wrap: anywhere;
    white-space: pre-line;
    unicode-bidi: plaintext;
  }

  > small {
    color: var(--muted);
    font-size: 0.75rem;
    overflow-wrap: anywhere;
  }

  ${NARROW} {
    grid-column: 1 / -1;
  }
`;

const Sure = styled.div`
  justify-self: start;
`;

const Actions = styled.div`
  display: flex;
  justify-content: end;
  gap: 4px;
`;
