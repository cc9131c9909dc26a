// The commands of toolbar and shortcuts, and the active formatting at the caret.
import type { TypedLink } from '@fairlead/domain/outreach/link-editor'
import { snippetQuery } from '@fairlead/domain/outreach/snippet'
import { must } from '@fairlead/domain/shared/records'
import { getMarkRange, type Editor } from '@tiptap/core'
import { EditorState as PageState } from '@tiptap/pm/state'
import { sliceOf } from './paste.ts'
import type { RichNode } from './rich-text.ts'

export interface EditorState {
  active: Readonly<Record<'bold' | 'italic' | 'underline' | 'bulletList' | 'orderedList' | 'link', boolean>>
  canUndo: boolean
  canRedo: boolean
  isEmpty: boolean
  /** The text typed after a semicolon, up to the caret; null without one. */
  snippetQuery: string | null
}

export function stateOf(editor: Editor): EditorState {
  const isActive = (name: string) => editor.isActive(name)
  return {
    active: {
      bold: isActive('bold'),
      italic: isActive('italic'),
      underline: isActive('underline'),
      bulletList: isActive('bulletList'),
      orderedList: isActive('orderedList'),
      link: isActive('link'),
    },
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
    isEmpty: editor.state.doc.childCount === 1 && editor.state.doc.firstChild?.childCount === 0,
    snippetQuery: snippetQuery(textBeforeCaret(editor)),
  }
}

/** In its line; empty while something is selected. */
function textBeforeCaret({ state: { selection } }: Editor): string {
  const { $from, empty } = selection
  return empty && $from.parent.isTextblock ? $from.parent.textBetween(0, $from.parentOffset, '', '\uFFFC') : ''
}

/** Selects the link at the caret, and returns the link editor's initial values. */
export function linkAtCaret(editor: Editor): TypedLink {
  const { state } = editor
  const type = must(state.schema.marks.link)
  const range = editor.isActive('link') ? getMarkRange(state.selection.$from, type) : undefined
  if (range) editor.commands.setTextSelection(range)
  const { from, to } = editor.state.selection
  const text = editor.state.doc.textBetween(from, to, ' ', (node) => String(node.attrs.source ?? ''))
  return { text, url: range ? String(editor.getAttributes('link').href ?? '') : '' }
}

/** Replaces the selection with the link; keeps formatting where the text didn't change. */
export function putLink(editor: Editor, link: TypedLink, before: string): void {
  const { empty } = editor.state.selection
  if (!empty && link.text === before) editor.chain().setMark('link', { href: link.url }).run()
  else putNodes(editor, [{ type: 'text', text: link.text, marks: [{ type: 'link', attrs: { href: link.url } }] }])
  // text typed next isn't part of the link
  editor.chain().setTextSelection(editor.state.selection.to).unsetMark('link').run()
}

/** Clears the undo history. */
export function clearHistory(editor: Editor): void {
  const { doc, schema, plugins } = editor.state
  editor.view.updateState(PageState.create({ doc, schema, plugins }))
  editor.commands.setTextSelection(doc.content.size)
}

export const removeLink = (editor: Editor): boolean => editor.chain().extendMarkRange('link').unsetMark('link').run()

/** Turns the selected lines into a list, or back. Blank lines between them don't become items. */
export function toggleList(editor: Editor, type: 'bulletList' | 'orderedList'): void {
  const chain = editor.chain().focus()
  if (!editor.isActive(type) && !editor.state.selection.empty)
    chain.command(({ tr }) => {
      const blanks: number[] = []
      const { from, to } = tr.selection
      tr.doc.nodesBetween(from, to, (node, position, parent) => {
        if (parent === tr.doc && node.type.name === 'paragraph' && node.childCount === 0) blanks.push(position)
      })
      for (const position of blanks.toReversed()) tr.delete(position, position + 2)
      return true
    })
  if (type === 'bulletList') chain.toggleBulletList()
  else chain.toggleOrderedList()
  chain.run()
}

/** Removes emphasis, links, lists, headings, and quotes in the selection, or in the whole text. */
export function clearFormatting(editor: Editor): void {
  const { from, to, empty } = editor.state.selection
  const chain = editor.chain().focus()
  if (empty) chain.selectAll()
  chain.unsetAllMarks().clearNodes()
  if (empty) chain.setTextSelection({ from, to })
  chain.run()
}

/** Inserts inline pieces at the selection, and selects them. */
export function putNodes(editor: Editor, nodes: readonly RichNode[]): void {
  putBlocks(editor, [{ type: 'paragraph', content: [...nodes] }])
}

/** Moves the caret to an empty line at the end, after a blank line unless there is no text. */
export function startAtEnd(editor: Editor): void {
  const lines = editor.state.doc.children
  const blanks = lines.length - 1 - lines.findLastIndex(({ textContent }) => textContent.trim() !== '')
  if (blanks === lines.length) return void editor.commands.selectAll()
  const change = editor.state.tr
  for (let line = blanks; line < 2; line++) change.insert(change.doc.content.size, must(editor.schema.nodes.paragraph).create())
  editor.view.dispatch(change)
  editor.commands.setTextSelection(editor.state.doc.content.size)
}

export function putBlocks(editor: Editor, blocks: readonly RichNode[]): void {
  const { from } = editor.state.selection
  const change = editor.state.tr.replaceSelection(sliceOf(editor.schema, blocks))
  editor.view.dispatch(change)
  editor.commands.setTextSelection({ from, to: Math.max(from, editor.state.selection.to) })
}
