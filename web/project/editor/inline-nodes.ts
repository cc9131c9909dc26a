// Text with its variables.
import type { RichMark, RichNode } from './rich-text.ts'
import { must } from '@fairlead/domain/shared/records'

/** The names of variables shown as chips. */
export type VariableNames = ReadonlySet<string>

/** As the domain's `usedVariables` finds them. */
export const placeholder = /\{\{([^{}]*)\}\}/g

/** Text with its known variables as chips; unknown variables stay text. */
export function inlineNodes(text: string, marks: RichMark[], names: VariableNames): RichNode[] {
  const nodes: RichNode[] = []
  const add = (node: RichNode) => nodes.push(marks.length > 0 ? { ...node, marks } : node)
  let position = 0
  for (const match of text.matchAll(placeholder)) {
    const name = must(match[1]).trim()
    if (!names.has(name)) continue
    if (match.index > position) add({ type: 'text', text: text.slice(position, match.index) })
    add({ type: 'variable', attrs: { name, source: match[0] } })
    position = match.index + match[0].length
  }
  if (position < text.length) add({ type: 'text', text: text.slice(position) })
  return nodes
}
