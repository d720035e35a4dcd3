import { Fragment, type ReactNode } from 'react';

interface Props {
  /**
   * Layout. Default: inline, isolated from the surrounding words. `line`: one line with an ellipsis; the full text
   * appears on hover and focus (`fullText.ts`). `paragraphs`: a block in which each paragraph has its own direction.
   */
  as?: 'line' | 'paragraphs';
  children: ReactNode;
}

/**
 * Text written by users, in any script. The browser derives its direction from its letters. Renders nothing for an
 * empty string, so that the cell counts as empty.
 */
export function UserText({ as, children }: Props) {
  if (children === '' || children === null || children === undefined || children === false) return null;
  return (
    <bdi dir="auto" data-text={as}>
      {children}
    </bdi>
  );
}

/** Texts by users and words of the portal in one line, separated by dots; empty parts are omitted. */
export function UserTexts({ parts }: { parts: readonly (string | null | undefined | false)[] }) {
  return parts
    .filter((part) => part !== null && part !== undefined && part !== false && part !== '')
    .map((part, at) => (
      <Fragment key={at}>
        {at > 0 && ' · '}
        <UserText>{part}</UserText>
      </Fragment>
    ));
}
