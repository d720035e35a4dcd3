import type { ResumeBlockName, ResumePage } from '@crewdock/contract/resumes';
import { CV_MAX_BYTES } from '@crewdock/contract/limits';
import { Check, LoaderCircle, TriangleAlert, X } from 'lucide-react';
import { useId, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { NARROW } from '../../../ui/screen.ts';
import type { Dictionaries } from '../dictionaries.ts';
import type { FieldName, Fields } from '../fields.ts';
import type { Editor } from '../useEditor.ts';
import { PageDialog } from './PageDialog.tsx';
import { ProposalRow } from './ProposalRow.tsx';
import { type Proposal, proposalsOf, standingOf, withoutProposal, withProposal } from './proposals.ts';
import { BLOCKS, type Part, type Parts, useBlocks } from './useBlocks.ts';

interface Props {
  file: File;
  editor: Editor;
  known: Dictionaries;
  onClose: () => void;
}

const CALLED: Record<ResumeBlockName, string> = {
  base: 'The person',
  skills: 'Skills',
  summary: 'Summary',
  work_experience: 'Work experience',
};

/** What a CV proposes, part by part as they are read. Nothing goes into the form that isn't accepted, and everything comes out again. */
export default function FillPanel({ file, editor, known, onClose }: Props) {
  const id = useId();
  const { parts, retry } = useBlocks(file);
  const [shown, setShown] = useState<Proposal | null>(null);
  /** What the fields of accepted proposals had before. */
  const [before, setBefore] = useState<ReadonlyMap<string, Fields[FieldName]>>(new Map());
  const { fields } = editor.work;
  const proposals = proposalsOf(parts);
  const open = proposals.filter((proposal) => standingOf(proposal, fields) === 'new');
  const taken = proposals.filter(
    ({ key, ...rest }) => before.has(key) && standingOf({ key, ...rest }, fields) === 'same',
  );
  const failed = BLOCKS.map((block) => parts[block]).filter((part) => part.state === 'failed');

  function accept(all: readonly Proposal[]) {
    setBefore(new Map([...before, ...all.map(({ key, field }) => [key, fields[field]] as const)]));
    editor.fill((now) => changed(now, all, withProposal));
  }

  function takeBack(all: readonly Proposal[]) {
    // The last one first: each has its field as it was before it.
    editor.fill((now) =>
      changed(now, all.toReversed(), (each, proposal) => withoutProposal(each, proposal, before.get(proposal.key)!)),
    );
    setBefore(new Map([...before].filter(([key]) => !all.some((proposal) => proposal.key === key))));
  }

  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h2 id={id}>
          Read from <span>{file.name}</span>
        </h2>
        <IconButton aria-label="Close what was read" onPress={onClose}>
          <X />
        </IconButton>
      </Head>
      <Steps role="status" aria-label="How far the CV is read">
        <ul>
          {BLOCKS.map((block) => (
            <li key={block} data-state={parts[block].state}>
              {MARKS[parts[block].state]}
              {CALLED[block]}{' '}
              <small>{stateOf(parts[block], proposals.filter((each) => each.block === block).length)}</small>
            </li>
          ))}
        </ul>
      </Steps>
      <div role="alert">
        {failed.length > 0 && (
          <Failed>
            <div>
              {[...new Set(failed.map(({ text }) => text))].map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            {failed.some(({ mayHelp }) => mayHelp) && (
              <Button $size="small" onPress={retry}>
                Try again
              </Button>
            )}
          </Failed>
        )}
      </div>
      {wasGuessed(parts) && <Note>Its pages are pictures: letters were recognised, and some may be wrong.</Note>}
      {proposals.length > 0 && (
        <>
          <All>
            <Button $kind="primary" isDisabled={open.length === 0} onPress={() => accept(open)}>
              {open.length > 0 ? `Accept all ${open.length}` : 'Nothing left to accept'}
            </Button>
            {taken.length > 0 && <Button onPress={() => takeBack(taken)}>Take all back</Button>}
            {mayBeKept(file) && editor.work.cv !== file && (
              <Button $kind="quiet" onPress={() => editor.change({}, { cv: file })}>
                Keep the file as the uploaded CV
              </Button>
            )}
          </All>
          <Note>Fields that say something else already stay as they are until you replace them one by one.</Note>
          {BLOCKS.map((block) => {
            const own = proposals.filter((each) => each.block === block);
            return (
              own.length > 0 && (
                <Block key={block}>
                  <h3>{CALLED[block]}</h3>
                  <ul aria-label={CALLED[block]}>
                    {own.map((proposal) => (
                      <ProposalRow
                        key={proposal.key}
                        heading={CALLED[block]}
                        proposal={proposal}
                        fields={fields}
                        known={known}
                        isTaken={before.has(proposal.key)}
                        onAccept={() => accept([proposal])}
                        onTakeBack={() => takeBack([proposal])}
                        onWhere={() => setShown(proposal)}
                      />
                    ))}
                  </ul>
                </Block>
              )
            );
          })}
        </>
      )}
      <Contacts parts={parts} />
      {shown && (
        <PageDialog
          name={file.name}
          proposal={shown}
          pages={pagesOf(parts, shown.block)}
          onClose={() => setShown(null)}
        />
      )}
    </Frame>
  );
}

/** A card tells no contacts: who writes it should know that they were seen. */
function Contacts({ parts: { base } }: { parts: Parts }) {
  if (base.state !== 'read') return null;
  const { email, phone } = base.told.found;
  const told = [email?.value, phone?.value].filter(Boolean);
  return told.length > 0 && <Note>Also in the file, and not put on the card: {told.join(', ')}.</Note>;
}

function changed(now: Fields, all: readonly Proposal[], by: (now: Fields, proposal: Proposal) => Partial<Fields>) {
  return all.reduce<Partial<Fields>>((to, proposal) => ({ ...to, ...by({ ...now, ...to }, proposal) }), {});
}

function stateOf(part: Part, count: number): string {
  if (part.state === 'reading') return 'is read …';
  if (part.state === 'failed') return 'couldn’t be read';
  const by = part.told.source === 'model' ? ' by a model' : '';
  return count === 0 ? 'nothing found' : `${count} found${by}`;
}

function wasGuessed(parts: Parts): boolean {
  return BLOCKS.some((block) => {
    const part = parts[block];
    return part.state === 'read' && part.told.scanned;
  });
}

function pagesOf(parts: Parts, block: ResumeBlockName): ResumePage[] {
  const part = parts[block];
  return part.state === 'read' ? part.told.pages : [];
}

function mayBeKept({ name, size }: File): boolean {
  return /\.(pdf|docx)$/i.test(name) && size <= CV_MAX_BYTES;
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

const Note = styled.p`
  color: var(--muted);
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`;

const All = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Block = styled.div`
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
