import type PDFDocument from 'pdfkit';

/** The role of an element in the document's structure (tagged PDF). */
export interface Tag {
  role: 'H1' | 'H2' | 'H3' | 'P' | 'BlockQuote' | 'Lbl' | 'LBody' | 'Figure';
  /** List and item to which a label or body belongs. */
  entry?: { list: string; at: number };
  alt?: string;
}

/** The properties of a layout node that this module uses. */
export interface LayoutNode {
  type: string;
  props?: { tag?: Tag };
  children?: LayoutNode[];
}

type Doc = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Doc['struct']>;

/**
 * Tags a document: marks the content of every tagged element, and everything else as an artifact. An element that
 * continues on the next page is marked on both.
 */
export function addTags(doc: Doc, layout: LayoutNode): void {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const elementOf = elements(doc, root);
  const decoration = () => void doc.markContent('Artifact');
  const around = (node: LayoutNode): LayoutNode[] => {
    const tag = node.props?.tag;
    if (tag) {
      const begin = () => void elementOf(tag).add(doc.markStructureContent(tag.role));
      return [drawing(begin), node, drawing(decoration)];
    }
    return [node.children ? { ...node, children: node.children.flatMap(around) } : node];
  };
  const pages = layout.children ?? [];
  layout.children = pages.map((page, at) => {
    const children = (page.children ?? []).flatMap(around);
    const end = () => {
      doc.endMarkedContent();
      if (at === pages.length - 1) root.end();
    };
    return { ...page, children: [drawing(decoration), ...children, drawing(end)] };
  });
}

/** Creates the structure element of a tag; a list and its items are created with their first element. */
function elements(doc: Doc, root: Element): (tag: Tag) => Element {
  const made = new Map<string, Element>();
  const within = (parent: Element, role: string, key: string) => {
    const known = made.get(key);
    if (known) return known;
    const element = doc.struct(role);
    parent.add(element);
    made.set(key, element);
    return element;
  };
  return ({ role, entry, alt }) => {
    const element = doc.struct(role, alt === undefined ? {} : { alt });
    const parent = entry ? within(within(root, 'L', entry.list), 'LI', `${entry.list} ${entry.at}`) : root;
    parent.add(element);
    return element;
  };
}

/** Creates a layout node that calls `paint` when it is drawn. */
function drawing(paint: () => void): LayoutNode {
  const box = { top: 0, left: 0, width: 1, height: 1 };
  return { type: 'CANVAS', box, style: {}, props: { paint } } as LayoutNode;
}
