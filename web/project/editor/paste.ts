// Cleans pasted or dropped content to what an email may contain. Images and files are dropped.
import { looksLikeHtml } from '@fairlead/domain/shared/mail-body'
import { Fragment, Slice, type Schema } from '@tiptap/pm/model'
import type { EditorProps } from '@tiptap/pm/view'
import type { VariableNames } from './inline-nodes.ts'
import { readText } from './read-body.ts'
import { readHtml } from './read-html.ts'
import type { RichNode } from './rich-text.ts'

export function sliceOf(schema: Schema, blocks: readonly RichNode[]): Slice {
  const fragment = Fragment.fromJSON(schema, blocks)
  const isLine = (node: typeof fragment.firstChild) => (node?.type.name === 'paragraph' ? 1 : 0)
  // lines join the line at the caret; a list stays a list
  return new Slice(fragment, isLine(fragment.firstChild), isLine(fragment.lastChild))
}

function readTransfer(data: DataTransfer | null, names: VariableNames): RichNode[] {
  const html = data?.getData('text/html') ?? ''
  const blocks = looksLikeHtml(html) || html.includes('<') ? readHtml(html, names) : []
  return blocks.length > 0 ? blocks : readText(data?.getData('text/plain') ?? '', names)
}

const isEmpty = (blocks: readonly RichNode[]) => blocks.every(({ content }) => !content)

export function pasteHandlers(names: VariableNames): Pick<EditorProps, 'handlePaste' | 'handleDrop'> {
  return {
    handlePaste(view, { clipboardData }) {
      const blocks = readTransfer(clipboardData, names)
      if (!isEmpty(blocks))
        view.dispatch(view.state.tr.replaceSelection(sliceOf(view.state.schema, blocks)).scrollIntoView().setMeta('paste', true))
      return true
    },
    handleDrop(view, event, _slice, isMoved) {
      if (isMoved) return false
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      const blocks = readTransfer(event.dataTransfer, names)
      event.preventDefault()
      if (place && !isEmpty(blocks)) {
        const slice = sliceOf(view.state.schema, blocks)
        view.dispatch(view.state.tr.replace(place.pos, place.pos, slice).setMeta('uiEvent', 'drop'))
      }
      return true
    },
  }
}
