// The editor's schema: lines, lists, three kinds of emphasis, links, and variables.
import { Extension, Mark, mergeAttributes, Node, type Extensions } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { Plugin } from '@tiptap/pm/state'
import { placeholder, type VariableNames } from './inline-nodes.ts'
import { must } from '@fairlead/domain/shared/records'

/** One line. */
const Line = Paragraph.extend({
  parseHTML: () => [{ tag: 'div' }, { tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
})

const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, { title: HTMLAttributes.href }), 0],
})

/** A variable shown as its label; stored as it is written in templates. */
const variableNode = (labelOf: (name: string) => string) =>
  Node.create({
    name: 'variable',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({
      name: { default: '', rendered: false },
      source: { default: '', rendered: false },
    }),
    parseHTML: () => [
      {
        tag: 'span[data-variable]',
        getAttrs: (element) => {
          const source = element.getAttribute('data-variable') ?? ''
          return { source, name: source.replaceAll(/[{}]/g, '').trim() }
        },
      },
    ],
    renderHTML: ({ node }) => ['span', { 'data-variable': node.attrs.source, title: node.attrs.source }, labelOf(node.attrs.name)],
    renderText: ({ node }) => node.attrs.source,
  })

/** A complete variable in the text becomes a chip, however it got there. */
const variableReader = (names: VariableNames) =>
  new Plugin({
    appendTransaction(transactions, _before, state) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null
      const matches: { from: number; to: number; name: string; source: string }[] = []
      state.doc.descendants((node, position) => {
        for (const match of (node.text ?? '').matchAll(placeholder)) {
          const name = must(match[1]).trim()
          const from = position + match.index
          if (names.has(name)) matches.push({ from, to: from + match[0].length, name, source: match[0] })
        }
      })
      if (matches.length === 0) return null
      const change = state.tr
      for (const { from, to, name, source } of matches.toReversed()) {
        const marks = state.doc.resolve(from + 1).marks()
        change.replaceWith(from, to, must(state.schema.nodes.variable).create({ name, source }, null, marks))
      }
      return change
    },
  })

interface Known {
  names: VariableNames
  labelOf: (name: string) => string
  onLink: () => void
}

export function extensionsOf({ names, labelOf, onLink }: Known): Extensions {
  return [
    Document,
    Line,
    Text,
    Heading.configure({ levels: [1, 2, 3] }),
    Blockquote,
    BulletList,
    OrderedList,
    ListItem,
    ListKeymap,
    Link,
    Bold,
    Italic,
    Underline,
    UndoRedo,
    variableNode(labelOf),
    Extension.create({
      name: 'composing',
      addProseMirrorPlugins: () => [variableReader(names)],
      addKeyboardShortcuts() {
        return {
          'Mod-k': () => {
            onLink()
            return true
          },
          'Shift-Enter': () => this.editor.commands.splitBlock(),
        }
      },
    }),
  ]
}
