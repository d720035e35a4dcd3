import { z } from 'zod';
import { createModel } from '../../infra/language-model/model.ts';
import type { Desk } from '../desk.ts';
import type { DoctorFinding } from './finding.ts';

const Yes = z.object({ works: z.boolean() });

/** Checks the language model. Never fails, because CVs can be parsed without a model. */
export async function checkModel({ config: { model } }: Pick<Desk, 'config'>): Promise<DoctorFinding> {
  if (!model) return { state: 'ok', said: 'AI_BASE_URL is not set: CVs are parsed by rules' };
  const question = {
    task: 'whether it answers',
    schema: Yes,
    instructions: 'Answer that it works.',
    text: 'Does it work?',
  };
  try {
    await createModel(model).ask(question);
    return { state: 'ok', said: `${model.model} responds at ${model.baseUrl.host}` };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      state: 'warn',
      said: `${model.model} at ${model.baseUrl.host} can’t be used, so CVs are parsed by rules: ${why}`,
    };
  }
}
