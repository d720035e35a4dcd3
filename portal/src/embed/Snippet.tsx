import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
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
        label={t(messages.embedLabel)}
        value={code}
        options={[
          { id: 'html', label: t(messages.html) },
          { id: 'react', label: 'React' },
          { id: 'npm', label: 'npm' },
          { id: 'frame', label: t(messages.frame) },
          ...(isJobs ? [{ id: 'mail' as const, label: t(messages.email) }] : []),
        ]}
        onChange={(id) => onLook({ code: id })}
      />
      {code === 'html' && (
        <>
          <p>{t(pinned ? messages.pinnedText : messages.htmlText)}</p>
          <Switch isSelected={pinned} onChange={(on) => onLook({ pinned: on })}>
            {t(messages.pinLabel)}
          </Switch>
          {pinned ? <Pinned source={source} /> : <CodeBlock label={t(messages.html)} code={htmlSnippet(source)} />}
        </>
      )}
      {code === 'react' && (
        <>
          <p>{t(messages.reactText)}</p>
          <CodeBlock label={t(messages.command)} code={installSnippet(source)} />
          <CodeBlock label={t(messages.reactComponent)} code={reactSnippet(source)} />
        </>
      )}
      {code === 'npm' && (
        <>
          <p>{t(messages.npmText)}</p>
          <CodeBlock label={t(messages.command)} code={installSnippet(source)} />
          <CodeBlock label={t(messages.script)} code={npmSnippet(source)} />
          <CodeBlock label={t(messages.element)} code={`${buildElementHtml(source)}\n`} />
        </>
      )}
      {code === 'frame' && <Framed source={source} />}
      {code === 'mail' && (
        <>
          <p>{t(messages.emailText)}</p>
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
      <p>{t(messages.frameText)}</p>
      <CodeBlock label={t(messages.html)} code={frame} />
      <p>{t(messages.frameScriptText)}</p>
      <CodeBlock label={t(messages.script)} code={script} />
    </>
  );
}

function Pinned({ source }: { source: EmbedSource }) {
  const manifest = useQuery(manifestQuery);
  if (manifest.data) return <CodeBlock label={t(messages.html)} code={pinnedSnippet(source, manifest.data)} />;
  if (manifest.isPending) return <Skeleton $height={320} />;
  return (
    <Failed role="alert">
      {t(messages.hashesFailed)}
      <Button $size="small" onPress={() => void manifest.refetch()}>
        {t(messages.tryAgainButton)}
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
