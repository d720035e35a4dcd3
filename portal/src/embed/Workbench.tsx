import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Hint } from '../ui/primitives/Hint.ts';
import { MOBILE } from '../ui/styles/screen.ts';
import { Contrast, LEAST } from './Contrast.tsx';
import { type Colors, OptionFields } from './OptionFields.tsx';
import { WidgetPreviewPanel } from './Preview.tsx';
import { Snippet } from './Snippet.tsx';
import { useEmbed } from './useEmbed.ts';
import { WidgetChoice } from './WidgetChoice.tsx';

interface Props {
  /** Origin of the portal. */
  portal: string;
  /** Slug of a company; null for the main portal's market. */
  company: string | null;
  /** Colours of the company, or the portal's default colours. */
  colors: Colors;
  /** Whether to show all options, including those for developers. */
  forDevelopers?: boolean;
  /** Shown above the preview of widgets that contain cards. */
  warning?: ReactNode;
}

/** Form for a widget and its options, with a live preview and the code to embed. */
export function Workbench({ portal, company, colors, forDevelopers = false, warning }: Props) {
  const { choice, look, choose, set, reset, show } = useEmbed();
  const { widget, values } = choice;
  const showsMarket = widget.attributes.some(({ input }) => input.kind === 'filters');
  // Key that remounts the fields, so that a reset also clears invalid input.
  const [resets, setResets] = useState(0);
  const source = useMemo(() => ({ ...choice, portal, company }), [choice, portal, company]);
  return (
    <>
      <WidgetChoice widget={widget} onChange={choose} />
      <Work>
        <Column>
          <Head>
            <h2>{t(messages.options)}</h2>
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
                {t(messages.resetButton)}
              </Button>
            )}
          </Head>
          <OptionFields key={resets} {...{ choice, colors, forDevelopers }} onSet={set} />
        </Column>
        <Column>
          {showsMarket && warning}
          <WidgetPreviewPanel source={source} look={look} onLook={show} />
          <Head>
            <h2>{t(messages.code)}</h2>
          </Head>
          <Snippet source={source} look={look} onLook={show} />
          <Head>
            <h2>{t(messages.contrast)}</h2>
          </Head>
          <Hint>{t(messages.contrastHint, { min: LEAST })}</Hint>
          <Contrast brand={values['brand-color'] ?? colors.brand} font={values['font-color'] ?? colors.font} />
        </Column>
      </Work>
    </>
  );
}

const Work = styled.div`
  display: grid;
  grid-template-columns: 340px minmax(0, 1fr);
  gap: 40px;

  ${MOBILE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.div`
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
