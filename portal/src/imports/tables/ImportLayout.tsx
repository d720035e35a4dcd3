import type { Import } from '@crewdock/contract/imports';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePageTitle } from '../../frame/pageTitle.ts';
import { t } from '../../i18n/translate.ts';
import { BackLink } from '../../ui/patterns/BackLink.tsx';
import { bottomBar } from '../../ui/primitives/bottomBar.ts';
import { ListLayout } from '../../ui/patterns/ListLayout.ts';
import { NARROW } from '../../ui/styles/screen.ts';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import * as messages from './messages.ts';
import { type ImportStep, STEP_HEADINGS, STEPS } from './steps.ts';
import { Steps } from './Steps.tsx';
import { UserText } from '../../ui/primitives/UserText.tsx';

/** Layout of an import step, with links to the other steps. */
export function ImportLayout({ step, now, children }: { step: ImportStep; now?: Import; children: ReactNode }) {
  const heading = t(STEP_HEADINGS[step]);
  usePageTitle(now && t(messages.pageTitle, { step: heading, name: now.name }));
  return (
    <ListLayout>
      <BackLink to="/available-resources/imports">{t(messages.backLink)}</BackLink>
      <h1>
        <UserText>{now?.name ?? t(messages.newTitle)}</UserText>
      </h1>
      <Steps step={step} {...(now && { now })} />
      <Heading data-step-heading>
        <VisuallyHidden>{t(messages.stepOf, { step: STEPS.indexOf(step) + 1, count: STEPS.length })} </VisuallyHidden>
        {heading}
      </Heading>
      {children}
    </ListLayout>
  );
}

/** Gets the focus after a change of the step (`useRouteFocus`). */
const Heading = styled.h2`
  font-size: 1.125rem;
`;

/** The buttons of a step. The button that continues comes last. */
export const StepActions = styled.div.attrs({ ref: bottomBar })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding-block: 8px;

  > :last-child {
    margin-inline-start: auto;
  }

  ${NARROW} {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    background: var(--page, var(--surface));
  }
`;

export const StepInstructions = styled.p`
  max-inline-size: 64ch;
  color: var(--muted);
`;

/** Problems with the whole import. */
export const Problems = styled.ul`
  margin: 0;
  padding: 10px 14px 10px 28px;
  border-radius: var(--radius);
  background: var(--red-soft);
  color: var(--red);
`;
