// Finds API codes where the domain's words belong.
import { parseSync, Visitor } from 'oxc-parser'

const isNumberText = (value: unknown) => typeof value === 'string' && /^-?\d+$/.test(value)

/** What looks like a code, as written: '3' as a value or type, 1 | 2 | 3 as a type, { 1: … } as a table, code: 7 as a field. */
export function wireCodesIn(name: string, text: string): string[] {
  const matches: { start: number; shown: string }[] = []
  const add = ({ start, end }: { start: number; end: number }) => matches.push({ start, shown: text.slice(start, end).slice(0, 60) })
  new Visitor({
    Literal(node) {
      if (isNumberText(node.value)) add(node)
    },
    TSUnionType(node) {
      const numbers = node.types.filter(
        (type) =>
          type.type === 'TSLiteralType' &&
          (type.literal.type === 'UnaryExpression' || (type.literal.type === 'Literal' && typeof type.literal.value === 'number')),
      )
      if (numbers.length > 1) add(node)
    },
    ObjectExpression(node) {
      const keys = node.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Literal' && typeof property.key.value === 'number' ? [property.key] : [],
      )
      if (keys.length > 1) add(node)
    },
    Property(node) {
      const isCode = node.key.type === 'Identifier' && /^codes?$|Codes?$/.test(node.key.name)
      if (isCode && node.value.type === 'Literal' && typeof node.value.value === 'number') add(node)
    },
    TSPropertySignature(node) {
      const isCode = node.key.type === 'Identifier' && /^codes?$|Codes?$/.test(node.key.name)
      if (isCode && /\bnumber\b/.test(text.slice(node.typeAnnotation?.start ?? node.end, node.end))) add(node)
    },
  }).visit(parseSync(name, text).program)
  return matches.toSorted((a, b) => a.start - b.start).map(({ shown: code }) => code.replaceAll(/\s+/g, ' '))
}
