// The editors on the page, by the element that takes the text: for buttons outside of them that insert something.

export interface OpenEditor {
  /** Puts plain text in place of the selection, selects it, and gives the editor the focus a moment later. */
  insert: (text: string) => void
  /** The same for a stored body, with its formatting and variables. */
  insertBody: (body: string) => void
}

const editors = new WeakMap<Element, OpenEditor>()

export function registerEditor(element: Element, editor: OpenEditor): void {
  editors.set(element, editor)
}

export const editorOn = (element: Element | null): OpenEditor | undefined => (element ? editors.get(element) : undefined)
