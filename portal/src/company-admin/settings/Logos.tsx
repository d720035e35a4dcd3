import { brandTheme } from '@crewdock/contract/brand';
import type { CompanyLogos, LogoScheme } from '@crewdock/contract/company-settings';
import { PICTURE_MAX_BYTES, formatMegabytes } from '@crewdock/contract/limits';
import { useStore } from '@nanostores/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../../api.ts';
import { queryClient } from '../../queryClient.ts';
import { $company } from '../../session/company.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { DropArea } from '../../ui/patterns/DropArea.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { FieldFrame } from '../../ui/primitives/FieldFrame.tsx';
import { showNotice } from '../../ui/patterns/notices.ts';
import { PICTURE_TYPES } from '../../ui/patterns/picture.ts';
import { getRefusalReason, tellRefusal } from '../../ui/patterns/refusal.ts';
import { NARROW } from '../../ui/styles/screen.ts';
import { Section } from '../../ui/patterns/Section.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { logosQuery } from '../queries.ts';

const TYPES = ['image/svg+xml', ...PICTURE_TYPES];

/** Heights at which the logo is shown, in pixels (in points for PDFs). */
const SIZES = [
  { where: messages.inHeader, height: 32 },
  { where: messages.inEmails, height: 28 },
  { where: messages.inCvs, height: 22 },
];
/** Minimum height of the logo file, in pixels, for a sharp logo on screens with a pixel ratio of 2. */
const SHARP = 64;

/** The company's logos. Each logo is saved as soon as it is chosen. */
export function Logos() {
  const { data, error, refetch } = useQuery(logosQuery());
  return (
    <Section title={t(messages.logoTitle)} anchor="logo" about={t(messages.logoAbout)}>
      {data ? (
        <>
          <LogoField scheme="light" logos={data} />
          <LogoField scheme="dark" logos={data} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton $height={280} />
      )}
    </Section>
  );
}

function LogoField({ scheme, logos }: { scheme: LogoScheme; logos: CompanyLogos }) {
  const id = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const logo = logos[scheme];
  const set = useMutation({
    mutationFn: (file: File | null) =>
      file
        ? call('POST /company/logos/{scheme}/', { params: { scheme }, body: { logo: file } })
        : call('DELETE /company/logos/{scheme}/', { params: { scheme } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(logosQuery().queryKey, saved);
      const company = $company.get();
      const logoOf = (which: LogoScheme) => saved[which]?.path ?? null;
      if (company) $company.set({ ...company, logo: logoOf('light'), logo_dark: logoOf('dark') });
      showNotice({ text: t(messages.logoSaved) });
    },
    onError: (refusal) => {
      if (getRefusalReason(refusal) === null) tellRefusal(refusal);
    },
  });
  const problem = set.error && getRefusalReason(set.error);
  function take(file: File | undefined) {
    if (file && !set.isPending) set.mutate(file);
  }
  return (
    <FieldFrame
      id={id}
      label={t(messages.logoLabel, { scheme })}
      description={
        scheme === 'light'
          ? t(messages.logoDescription, { size: formatMegabytes(PICTURE_MAX_BYTES) })
          : t(messages.darkLogoDescription)
      }
      {...(problem && { error: problem })}
    >
      <Drop onDrop={take}>
        {logo && <Samples scheme={scheme} logo={logo} />}
        <Row>
          <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => take(files?.[0])}>
            <Button ref={chooser} isDisabled={set.isPending} aria-describedby={`${id}-description ${id}-error`}>
              {set.isPending
                ? t(messages.uploading)
                : t(logo ? messages.changeLogoButton : messages.chooseLogoButton, { scheme })}
            </Button>
          </FileTrigger>
          {logo && (
            <Button
              $kind="quiet"
              isDisabled={set.isPending}
              aria-label={t(messages.removeLogo, { scheme })}
              onPress={() => {
                chooser.current?.focus();
                set.mutate(null);
              }}
            >
              {t(messages.removeButton)}
            </Button>
          )}
        </Row>
      </Drop>
    </FieldFrame>
  );
}

/** Preview of the logo on its backgrounds at actual size. */
function Samples({ scheme, logo }: { scheme: LogoScheme; logo: { path: string; width: number; height: number } }) {
  const company = useStore($company)!;
  const { header, onHeader } = brandTheme(company.brand_color, company.font_color)[scheme];
  return (
    <figure>
      <Places>
        {SIZES.map(({ where, height }) => (
          <Place key={height} style={{ background: header, color: onHeader }}>
            <span>
              {t(messages.logoSample, {
                place: t(where),
                width: Math.round((height * logo.width) / logo.height),
                height,
              })}
            </span>
            <img src={logo.path} alt="" style={{ blockSize: height }} />
          </Place>
        ))}
      </Places>
      <Facts>
        {logo.height < SHARP
          ? t(messages.logoTooSmall, { width: logo.width, height: logo.height, min: SHARP })
          : t(messages.logoSize, { width: logo.width, height: logo.height })}
      </Facts>
    </figure>
  );
}

const Drop = styled(DropArea)`
  display: grid;
  gap: 12px;
  outline-offset: 8px;

  > figure {
    margin: 0;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
`;

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;

  ${NARROW} {
    grid-template-columns: 1fr;
  }
`;

const Place = styled.div`
  display: grid;
  gap: 10px;
  align-content: space-between;
  padding: 10px 14px 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius);

  > span {
    font-size: 0.75rem;
  }

  > img {
    inline-size: auto;
    max-inline-size: 100%;
    object-fit: contain;
    object-position: left;
  }
`;

const Facts = styled.figcaption`
  margin-block-start: 6px;
  color: var(--muted);
  font-size: 0.8125rem;
`;
