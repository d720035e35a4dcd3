import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type ESTree, type Plugin, parseAst } from 'vite';

/**
 * Compiles the texts of message catalogs (`messages.ts`), so that browsers load no parser of ICU MessageFormat. Leaves
 * out the ids, which only translations will need. Without this plugin, that is in tests, Lingui compiles texts when they
 * are rendered. Throws for an invalid text.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    apply: 'build',
    transform: {
      filter: { id: /\/(?:portal|contract)\/src\/(?:.*\/)?messages\.ts$/ },
      handler(code) {
        let compiled = '';
        let end = 0;
        for (const text of findTexts(code)) {
          compiled += `${code.slice(end, text.start)}{ text: ${JSON.stringify(compileMessageOrThrow(text.value))} }`;
          end = text.end;
        }
        return { code: compiled + code.slice(end), map: null };
      },
    },
  };
}

interface Text {
  value: string;
  start: number;
  end: number;
}

/** The texts of `export const name = defineMessage(id, text)`, each with the position of the call. */
function findTexts(code: string): Text[] {
  return parseAst(code).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    return declared?.type === 'VariableDeclaration' ? declared.declarations.flatMap(textOf) : [];
  });
}

function textOf({ init }: ESTree.VariableDeclarator): Text[] {
  if (init?.type !== 'CallExpression') return [];
  const text = init.arguments[1];
  if (text?.type !== 'Literal' || typeof text.value !== 'string') return [];
  return [{ value: text.value, start: init.start, end: init.end }];
}
