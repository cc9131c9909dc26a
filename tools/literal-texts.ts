// Finds user-facing text written in JSX instead of a catalog (web/i18n).
import { parseSync, Visitor } from 'oxc-parser'
import type { Expression, TemplateLiteral } from 'oxc-parser'

export interface LiteralText {
  /** 'expression': a string or template that JSX shows through an expression, such as `{isOpen ? 'Less' : 'More'}`. */
  kind: 'text' | 'attribute' | 'expression'
  line: number
  text: string
}

/** Attributes that are shown or read aloud. */
const spokenAttributes = ['label', 'placeholder', 'title', 'alt', 'description', 'aria-label', 'aria-description']
/** Those of our own components, too. */
const ownAttributes = ['text', 'about', 'what', 'hint', 'said', 'question', 'note', 'legend', 'summary', 'heading', 'error', 'confirm']

const hasLetters = (text: string) => /\p{L}{2}/u.test(text)

export function literalTextsIn(name: string, source: string): LiteralText[] {
  const texts: LiteralText[] = []
  const add = (kind: LiteralText['kind'], start: number, text: string) => {
    if (hasLetters(text)) texts.push({ kind, line: source.slice(0, start).split('\n').length, text: text.trim() })
  }
  const wordsOf = ({ quasis }: TemplateLiteral) => quasis.map(({ value }) => value.cooked ?? value.raw).join('…')
  /** The values that an expression may show: its branches, but no function arguments. */
  const show = (node: Expression): void => {
    if (node.type === 'Literal' && typeof node.value === 'string') add('expression', node.start, node.value)
    else if (node.type === 'TemplateLiteral') add('expression', node.start, wordsOf(node))
    else if (node.type === 'ParenthesizedExpression') show(node.expression)
    else if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(show)
    else if (node.type === 'LogicalExpression') {
      if (node.operator !== '&&') show(node.left)
      show(node.right)
    }
  }
  const visitor = new Visitor({
    JSXText: ({ value, start }) => add('text', start, value),
    JSXElement: ({ children }) => children.forEach((child) => child.type === 'JSXExpressionContainer' && showAny(child.expression)),
    JSXFragment: ({ children }) => children.forEach((child) => child.type === 'JSXExpressionContainer' && showAny(child.expression)),
    JSXAttribute: ({ name: attribute, value, start }) => {
      if (attribute.type !== 'JSXIdentifier' || !value) return
      const isSpoken = spokenAttributes.includes(attribute.name)
      if (!isSpoken && !ownAttributes.includes(attribute.name)) return
      if (value.type === 'Literal') {
        if (typeof value.value === 'string') add(isSpoken ? 'attribute' : 'expression', start, value.value)
      } else if (value.type === 'JSXExpressionContainer') showAny(value.expression)
    },
  })
  const showAny = (node: Expression | { type: 'JSXEmptyExpression' }) => {
    if (node.type !== 'JSXEmptyExpression') show(node)
  }
  visitor.visit(parseSync(name, source).program)
  return texts
}

/** The figure that is tracked over time: text between tags, and attributes with a plain string. */
export const countedTexts = (texts: readonly LiteralText[]): number => texts.filter(({ kind }) => kind !== 'expression').length
