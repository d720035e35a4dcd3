/** Content of a résumé, independent of its file format. */
export type Block =
  | { kind: 'name'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'bullet'; text: string }
  | { kind: 'row'; cells: [string, string]; strong?: boolean; share?: number }
  /** Text that readers cannot see. */
  | { kind: 'unseen'; text: string };

export interface Sheet {
  top: Block[];
  columns?: { left: Block[]; right: Block[]; share: number; dark?: 'left' | 'right' };
  rest: Block[];
  look: Look;
}

export interface Look {
  capitals: boolean;
  spacedHeadings: boolean;
  bullet: string;
  /** Text at the bottom of every page. */
  footer: string | null;
  band: boolean;
}
