// An editor and what its toolbar shows of it.
import { Editor } from '@tiptap/core'
import { stateOf, type EditorState } from './commands.ts'
import { extensionsOf } from './extensions.ts'
import type { VariableNames } from './inline-nodes.ts'
import { pasteHandlers } from './paste.ts'
import { readBody } from './read-body.ts'

interface Options {
  body: string
  names: VariableNames
  labelOf: (name: string) => string
}

/** What the screen gives it, as of its last picture. */
interface Handlers {
  /** Of the element that takes the text. */
  attributes: Record<string, string>
  onChange: () => void
  onLink: () => void
}

export interface EditorStore {
  editor: Editor
  subscribe: (listener: () => void) => () => void
  read: () => EditorState
  connect: (next: Handlers) => void
}

/** Is not on the page until `editor.mount`. */
export function createEditor({ body, names, labelOf }: Options): EditorStore {
  let handlers: Handlers | null = null
  const editor: Editor = new Editor({
    element: null,
    extensions: extensionsOf({ names, labelOf, onLink: () => handlers?.onLink() }),
    content: readBody(body, names),
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    coreExtensionOptions: { clipboardTextSerializer: { blockSeparator: '\n' } },
    editorProps: {
      ...pasteHandlers(names),
      attributes: () => handlers?.attributes ?? {},
      // the palette of the page has the same key as the link editor
      handleKeyDown: (_view, event) => {
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') event.stopPropagation()
        return false
      },
    },
    onUpdate: () => handlers?.onChange(),
  })
  let state = stateOf(editor)
  return {
    editor,
    subscribe: (listener) => {
      editor.on('transaction', listener)
      return () => editor.off('transaction', listener)
    },
    read: () => {
      const next = stateOf(editor)
      if (JSON.stringify(next) !== JSON.stringify(state)) state = next
      return state
    },
    connect: (next) => {
      handlers = next
    },
  }
}

/** Shows it in an element. Getting the focus leaves the selection where it was; browsers would put the caret at the start. */
export function mountEditor(editor: Editor, holder: HTMLElement): HTMLElement {
  editor.mount(holder)
  const field = editor.view.dom
  let isFocusing = false
  field.focus = (options) => {
    if (isFocusing) return HTMLElement.prototype.focus.call(field, options)
    isFocusing = true
    try {
      editor.view.focus()
    } finally {
      isFocusing = false
    }
  }
  return field
}
