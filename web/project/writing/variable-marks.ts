// Variables as single characters while two texts are compared, so that no difference begins inside of one.
import { templateVariables } from '@fairlead/domain/project/template-variables'
import { placeholder } from '../editor/inline-nodes.ts'

/** In Unicode's private use area, where a text has no characters of its own. */
const first = 0xe000
const marks = /[\uE000-\uF8FF]/

/** A text with its known variables as marks; a text that has such characters stays as it is. */
export function markVariables(text: string): string {
  if (marks.test(text)) return text
  return text.replaceAll(placeholder, (source, name: string) => {
    const index = templateVariables.findIndex(({ key }) => key === name.trim())
    return index === -1 ? source : String.fromCodePoint(first + index)
  })
}

/** The runs of a marked text: its words, and the labels of its variables. */
export function readMarks(text: string): { text: string; isVariable: boolean }[] {
  return text
    .split(/([\uE000-\uF8FF])/)
    .filter((part) => part !== '')
    .map((part) => {
      const label = templateVariables[part.codePointAt(0)! - first]?.label
      return { text: label ?? part, isVariable: label !== undefined }
    })
}
