import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../../i18n/translate.ts';
import { Button } from '../../primitives/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { richTextQuery } from './richText.ts';
import * as messages from './messages.ts';

/** Height in pixels of the label, the toolbar and the first lines. */
const HEIGHT = 290;

interface Props {
  label: string;
  description: ReactNode;
  error?: string;
  initial: string;
  onChange: (html: string) => void;
}

/** A rich text field. The editor is a large chunk and loaded lazily, so that the other fields can be used earlier. */
export function RichTextField(props: Props) {
  const { data: RichText, isError, refetch } = useQuery(richTextQuery);
  if (RichText) return <RichText.default {...props} />;
  if (!isError) return <Skeleton $height={HEIGHT} role="status" aria-label={t(messages.richTextLoading)} />;
  return (
    <Missing role="alert">
      <p>{t(messages.richTextFailed)}</p>
      <Button onPress={() => void refetch()}>{t(messages.retryButton)}</Button>
    </Missing>
  );
}

const Missing = styled.div`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: 8px;
  min-block-size: ${HEIGHT}px;
  color: var(--muted);
`;
