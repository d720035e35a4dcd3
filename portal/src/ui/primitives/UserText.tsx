import { Fragment, type ReactNode } from 'react';

interface Props {
  /**
   * By default inline, isolated from the surrounding words. `line`: one line with an ellipsis; the full text appears on
   * hover and focus (`fullText.ts`). `paragraphs`: a block in which each paragraph has its direction.
   */
  as?: 'line' | 'paragraphs';
  children: ReactNode;
}

/**
 * Text written by users, in any script: the browser derives the direction from the text's letters. Renders nothing for
 * an empty text, so that its cell counts as empty.
 */
export function UserText({ as, children }: Props) {
  if (children === '' || children === null || children === undefined || children === false) return null;
  return (
    <bdi dir="auto" data-text={as}>
      {children}
    </bdi>
  );
}

/** Texts by users and words of the portal in one line, separated by dots; empty parts are left out. */
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
