// Converts HTML into the editor's nodes: keeps the formatting allowed in an email, drops everything else.
import { linkify } from '@fairlead/domain/shared/mail-body'
import { inlineNodes, type VariableNames } from './inline-nodes.ts'
import { paragraph, type RichMark, type RichNode } from './rich-text.ts'
import { listLevel, marksOfStyle, type StyleMarks } from './read-style.ts'

/** Blocks, and the gaps between paragraphs that are shown as blank lines. */
type Block = RichNode | 'gap'

interface Place {
  marks: RichMark[]
  /** Spaces and line breaks are preserved. */
  isPreformatted: boolean
}

const dropped = new Set(
  'audio,button,canvas,head,iframe,img,input,link,meta,noscript,object,picture,script,select,style,svg,template,textarea,title,video'.split(
    ',',
  ),
)
const inlineTags = new Set(
  'a,abbr,b,big,cite,code,del,em,font,i,ins,kbd,label,mark,q,s,small,span,strike,strong,sub,sup,u,td,th,time,tt,var'.split(','),
)
const linkSchemes = /^(?:https?|mailto|tel):/i

export function readHtml(html: string, names: VariableNames): RichNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return withoutGaps(new Reader(names).read(body, { marks: [], isPreformatted: false }))
}

/** Collects the lines and blocks of an element. */
class Reader {
  private readonly blocks: Block[] = []
  private line: RichNode[] = []
  private readonly names: VariableNames

  constructor(names: VariableNames) {
    this.names = names
  }

  read(parent: Element, place: Place): Block[] {
    this.readChildren(parent, place)
    this.endLine()
    return this.blocks
  }

  private readChildren(parent: Element, place: Place): void {
    for (const child of parent.childNodes) {
      if (child.nodeType === 3) this.readText(child.nodeValue ?? '', place)
      else if (child instanceof Element) this.readElement(child, place)
    }
  }

  private readText(value: string, { marks, isPreformatted }: Place): void {
    const [first = '', ...more] = isPreformatted ? value.replaceAll(/\r\n?/g, '\n').split('\n') : [value.replaceAll(/[ \t\r\n\f]+/g, ' ')]
    this.addText(first, marks, isPreformatted)
    for (const line of more) {
      this.breakLine()
      this.addText(line, marks, isPreformatted)
    }
  }

  private addText(value: string, marks: RichMark[], isPreformatted: boolean): void {
    const last = this.line.at(-1)
    const isAfterSpace = last === undefined || (last.text ?? '').endsWith(' ')
    const text = (!isPreformatted && isAfterSpace && value.startsWith(' ') ? value.slice(1) : value).replaceAll('\u00a0', ' ')
    this.line.push(...inlineNodes(text, marks, this.names))
  }

  private readElement(element: Element, place: Place): void {
    const tag = element.tagName.toLowerCase()
    const style = element.getAttribute('style') ?? ''
    const { isHidden, ...styleMarks } = marksOfStyle(style)
    const source = element.getAttribute('data-variable')
    if (dropped.has(tag) || isHidden) return
    if (source !== null) return this.addText(source, place.marks, true)
    const inner = { ...place, marks: marksFor(element, tag, styleMarks, place.marks) }
    if (tag === 'br') this.breakLine()
    else if (tag === 'ul' || tag === 'ol') this.addBlock(listOf(element, tag, this.names, place))
    else if (/^h[1-3]$/.test(tag)) this.addBlock(headingOf(element, tag, this.names, place))
    else if (tag === 'blockquote') this.addBlock(quoteOf(element, this.names, place))
    else if (listLevel(style) !== null) this.addListItem(element, inner)
    else if (inlineTags.has(tag)) {
      this.readChildren(element, inner)
      if (tag === 'td' || tag === 'th') this.addText(' ', [], false)
    } else {
      const isApart = /^(?:p|h[4-6]|pre)$/.test(tag)
      this.endLine()
      if (isApart) this.blocks.push('gap')
      this.readChildren(element, tag === 'pre' ? { ...inner, isPreformatted: true } : inner)
      this.endLine()
      if (isApart) this.blocks.push('gap')
    }
  }

  private breakLine(): void {
    this.blocks.push(paragraph(trimmed(this.line)))
    this.line = []
  }

  private endLine(): void {
    if (trimmed(this.line).length > 0) this.breakLine()
    this.line = []
  }

  private addBlock(block: RichNode | null): void {
    this.endLine()
    if (block) this.blocks.push(block)
  }

  /** A word processor's list item is a separate paragraph: adjacent ones become one list. */
  private addListItem(element: Element, place: Place): void {
    this.endLine()
    const isNumbered = /^\s*\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i.test(element.textContent ?? '')
    const type = isNumbered ? 'orderedList' : 'bulletList'
    const item = itemOf(element, this.names, place)
    const last = this.blocks.findLast((block) => block !== 'gap')
    if (last?.type === type && last.content) last.content.push(item)
    else this.blocks.push({ type, content: [item] })
  }
}

function trimmed(line: RichNode[]): RichNode[] {
  const last = line.at(-1)
  if (last?.text === undefined || !last.text.endsWith(' ')) return line
  const text = last.text.trimEnd()
  return text === '' ? trimmed(line.slice(0, -1)) : [...line.slice(0, -1), { ...last, text }]
}

/** A gap is one blank line between two lines; next to a blank line, a list, or the end it is dropped. */
function withoutGaps(blocks: readonly Block[]): RichNode[] {
  const result: RichNode[] = []
  const isLine = (block: Block | undefined) =>
    block !== undefined && block !== 'gap' && block.type === 'paragraph' && Boolean(block.content)
  for (const [index, block] of blocks.entries()) {
    if (block !== 'gap') result.push(block)
    else if (isLine(result.at(-1)) && isLine(blocks.slice(index).find((next) => next !== 'gap'))) result.push(paragraph([]))
  }
  return result
}

const lines = (blocks: readonly Block[]): RichNode[] => blocks.filter((block) => block !== 'gap')

function marksFor(element: Element, tag: string, style: StyleMarks, marks: RichMark[]): RichMark[] {
  const href = tag === 'a' ? (element.getAttribute('href') ?? '').trim() : ''
  const has = (type: string) => marks.some((mark) => mark.type === type)
  const link = linkSchemes.test(href) && !isPlainLink(element.textContent ?? '', href) ? [{ type: 'link', attrs: { href } }] : []
  const isLink = link.length > 0 || has('link') || tag === 'a'
  const states: [string, boolean][] = [
    ['bold', style.bold ?? (has('bold') || tag === 'b' || tag === 'strong')],
    ['italic', style.italic ?? (has('italic') || tag === 'i' || tag === 'em')],
    // links are underlined anyway
    ['underline', !isLink && (style.underline ?? (has('underline') || tag === 'u' || tag === 'ins'))],
  ]
  const outer = marks.filter(({ type }) => type === 'link' && link.length === 0)
  return [...outer, ...link, ...states.filter(([, isOn]) => isOn).map(([type]) => ({ type }))]
}

/** A URL that becomes the same link when sent. */
function isPlainLink(text: string, href: string): boolean {
  const [, target] = /^<a href="([^"]*)">[^<]*<\/a>$/.exec(linkify(text.trim())) ?? []
  return target !== undefined && target.replaceAll('&amp;', '&').replaceAll('&#39;', "'") === href
}

function listOf(list: Element, tag: string, names: VariableNames, place: Place): RichNode | null {
  const items: RichNode[] = []
  for (const child of list.children) {
    const kind = child.tagName.toLowerCase()
    const nested = kind === 'ul' || kind === 'ol' ? listOf(child, kind, names, place) : null
    const last = items.at(-1)
    if (nested && last) last.content?.push(nested)
    else if (nested) items.push(...(nested.content ?? []))
    // content between the items belongs to none, but isn't lost
    else if (kind === 'li' || (child.textContent ?? '').trim() !== '') items.push(itemOf(child, names, place))
  }
  return items.length > 0 ? { type: tag === 'ol' ? 'orderedList' : 'bulletList', content: items } : null
}

/** Starts with a line, as the editor requires; headings and quotes in it are lines. */
function itemOf(item: Element, names: VariableNames, place: Place): RichNode {
  const blocks = lines(new Reader(names).read(item, place)).flatMap(flattened)
  return { type: 'listItem', content: blocks[0]?.type === 'paragraph' ? blocks : [paragraph([]), ...blocks] }
}

function flattened(block: RichNode): RichNode[] {
  if (block.type === 'heading') return [paragraph(block.content ?? [])]
  return block.type === 'blockquote' ? (block.content ?? []).flatMap(flattened) : [block]
}

function headingOf(element: Element, tag: string, names: VariableNames, place: Place): RichNode | null {
  const text = lines(new Reader(names).read(element, place)).flatMap(({ content = [] }) => content)
  const content = text.filter(({ type }) => type === 'text' || type === 'variable')
  return content.length > 0 ? { type: 'heading', attrs: { level: Number(tag.slice(1)) }, content } : null
}

function quoteOf(element: Element, names: VariableNames, place: Place): RichNode | null {
  const content = withoutGaps(new Reader(names).read(element, place))
  return content.length > 0 ? { type: 'blockquote', content } : null
}
