import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Button } from '../ui/primitives/Button.tsx';
import { Segmented } from '../ui/primitives/Segmented.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { Switch } from '../ui/primitives/Switch.tsx';
import { CodeBlock } from './Code.tsx';
import { MailText } from './MailText.tsx';
import { manifestQuery } from './queries.ts';
import {
  type EmbedSource,
  buildElementHtml,
  frameSnippet,
  htmlSnippet,
  installSnippet,
  npmSnippet,
  pinnedSnippet,
  reactSnippet,
} from './snippets.ts';
import type { WorkbenchDisplay } from './useEmbed.ts';

interface Props {
  source: EmbedSource;
  look: WorkbenchDisplay;
  onLook: (look: Partial<WorkbenchDisplay>) => void;
}

/** The code for the partner's page, in a tab for each method of embedding. */
export function Snippet({ source, look: { code: asked, pinned }, onLook }: Props) {
  const isJobs = source.widget.tag === 'crewdock-job-board';
  const code = asked === 'mail' && !isJobs ? 'html' : asked;
  return (
    <Frame>
      <Segmented
        label="Way to embed"
        value={code}
        options={[
          { id: 'html', label: 'HTML' },
          { id: 'react', label: 'React' },
          { id: 'npm', label: 'npm' },
          { id: 'frame', label: 'Frame' },
          ...(isJobs ? [{ id: 'mail' as const, label: 'Mail' }] : []),
        ]}
        onChange={(id) => onLook({ code: id })}
      />
      {code === 'html' && (
        <>
          <p>
            {pinned
              ? 'Browsers check every file and run no other. They stay when the portal is updated: pin anew to get corrections.'
              : 'Paste it where the widget shall stand. The script is needed once a page, and is always the newest.'}
          </p>
          <Switch isSelected={pinned} onChange={(on) => onLook({ pinned: on })}>
            Pin this build by its integrity
          </Switch>
          {pinned ? <Pinned source={source} /> : <CodeBlock label="HTML" code={htmlSnippet(source)} />}
        </>
      )}
      {code === 'react' && (
        <>
          <p>For React 18 and 19, rendered on a server too. Events are props: onReady, onSelect, onSubmit, onError.</p>
          <CodeBlock label="Command" code={installSnippet(source)} />
          <CodeBlock label="React component" code={reactSnippet(source)} />
        </>
      )}
      {code === 'npm' && (
        <>
          <p>For any bundler and framework. The script goes into your code, the element into your markup.</p>
          <CodeBlock label="Command" code={installSnippet(source)} />
          <CodeBlock label="Script" code={npmSnippet(source)} />
          <CodeBlock label="Element" code={`${buildElementHtml(source)}\n`} />
        </>
      )}
      {code === 'frame' && <Framed source={source} />}
      {code === 'mail' && (
        <>
          <p>The jobs that the board shows now, for mails and newsletters, where no widget runs.</p>
          <MailText source={source} />
        </>
      )}
    </Frame>
  );
}

function Framed({ source }: { source: EmbedSource }) {
  const { frame, script } = frameSnippet(source);
  return (
    <>
      <p>
        For site builders that take no scripts. A frame with a form is shown on the sites alone that you allow below,
        and options of the page around it, such as popups, aren’t there.
      </p>
      <CodeBlock label="HTML" code={frame} />
      <p>Where one script is taken, the frame gets the height of what is in it.</p>
      <CodeBlock label="Script" code={script} />
    </>
  );
}

function Pinned({ source }: { source: EmbedSource }) {
  const manifest = useQuery(manifestQuery);
  if (manifest.data) return <CodeBlock label="HTML" code={pinnedSnippet(source, manifest.data)} />;
  if (manifest.isPending) return <Skeleton $height={320} />;
  return (
    <Failed role="alert">
      The hashes of the files couldn’t be loaded.
      <Button $size="small" onPress={() => void manifest.refetch()}>
        Try again
      </Button>
    </Failed>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 12px;

  > :not([role='radiogroup'], label) {
    inline-size: 100%;
  }

  > p {
    color: var(--muted);
  }
`;

const Failed = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;
