// How the editor's content is stored: as plain text without formatting, otherwise as HTML.
import { escapeHtml, linkify, linkMark, looksLikeHtml } from '@fairlead/domain/shared/mail-body'

export interface RichMark {
  type: string
  attrs?: Record<string, unknown>
}

/** A node as tiptap reads and writes it. A paragraph is one line; an empty one is a blank line. */
export interface RichNode {
  type: string
  attrs?: Record<string, unknown> | undefined
  content?: RichNode[]
  marks?: RichMark[]
  text?: string
}

export const documentOf = (blocks: RichNode[]): RichNode => ({ type: 'doc', content: blocks.length > 0 ? blocks : [paragraph([])] })

export const paragraph = (content: RichNode[]): RichNode => (content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' })

/** The body as stored. */
export function bodyOf(document: RichNode): string {
  const blocks = document.content ?? []
  if (!hasWords(document)) return blocks.every(({ type }) => type === 'paragraph') ? blocks.map(lineOf).join('\n') : ''
  const lines = blocks.map(plainLine)
  const text = lines.every((line) => line !== null) ? lines.join('\n') : null
  // text that looks like markup would be read as markup
  return text !== null && !looksLikeHtml(text) ? text : htmlOf(blocks)
}

/** A document without a letter or a variable, such as an empty list. */
function hasWords({ type, text, content }: RichNode): boolean {
  return type === 'variable' || (text ?? '').trim() !== '' || (content ?? []).some(hasWords)
}

const sourceOf = ({ attrs, text }: RichNode): string => text ?? String(attrs?.source ?? '')
const hrefOf = ({ marks }: RichNode): string | null => {
  const href = marks?.find(({ type }) => type === 'link')?.attrs?.href
  return typeof href === 'string' ? href : null
}
const isFormatted = ({ marks }: RichNode): boolean => (marks ?? []).some(({ type }) => type !== 'link')
const lineOf = ({ content }: RichNode): string => (content ?? []).map(sourceOf).join('')

/** The pieces of a line, with those of the same link joined. */
function linked(nodes: readonly RichNode[]): { href: string | null; nodes: RichNode[] }[] {
  const groups: { href: string | null; nodes: RichNode[] }[] = []
  for (const node of nodes) {
    const href = hrefOf(node)
    const last = groups.at(-1)
    if (last?.href === href) last.nodes.push(node)
    else groups.push({ href, nodes: [node] })
  }
  return groups
}

/** A line as plain text; null when that isn't possible. */
function plainLine({ type, content = [] }: RichNode): string | null {
  if (type !== 'paragraph' || content.some(isFormatted)) return null
  const pieces = linked(content).map(({ href, nodes }) => {
    const text = nodes.map(sourceOf).join('')
    return href === null ? text : plainLink(text, href)
  })
  return pieces.every((piece) => piece !== null) ? pieces.join('') : null
}

/** The inverse of `textRuns`; null if it wouldn't round-trip. */
export function plainLink(text: string, url: string): string | null {
  const isReadable = /^[^[\]\n]+$/.test(text) && text.trim() === text && /^https?:\/\/[^\s<>"']+$/i.test(url)
  return isReadable ? linkMark({ text, url }) : null
}

function htmlOf(blocks: readonly RichNode[]): string {
  const pieces: string[] = []
  let lines: string[] = []
  const end = () => {
    if (lines.length > 0) pieces.push(`<p>${lines.join('<br>')}</p>`)
    lines = []
  }
  for (const block of blocks) {
    if (block.type !== 'paragraph') {
      end()
      pieces.push(blockOf(block))
    } else if (lineOf(block).trim() === '') end()
    else lines.push(inlineOf(block))
  }
  end()
  return pieces.join('\n')
}

function blockOf(block: RichNode): string {
  const { type, attrs, content = [] } = block
  switch (type) {
    case 'bulletList':
      return `<ul>${content.map(itemOf).join('')}</ul>`
    case 'orderedList':
      return `<ol>${content.map(itemOf).join('')}</ol>`
    case 'heading':
      return `<h${Number(attrs?.level)}>${inlineOf(block)}</h${Number(attrs?.level)}>`
    default:
      return `<blockquote>${htmlOf(content)}</blockquote>`
  }
}

function itemOf({ content = [] }: RichNode): string {
  const lines = content.filter(({ type }) => type === 'paragraph').map(inlineOf)
  const inner = content.filter(({ type }) => type !== 'paragraph').map(blockOf)
  return `<li>${lines.join('<br>')}${inner.join('')}</li>`
}

/** Outermost first. */
const tags = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
] as const

function inlineOf({ content = [] }: RichNode): string {
  const pieces = linked(content).map(({ href, nodes }) => {
    const html = nodes.map((node) => formatted(node, href !== null)).join('')
    return href === null ? html : `<a href="${escapeHtml(href)}">${html}</a>`
  })
  return pieces.join('')
}

function formatted(node: RichNode, inLink: boolean): string {
  const text = sourceOf(node)
  const html = keepSpaces(inLink ? escapeHtml(text) : linkify(text))
  const wrappers = tags.filter(([mark]) => node.marks?.some(({ type }) => type === mark)).map(([, tag]) => tag)
  return wrappers.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, html)
}

/** HTML shows only one of several spaces. */
const keepSpaces = (html: string): string => html.replaceAll(/ {2,}/g, (spaces) => `${'\u00a0'.repeat(spaces.length - 1)} `)
