import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { bottomBar } from '../../ui/primitives/bottomBar.ts';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { MOST_COMPARED, usePicked } from './picked.ts';

/** Sticky bar with a link to a comparison of the ticked cards. */
export function CompareBar() {
  const { picked, comparePath } = usePicked();
  if (picked.length === 0) return null;
  return (
    <Bar ref={bottomBar} role="group" aria-label={t(messages.bar)}>
      <p role="status">
        {picked.length === 1
          ? t(messages.selectAnother)
          : t(messages.selectedCount, { count: picked.length, max: MOST_COMPARED })}
      </p>
      {picked.length > 1 && (
        <ButtonLink $kind="primary" to={comparePath}>
          {t(messages.compareButton)}
        </ButtonLink>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-block-size: 60px;
  padding: 10px 20px;
  border-block-start: 1px solid var(--line);
  background: var(--surface);

  @media print {
    display: none;
  }
`;
