import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Smartphone from 'lucide-react/icons/smartphone';
import Sun from 'lucide-react/icons/sun';
import Tablet from 'lucide-react/icons/tablet';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { Segmented } from '../ui/primitives/Segmented.tsx';
import { SkipAnchor } from '../ui/primitives/SkipAnchor.ts';
import { getFormAttributes } from './choice.ts';
import { type Shown, previewPage } from './previewPage.ts';
import type { EmbedSource } from './snippets.ts';
import type { WorkbenchDisplay } from './useEmbed.ts';

/** Widths of the previewed page in CSS pixels. */
const WIDTHS = { desktop: 1200, tablet: 820, phone: 390 };

/** Height of the preview frame on the screen, in pixels. */
const HEIGHT = 640;

/** Id of the element after the frame, for the link that skips the preview. */
const END = 'preview-end';

interface Props {
  source: EmbedSource;
  look: WorkbenchDisplay;
  onLook: (look: Partial<WorkbenchDisplay>) => void;
}

/** Shows the real widget in a sandboxed frame that shares only the server with the portal. */
export function WidgetPreviewPanel({ source, look, onLook }: Props) {
  const [loads, setLoads] = useState(0);
  const [desk, room] = useRoom();
  const { scheme } = look;
  const width = look.width ?? (room < 500 ? 'phone' : room < 700 ? 'tablet' : 'desktop');
  return (
    <Panel aria-label={t(messages.preview)}>
      <Tools>
        <Segmented
          label={t(messages.widthLabel)}
          value={width}
          options={[
            { id: 'desktop', label: <Monitor aria-hidden="true" />, name: t(messages.desktop) },
            { id: 'tablet', label: <Tablet aria-hidden="true" />, name: t(messages.tablet) },
            { id: 'phone', label: <Smartphone aria-hidden="true" />, name: t(messages.phone) },
          ]}
          onChange={(id) => onLook({ width: id })}
        />
        <Segmented
          label={t(messages.schemeLabel)}
          value={scheme}
          options={[
            { id: 'light', label: <Sun aria-hidden="true" />, name: t(messages.lightPage) },
            { id: 'dark', label: <Moon aria-hidden="true" />, name: t(messages.darkPage) },
          ]}
          onChange={(id) => onLook({ scheme: id })}
        />
        <IconButton aria-label={t(messages.reloadPreviewButton)} onPress={() => setLoads((before) => before + 1)}>
          <RotateCw />
        </IconButton>
      </Tools>
      <Desk ref={desk} data-scheme={scheme}>
        <SkipAnchor
          href={`#${END}`}
          onClick={(event) => {
            // Moves the focus without adding a hash to the URL.
            event.preventDefault();
            document.getElementById(END)?.focus();
          }}
        >
          {t(messages.skipPreview)}
        </SkipAnchor>
        {room > 0 && (
          <Page
            key={loads}
            shown={shownOf(source, scheme)}
            label={source.widget.label}
            width={WIDTHS[width]}
            scale={Math.min(1, room / WIDTHS[width])}
          />
        )}
      </Desk>
      <Note id={END} tabIndex={-1}>
        {t(messages.previewHint)}
      </Note>
    </Panel>
  );
}

function shownOf({ company, widget, values }: EmbedSource, scheme: WorkbenchDisplay['scheme']): Shown {
  const asked = getFormAttributes(widget).map(({ name }) => [name, values[name] ?? null]);
  return { tag: widget.tag, attributes: { company, ...Object.fromEntries(asked) }, scheme };
}

interface PageProps {
  shown: Shown;
  label: string;
  width: number;
  /** Scale factor; less than 1 if the page is wider than the available space. */
  scale: number;
}

function Page({ shown, label, width, scale }: PageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page] = useState(() => previewPage(location.origin, pageNonce()));
  const text = JSON.stringify(shown);
  const show = () => frame.current?.contentWindow?.postMessage(JSON.parse(text), '*');
  useEffect(show, [text]);
  return (
    <Sheet style={{ inlineSize: width * scale }}>
      {/* Sandboxed with an opaque origin: the frame can only read public data, and the server rejects its forms. */}
      <iframe
        ref={frame}
        title={t(messages.previewOf, { label })}
        srcDoc={page}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        style={{ inlineSize: width, blockSize: HEIGHT / scale, transform: `scale(${scale})` }}
        onLoad={show}
      />
    </Sheet>
  );
}

/** Returns a ref for an element and the element's width. */
function useRoom() {
  const desk = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setRoom(desk.current!.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(desk.current!);
    return () => observer.disconnect();
  }, []);
  return [desk, room] as const;
}

/**
 * Returns the portal's CSP nonce. The frame inherits the portal's Content Security Policy, so its styles need the
 * nonce.
 */
function pageNonce(): string {
  return document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  overflow: clip;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px;
  border-block-end: 1px solid var(--line);

  > :nth-child(2) {
    margin-inline-start: auto;
  }
`;

const Desk = styled.div`
  position: relative;
  display: grid;
  justify-content: center;
  block-size: ${HEIGHT}px;
  background: var(--sunken);
  overflow: clip;
`;

const Sheet = styled.div`
  block-size: ${HEIGHT}px;
  background: var(--surface);
  overflow: clip;

  > iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;

const Note = styled.p`
  padding: 8px 14px;
  border-block-start: 1px solid var(--line);
  color: var(--muted);
  font-size: 0.8125rem;
  outline: 0;
`;
