import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import type { LeftOutFile } from './chosen.ts';
import * as messages from './messages.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

/** Maximum number of files listed by name. */
const NAMED = 20;

/** Files that were not accepted, with reasons. */
export function LeftOutNote({ left }: { left: readonly LeftOutFile[] }) {
  return (
    <div role="status">
      {left.length > 0 && (
        <Notes>
          <summary>{t(messages.leftOut, { count: left.length })}</summary>
          <ul>
            {left.slice(0, NAMED).map(({ why }, at) => (
              <li key={at}>
                <UserText>{why}</UserText>
              </li>
            ))}
            {left.length > NAMED && <li>{t(messages.andMore, { count: left.length - NAMED })}</li>}
          </ul>
        </Notes>
      )}
    </div>
  );
}

const Notes = styled.details`
  padding: 10px 12px;
  border-radius: var(--radius);
  background: var(--amber-soft);
  color: var(--amber);
  font-size: 0.875rem;

  > summary {
    cursor: pointer;
  }

  > ul {
    margin-block: 6px 0;
    padding-inline-start: 20px;
    overflow-wrap: anywhere;
  }
`;
