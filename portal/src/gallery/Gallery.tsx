import { brandTheme, brandTokens, STANDARD_COLORS } from '@crewdock/contract/brand';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { ColorInput, isColor } from '../embed/ColorInput.tsx';
import { Notices } from '../ui/patterns/Notices.tsx';
import { pageWidth } from '../ui/styles/pageWidth.ts';
import { Segmented } from '../ui/primitives/Segmented.tsx';
import { ActionSpecimens } from './sections/ActionSpecimens.tsx';
import { ChoiceSpecimens } from './sections/ChoiceSpecimens.tsx';
import { FieldSpecimens } from './sections/FieldSpecimens.tsx';
import { FormSpecimens } from './sections/FormSpecimens.tsx';
import { ListSpecimens } from './sections/ListSpecimens.tsx';
import { MarkSpecimens } from './sections/MarkSpecimens.tsx';
import { MessageSpecimens } from './sections/MessageSpecimens.tsx';
import { OverlaySpecimens } from './sections/OverlaySpecimens.tsx';

const STANDARD = { brand: STANDARD_COLORS.brand_color, font: STANDARD_COLORS.font_color };
const SCHEMES = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;

/**
 * The component gallery: all components of `ui/` in each of their states, with any brand colors and in both color
 * schemes.
 */
export function Gallery() {
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]['id']>('system');
  const [brand, setBrand] = useState(STANDARD.brand);
  const [font, setFont] = useState(STANDARD.font);
  useEffect(() => {
    const { style, dataset } = document.documentElement;
    dataset.scheme = scheme;
    if (!isColor(brand) || !isColor(font)) return;
    for (const [name, value] of brandTokens(brandTheme(brand, font))) style.setProperty(`--${name}`, value);
  }, [scheme, brand, font]);
  return (
    <Page>
      <h1>Parts of the portal</h1>
      <Controls>
        <Segmented label="Scheme" value={scheme} options={SCHEMES} onChange={setScheme} />
        <ColorInput
          label="Brand"
          description="Fills and links."
          value={brand}
          standard={STANDARD.brand}
          onChange={setBrand}
          onReset={() => setBrand(STANDARD.brand)}
        />
        <ColorInput
          label="Text on it"
          description="Corrected where it can’t be read."
          value={font}
          standard={STANDARD.font}
          onChange={setFont}
          onReset={() => setFont(STANDARD.font)}
        />
      </Controls>
      <ActionSpecimens />
      <FieldSpecimens />
      <ChoiceSpecimens />
      <FormSpecimens />
      <MarkSpecimens />
      <MessageSpecimens />
      <ListSpecimens />
      <OverlaySpecimens />
      <Notices />
    </Page>
  );
}

const Page = styled.main`
  ${pageWidth}
  padding-block: 32px 96px;
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 16px;
  margin-block-start: 16px;
`;
