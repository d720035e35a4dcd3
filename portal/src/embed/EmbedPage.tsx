import { useStore } from '@nanostores/react';
import { BookOpen, Lock, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { $company } from '../session/company.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Hint } from '../ui/Hint.ts';
import { MOBILE, NARROW } from '../ui/screen.ts';
import { Contrast, LEAST } from './Contrast.tsx';
import { OptionFields } from './OptionFields.tsx';
import { Origins } from './Origins.tsx';
import { Preview } from './Preview.tsx';
import { Snippet } from './Snippet.tsx';
import { useEmbed } from './useEmbed.ts';
import { WidgetChoice } from './WidgetChoice.tsx';
import { pageWidth } from '../ui/pageWidth.ts';

/** A company's widgets: choose one, see it, copy what shows it elsewhere. Its superadmins come here. */
export function EmbedPage() {
  const company = useStore($company)!;
  const { choice, look, choose, set, reset, show } = useEmbed();
  const { widget, values } = choice;
  const showsMarket = widget.attributes.some(({ input }) => input.kind === 'filters');
  // What was typed and never counted goes, too.
  const [resets, setResets] = useState(0);
  const source = useMemo(
    () => ({ ...choice, portal: company.portal_url, company: company.slug }),
    [choice, company.portal_url, company.slug],
  );
  return (
    <Layout>
      <header>
        <div>
          <h1>Embed</h1>
          <p>Put {company.name}’s talents, jobs and forms on your own site, in your colours.</p>
        </div>
        <ButtonLink to="/embed-guide" target="_blank">
          <BookOpen aria-hidden="true" />
          Guide for partners
        </ButtonLink>
      </header>
      <WidgetChoice widget={widget} onChange={choose} />
      <Work>
        <Options>
          <Head>
            <h2>Options</h2>
            {Object.keys(values).length > 0 && (
              <Button
                $kind="quiet"
                $size="small"
                onPress={() => {
                  reset();
                  setResets(resets + 1);
                }}
              >
                <RotateCcw aria-hidden="true" />
                Reset
              </Button>
            )}
          </Head>
          <OptionFields key={resets} choice={choice} company={company} onSet={set} />
        </Options>
        <Result>
          {!company.market_enabled && showsMarket && (
            <Closed>
              <Lock aria-hidden="true" />
              The market of your portal is closed: until it is opened, this widget shows and takes nothing.
            </Closed>
          )}
          <Preview source={source} look={look} onLook={show} />
          <Head>
            <h2>Code</h2>
          </Head>
          <Snippet source={source} look={look} onLook={show} />
          <Head>
            <h2>Contrast</h2>
          </Head>
          <Hint>Text needs {LEAST} to be legible. What has less is corrected in the widget, in light and in dark.</Hint>
          <Contrast
            brand={values['brand-color'] ?? company.brand_color}
            font={values['font-color'] ?? company.font_color}
          />
        </Result>
      </Work>
      <Origins companyId={company.id} />
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  ${pageWidth}
  padding-block: 32px 96px;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px 24px;
  }

  > header h1 {
    font-size: 1.75rem;
  }

  > header p {
    color: var(--muted);
  }

  ${NARROW} {
    padding-block: 24px 64px;
  }
`;

const Work = styled.div`
  display: grid;
  grid-template-columns: 340px minmax(0, 1fr);
  gap: 40px;

  ${MOBILE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
`;

const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 28px;

  > h2 {
    font-size: 1rem;
  }
`;

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
