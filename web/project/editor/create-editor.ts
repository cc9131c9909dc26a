// An editor and the state for its toolbar.
import { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
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

/** The screen's values from its last render. */
interface Handlers {
  /** Attributes of the editable element. */
  attributes: Record<string, string>
  onChange: () => void
  onLink: () => void
  /** True when the key was used. */
  onKey: (event: KeyboardEvent) => boolean
}

export interface EditorStore {
  editor: Editor
  subscribe: (listener: () => void) => () => void
  read: () => EditorState
  connect: (next: Handlers) => void
}

/** Isn't on the page until `editor.mount`. */
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
      // the page's palette has the same key as the link editor
      handleKeyDown: (_view, event) => {
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') event.stopPropagation()
        return handlers?.onKey(event) ?? false
      },
      handleDOMEvents: {
        keyup: (view, event) => {
          if (caretKeys.test(event.key)) readCaret(view)
          return false
        },
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

const caretKeys = /^(?:Home|End|Arrow(?:Left|Right|Up|Down)|Page(?:Up|Down))$/

/**
 * Reads the caret from the page immediately. The editor itself reads it when the browser reports a selection change, which is
 * too late when a user presses a key and then a button outside: the text would be inserted at the previous caret.
 */
function readCaret(view: EditorView): void {
  const selection = document.getSelection()
  const { state, dom } = view
  if (view.composing || !(state.selection instanceof TextSelection)) return
  if (!selection?.anchorNode || !selection.focusNode || !dom.contains(selection.anchorNode) || !dom.contains(selection.focusNode)) return
  const [anchor, head] = [
    view.posAtDOM(selection.anchorNode, selection.anchorOffset),
    view.posAtDOM(selection.focusNode, selection.focusOffset),
  ]
  const caret = TextSelection.between(state.doc.resolve(anchor), state.doc.resolve(head))
  if (!caret.eq(state.selection)) view.dispatch(state.tr.setSelection(caret))
}

/** Mounts it in an element. Focusing keeps the selection; browsers would put the caret at the start. */
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
