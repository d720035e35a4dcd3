import { Fragment, type ReactNode } from 'react';

interface Props {
  /**
   * Default: inline, isolated from the surrounding words. `line`: one line with an ellipsis at the end of the text,
   * whose full text appears on hover and focus (`fullText.ts`). `paragraphs`: a block with a direction per paragraph.
   */
  as?: 'line' | 'paragraphs';
  children: ReactNode;
}

/** Text written by users, in any script: its direction comes from its own letters. */
export function UserText({ as, children }: Props) {
  return (
    <bdi dir="auto" data-text={as}>
      {children}
    </bdi>
  );
}

/** User-written parts and words of the portal in one line, separated by dots; empty parts are left out. */
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
