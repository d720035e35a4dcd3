import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { richTextQuery } from './richText.ts';

/** As high as the toolbar, the first lines and the label. */
const HEIGHT = 290;

interface Props {
  label: string;
  description: ReactNode;
  error?: string;
  initial: string;
  onChange: (html: string) => void;
}

/** A text with headings and lists. What writes it is large and comes by itself: without it the rest can be written all the same. */
export function RichTextField(props: Props) {
  const { data: RichText, isError, refetch } = useQuery(richTextQuery);
  if (RichText) return <RichText.default {...props} />;
  if (!isError) return <Skeleton $height={HEIGHT} role="status" aria-label="Loading the text field" />;
  return (
    <Missing role="alert">
      <p>The text field couldn’t be loaded. What stood in it is kept.</p>
      <Button onPress={() => void refetch()}>Try again</Button>
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
