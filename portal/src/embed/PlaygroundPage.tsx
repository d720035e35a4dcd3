import { STANDARD_COLORS } from '@crewdock/contract/brand';
import { useStore } from '@nanostores/react';
import BookOpen from 'lucide-react/icons/book-open';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { $company } from '../session/company.ts';
import { ButtonLink } from '../ui/primitives/ButtonLink.tsx';
import { EmbedLayout } from './EmbedLayout.ts';
import { Workbench } from './Workbench.tsx';

/** Public page for developers with all options of all widgets. */
export function Component() {
  const company = useStore($company);
  const { brand_color, font_color } = company ?? STANDARD_COLORS;
  return (
    <EmbedLayout>
      <header>
        <div>
          <h1>{t(messages.playgroundTitle)}</h1>
          <p>{t(messages.playgroundLead)}</p>
        </div>
        <div>
          <ButtonLink to="/embed-guide">
            <BookOpen aria-hidden="true" />
            {t(messages.guideLink)}
          </ButtonLink>
        </div>
      </header>
      <Workbench
        portal={company?.portal_url ?? location.origin}
        company={company?.slug ?? null}
        colors={{ brand: brand_color, font: font_color }}
        forDevelopers
      />
    </EmbedLayout>
  );
}
