import Archive from 'lucide-react/icons/archive';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Actions } from '../../ui/primitives/Actions.ts';
import { BackLink } from '../../ui/patterns/BackLink.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { Disclosure } from '../../ui/primitives/Disclosure.tsx';
import { FilterBar } from '../../ui/patterns/FilterBar.tsx';
import { ExportMenu } from '../../ui/patterns/ExportMenu.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { MoreMenu } from '../../ui/patterns/MoreMenu.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { Toolbar } from '../../ui/primitives/Toolbar.tsx';
import { KeyHints } from '../../ui/patterns/KeyHints.tsx';
import { Tabs } from '../../ui/primitives/Tabs.tsx';
import { Specimen, Specimens } from '../Specimens.tsx';

const KINDS = ['primary', 'secondary', 'quiet', 'danger'] as const;

/** Gallery section: buttons, links, menus and toolbars. */
export function ActionSpecimens() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Specimens title="Actions">
      <Specimen name="Button">
        {KINDS.map((kind) => (
          <Actions key={kind}>
            <Button $kind={kind} $size="small">
              Small
            </Button>
            <Button $kind={kind}>Save {kind}</Button>
            <Button $kind={kind} $size="large">
              Large
            </Button>
            <Button $kind={kind} isDisabled>
              Disabled
            </Button>
          </Actions>
        ))}
      </Specimen>
      <Specimen name="ButtonLink">
        <Actions>
          <ButtonLink to="/" $kind="primary">
            Post a job
          </ButtonLink>
          <ButtonLink to="/">See talents</ButtonLink>
          <ButtonLink to="/" $kind="quiet" $size="small">
            Later
          </ButtonLink>
        </Actions>
      </Specimen>
      <Specimen name="Toolbar">
        <Toolbar label="Text style">
          <Button $size="small">Bold</Button>
          <Button $size="small">Italic</Button>
        </Toolbar>
      </Specimen>
      <Specimen name="KeyHints">
        <KeyHints
          hints={[
            [['J', 'K'], 'move'],
            [['Enter'], 'open'],
          ]}
        />
      </Specimen>
      <Specimen name="IconButton">
        <Actions>
          <IconButton aria-label="Edit">
            <Pencil />
          </IconButton>
          <IconButton aria-label="Copy" $size={28}>
            <Copy />
          </IconButton>
          <IconButton aria-label="Share" isDisabled>
            <Share2 />
          </IconButton>
        </Actions>
      </Specimen>
      <Specimen name="MoreMenu">
        <Actions>
          {[false, true].map((isFramed) => (
            <MoreMenu
              key={String(isFramed)}
              label={isFramed ? 'More for this page' : 'More for Ada Lovelace'}
              isFramed={isFramed}
              entries={[
                { label: 'Copy', icon: Copy, run: () => showNotice({ text: 'Copied' }) },
                { label: 'Archive', icon: Archive, run: () => showNotice({ text: 'Archived' }) },
              ]}
            />
          ))}
        </Actions>
      </Specimen>
      <Specimen name="ExportMenu">
        <Actions>
          <ExportMenu save={() => Promise.resolve()}>Export</ExportMenu>
        </Actions>
      </Specimen>
      <Specimen name="Disclosure">
        <Actions>
          <Disclosure isOpen={isOpen} controls={isOpen ? 'disclosed' : undefined} onChange={setOpen}>
            Why this score
          </Disclosure>
        </Actions>
        {isOpen && <p id="disclosed">React is asked for and known for six years.</p>}
      </Specimen>
      <Specimen name="BackLink">
        <Actions>
          <BackLink to="/">All talents</BackLink>
        </Actions>
      </Specimen>
      <Specimen name="Tabs" isWide>
        <Tabs
          label="Relations"
          tabs={[
            { to: '/', label: 'Active', count: 12 },
            { to: '/archive', label: 'Archive', count: 1204 },
            { to: '/imports', label: 'Imports' },
          ]}
        />
      </Specimen>
      <Specimen name="FilterBar" isWide>
        <FilterBar
          label="By status"
          entries={[
            { id: 'all', label: 'All', to: '/', count: '18', isCurrent: true },
            { id: 'proposed', label: 'Proposed', to: '/?status=proposed', count: '3', isCurrent: false },
            { id: 'hired', label: 'Hired', to: '/?status=hired', isCurrent: false },
          ]}
        />
      </Specimen>
    </Specimens>
  );
}
