import { styled } from 'styled-components';

/** A button that fills the form, next to its description. */
export const FillPrompt = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  margin-block-start: 20px;

  > p {
    flex: 1 1 260px;
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;
