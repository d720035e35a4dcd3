import { useStore } from '@nanostores/react';
import BookOpen from 'lucide-react/icons/book-open';
import Lock from 'lucide-react/icons/lock';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { EmbedLayout } from '../../embed/EmbedLayout.ts';
import { OriginsSection } from '../../embed/Origins.tsx';
import { Workbench } from '../../embed/Workbench.tsx';
import { $company } from '../../session/company.ts';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { AdminTabs } from '../AdminTabs.tsx';

/** Page for the company's superadmins with its embeddable widgets, a preview, and the code to embed. */
export function EmbedPage() {
  const { id, name, slug, portal_url, brand_color, font_color, market_enabled } = useStore($company)!;
  return (
    <EmbedLayout>
      <header>
        <div>
          <h1>{t(messages.embedTitle)}</h1>
          <p>{t(messages.embedLead, { name })}</p>
        </div>
        <div>
          <ButtonLink to="/embed-playground" target="_blank">
            <SlidersHorizontal aria-hidden="true" />
            {t(messages.playgroundLink)}
          </ButtonLink>
          <ButtonLink to="/embed-guide" target="_blank">
            <BookOpen aria-hidden="true" />
            {t(messages.guideLink)}
          </ButtonLink>
        </div>
      </header>
      <AdminTabs />
      <Workbench
        portal={portal_url}
        company={slug}
        colors={{ brand: brand_color, font: font_color }}
        warning={
          !market_enabled && (
            <Closed>
              <Lock aria-hidden="true" />
              {t(messages.marketClosed)}
            </Closed>
          )
        }
      />
      <OriginsSection companyId={id} />
    </EmbedLayout>
  );
}

const Closed = styled.p`
  display: flex;
  gap: 10px;
  padding: 10px 14px;
  border-radius: var(--radius);
  background: var(--amber-soft);
  color: var(--amber);

  > .lucide {
    flex: none;
    margin-block-start: 3px;
  }
`;
