import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { type Editor, generateHTML, generateJSON } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import Bold from 'lucide-react/icons/bold';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import TextQuote from 'lucide-react/icons/text-quote';
import Underline from 'lucide-react/icons/underline';
import { type ReactNode, useId, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';
import { styled } from 'styled-components';
import { FieldFrame, getFieldPartIds } from '../../primitives/FieldFrame.tsx';
import { LinkField } from './LinkField.tsx';
import { proseStyles } from '../../styles/prose.ts';
import { t } from '../../../i18n/translate.ts';
import * as messages from './messages.ts';

interface Props {
  label: string;
  description?: ReactNode;
  error?: string;
  /** Initial HTML; elements that are not allowed in summaries are dropped. */
  initial: string;
  /** Called on every change by the user; '' if the field is empty. */
  onChange: (html: string) => void;
}

/** The schema of summaries, which equals the server's schema. Pasted content is reduced to this schema. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => /^(https?:|mailto:)/i.test(address),
      HTMLAttributes: { rel: 'nofollow noopener noreferrer', target: '_blank' },
    },
  }),
];

/** Reduces HTML to the field's schema, so that it is safe to render. */
export function cleanRichText(html: string): string {
  return html && generateHTML(generateJSON(html, EXTENSIONS), EXTENSIONS);
}

/** A rich text editor with paragraphs, headings, lists, quotes, emphasis and links. */
export default function RichText({ label, description, error, initial, onChange }: Props) {
  const id = useId();
  const parts = getFieldPartIds(id);
  const [linking, setLinking] = useState<string | null>(null);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: initial,
    injectCSS: false,
    // Pasted text is not parsed as Markdown: `__init__` must not become bold.
    enablePasteRules: ['link'],
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': parts.label,
        'aria-describedby': `${parts.description} ${parts.error}`,
        'aria-invalid': String(error !== undefined),
      },
      // Tab moves to the next field, even within a list.
      handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' },
      transformPastedHTML: (html) => html.replaceAll(/(<\/?)h([12])\b/gi, '$1h3').replaceAll(/(<\/?)h[56]\b/gi, '$1h4'),
    },
  });
  return (
    <FieldFrame id={id} label={label} description={description} error={error}>
      <Frame data-invalid={error !== undefined || undefined}>
        <Tools editor={editor} onLink={() => setLinking(addressIn(editor))} />
        {linking !== null && <LinkField editor={editor} address={linking} onClose={() => setLinking(null)} />}
        <Writing editor={editor} />
      </Frame>
    </FieldFrame>
  );
}

const MARKS = [
  {
    name: 'bold',
    label: messages.boldButton,
    Icon: Bold,
    toggle: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: messages.italicButton,
    Icon: Italic,
    toggle: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    label: messages.underlineButton,
    Icon: Underline,
    toggle: (editor: Editor) => editor.chain().focus().toggleUnderline().run(),
  },
] as const;

const BLOCKS = [
  {
    name: 'heading',
    label: messages.headingButton,
    Icon: Heading3,
    toggle: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bulletList',
    label: messages.bulletedListButton,
    Icon: List,
    toggle: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: messages.numberedListButton,
    Icon: ListOrdered,
    toggle: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    label: messages.quoteButton,
    Icon: TextQuote,
    toggle: (editor: Editor) => editor.chain().focus().toggleBlockquote().run(),
  },
] as const;

/** The toolbar is a single tab stop; the arrow keys move between its buttons. */
function Tools({ editor, onLink }: { editor: Editor; onLink: () => void }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      ['link', ...[...MARKS, ...BLOCKS].map(({ name }) => name)].filter((name) => now.isActive(name)),
  });
  return (
    <Bar aria-label={t(messages.toolbarLabel)}>
      {[MARKS, BLOCKS].map((tools, at) => (
        <Group key={at}>
          {tools.map(({ name, label, Icon, toggle }) => (
            <Tool key={name} aria-label={t(label)} isSelected={active.includes(name)} onChange={() => toggle(editor)}>
              <Icon aria-hidden="true" />
            </Tool>
          ))}
        </Group>
      ))}
      <Tool aria-label={t(messages.linkButton)} isSelected={active.includes('link')} onChange={onLink}>
        <Link2 aria-hidden="true" />
      </Tool>
    </Bar>
  );
}

function addressIn(editor: Editor): string {
  return (editor.getAttributes('link')['href'] as string | undefined) ?? '';
}

const Frame = styled.div`
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--surface);
  transition: border-color var(--swift);

  &:hover {
    border-color: var(--text);
  }

  &[data-invalid] {
    border-color: var(--red);
  }

  &:has([role='textbox']:focus) {
    border-color: var(--focus);
    outline: 2px solid var(--focus);
    outline-offset: -1px;
  }
`;

const Bar = styled(Toolbar)`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  padding: 4px;
  border-block-end: 1px solid var(--line);

  > [role='group'] {
    display: flex;
    gap: 2px;
    padding-inline-end: 8px;
    border-inline-end: 1px solid var(--line);
  }
`;

const Tool = styled(ToggleButton)`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: transparent;
  color: var(--muted);
  cursor: pointer;
  transition: background-color var(--swift);

  &:hover {
    background: var(--hover);
    color: var(--text);
  }

  &[data-selected] {
    background: var(--hover);
    color: var(--accent);
  }
`;

const Writing = styled(EditorContent)`
  > [role='textbox'] {
    ${proseStyles}
    max-inline-size: none;
    min-block-size: 180px;
    max-block-size: 60dvh;
    padding: 10px 14px 14px;
    overflow-y: auto;
    outline: 0;
    white-space: break-spaces;
    font-variant-ligatures: none;
  }
`;
