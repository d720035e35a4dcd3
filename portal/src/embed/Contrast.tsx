import { type BrandColors, MIN_CONTRAST, PAGE, brandTheme, getContrastRatio } from '@crewdock/contract/brand';
import CircleCheck from 'lucide-react/icons/circle-check';
import Wand from 'lucide-react/icons/wand';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Badge } from '../ui/primitives/Badge.tsx';
import { NARROW } from '../ui/styles/screen.ts';

interface Props {
  /** `#rrggbb`: the company's colors, or the colors that override them here. */
  brand: string;
  font: string;
}

/** Contrast of the two colors in the light and dark theme of the widgets. */
export function Contrast({ brand, font }: Props) {
  const theme = brandTheme(brand, font);
  return (
    <Schemes>
      {(['light', 'dark'] as const).map((scheme) => (
        <Scheme key={scheme} scheme={scheme} colors={theme[scheme]} brand={brand} font={font} />
      ))}
    </Schemes>
  );
}

function Scheme({ scheme, colors, brand, font }: Props & { scheme: 'light' | 'dark'; colors: BrandColors }) {
  return (
    <Sheet
      role="group"
      aria-label={t(scheme === 'light' ? messages.lightPage : messages.darkPage)}
      data-scheme={scheme}
    >
      <Sample aria-hidden="true">
        <span style={{ background: colors.brand, color: colors.onBrand }}>{t(messages.button)}</span>
        <span style={{ color: colors.accent }}>{t(messages.link)}</span>
      </Sample>
      <dl>
        <Pair label={t(messages.buttonsOnPage)} given={brand} used={colors.brand} on={PAGE[scheme]} />
        <Pair label={t(messages.textOnButtons)} given={font} used={colors.onBrand} on={colors.brand} />
        <Pair label={t(messages.linksAndIcons)} given={brand} used={colors.accent} on={PAGE[scheme]} />
      </dl>
    </Sheet>
  );
}

/** A color on a background: as configured, and as corrected for sufficient contrast. */
function Pair({ label, given, used, on }: { label: string; given: string; used: string; on: string }) {
  const isKept = used.toLowerCase() === given.toLowerCase();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {isKept ? (
          <>
            <Ratio>{ratio(given, on)}</Ratio>
            <Badge $tone="green">
              <CircleCheck aria-hidden="true" />
              {t(messages.pass)}
            </Badge>
          </>
        ) : (
          <>
            <Ratio>
              {ratio(given, on)} → {ratio(used, on)}
            </Ratio>
            <Badge $tone="amber">
              <Wand aria-hidden="true" />
              {t(messages.corrected)}
            </Badge>
            <small>
              <Swatch style={{ background: used }} /> {t(messages.correctedColor, { used, given })}
            </small>
          </>
        )}
      </dd>
    </div>
  );
}

/** Formats a contrast ratio, rounded down so that a ratio below the minimum is never shown as sufficient. */
function ratio(a: string, b: string): string {
  return `${(Math.floor(getContrastRatio(a, b) * 10) / 10).toFixed(1)}:1`;
}

/** The minimum contrast ratio, formatted for display. */
export const LEAST = `${MIN_CONTRAST}:1`;

const Schemes = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;

  ${NARROW} {
    grid-template-columns: 1fr;
  }
`;

const Sheet = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
  padding: 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--text);

  > dl {
    display: grid;
    gap: 10px;
    font-size: 0.8125rem;
  }

  dt {
    color: var(--muted);
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
  }

  small {
    flex-basis: 100%;
    color: var(--muted);
    font-size: 0.75rem;
  }
`;

const Sample = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  font-weight: 500;

  > :first-child {
    padding: 6px 12px;
    border-radius: var(--radius);
  }

  > :last-child {
    text-decoration: underline;
  }
`;

const Ratio = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: 500;
`;

const Swatch = styled.span`
  display: inline-block;
  inline-size: 10px;
  block-size: 10px;
  border: 1px solid var(--control);
  border-radius: 3px;
  vertical-align: -1px;
`;
