/** Transliterates Ukrainian, Macedonian, Georgian and Armenian names to Latin letters, as in passports. */
export function transliterateToLatin(name: string, alphabet: Alphabet): string {
  const letters = alphabets[alphabet];
  return name
    .toLowerCase()
    .split(/([\s-]+)/)
    .map((word) => capitalised([...word].map((letter, at) => written(letters, letter, at)).join('')))
    .join('');
}

export type Alphabet = keyof typeof alphabets;

type Letters = Record<string, string | [first: string, later: string]>;

// prettier-ignore
const alphabets = {
  ukrainian: {
    а: 'a', б: 'b', в: 'v', г: 'h', ґ: 'g', д: 'd', е: 'e', є: ['ye', 'ie'], ж: 'zh', з: 'z', и: 'y', і: 'i',
    ї: ['yi', 'i'], й: ['y', 'i'], к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u',
    ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ь: '', ю: ['yu', 'iu'], я: ['ya', 'ia'], '’': '', "'": '',
  },
  macedonian: {
    а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ѓ: 'gj', е: 'e', ж: 'zh', з: 'z', ѕ: 'dz', и: 'i', ј: 'j', к: 'k', л: 'l',
    љ: 'lj', м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r', с: 's', т: 't', ќ: 'kj', у: 'u', ф: 'f', х: 'h', ц: 'c',
    ч: 'ch', џ: 'dzh', ш: 'sh',
  },
  georgian: {
    ა: 'a', ბ: 'b', გ: 'g', დ: 'd', ე: 'e', ვ: 'v', ზ: 'z', თ: 't', ი: 'i', კ: 'k', ლ: 'l', მ: 'm', ნ: 'n', ო: 'o',
    პ: 'p', ჟ: 'zh', რ: 'r', ს: 's', ტ: 't', უ: 'u', ფ: 'p', ქ: 'k', ღ: 'gh', ყ: 'q', შ: 'sh', ჩ: 'ch', ც: 'ts',
    ძ: 'dz', წ: 'ts', ჭ: 'ch', ხ: 'kh', ჯ: 'j', ჰ: 'h',
  },
  armenian: {
    ա: 'a', բ: 'b', գ: 'g', դ: 'd', ե: ['ye', 'e'], զ: 'z', է: 'e', ը: 'y', թ: 't', ժ: 'zh', ի: 'i', լ: 'l', խ: 'kh',
    ծ: 'ts', կ: 'k', հ: 'h', ձ: 'dz', ղ: 'gh', ճ: 'ch', մ: 'm', յ: ['h', 'y'], ն: 'n', շ: 'sh', ո: ['vo', 'o'],
    չ: 'ch', պ: 'p', ջ: 'j', ռ: 'r', ս: 's', վ: 'v', տ: 't', ր: 'r', ց: 'ts', ւ: 'v', փ: 'p', ք: 'k', և: 'ev',
    օ: 'o', ֆ: 'f',
  },
} satisfies Record<string, Letters>;

function written(letters: Letters, letter: string, at: number): string {
  const found = letters[letter] ?? letter;
  return typeof found === 'string' ? found : found[at === 0 ? 0 : 1];
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
