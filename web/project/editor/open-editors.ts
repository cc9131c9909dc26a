// The editors on the page by editable element, for outside buttons that insert something.

export interface OpenEditor {
  /** Replaces the selection with plain text, selects it, and focuses the editor a moment later. */
  insert: (text: string) => void
  /** The same for a stored body, with its formatting and variables. */
  insertBody: (body: string) => void
  /** Adds plain text at the end after a blank line, selects it, and focuses the editor a moment later. */
  append: (text: string) => void
}

const editors = new WeakMap<Element, OpenEditor>()

export function registerEditor(element: Element, editor: OpenEditor): void {
  editors.set(element, editor)
}

export const editorOn = (element: Element | null): OpenEditor | undefined => (element ? editors.get(element) : undefined)
