// Finds labels and sentences in arrays, records, templates, and calls: screen text that reaches JSX indirectly.
import { parseSync } from 'oxc-parser'

export interface Label {
  start: number
  end: number
  line: number
  /** `…` stands for template values. */
  text: string
}

/** Properties whose value is shown or read aloud. */
const spoken = /^(?:label|title|text|description|placeholder|hint|message|heading|note|about|summary|unit|aria-label)$/
/** Attributes that the browser or our own code reads. */
const technicalAttributes =
  /^(?:className|id|key|type|role|href|to|rel|sandbox|content|style|autoComplete|d|viewBox|transform|points|sizes|media|data-.*|aria-(?:labelledby|describedby|controls|owns|details))$/
/** Calls whose arguments are names or patterns. */
const technicalCalls =
  /^(?:lazyRouteComponent|includes|has|get|set|matchMedia|closest|matches|querySelector|querySelectorAll|open|setAttribute|getAttribute|addEventListener|replace|replaceAll|split|join|startsWith|endsWith|firstCard|RegExp|Blob|createElement|toggleAttribute|setProperty|getPropertyValue)$/
const errors = /^(?:Error|TypeError|DOMException|ApiFailure)$/
/** Technical values that look like a label. */
const names = new Set([
  'ApiFailure',
  'IndexedDB',
  'Tab',
  'Shift',
  'Control',
  'Alt',
  'Meta',
  'Enter',
  'Escape',
  'Home',
  'End',
  'Space',
  'Backspace',
  'Delete',
])
/** Brands and example people: the same in every language. */
const brands = /^(?:Fairlead|Google|Microsoft|LinkedIn|CalDAV|Autopilot|FastTrack|Navigator)$/

const hole = '…'
const sentence = /\p{L}{2,}\P{L}*\s\P{L}*\p{L}|\d\s\p{L}{2,}/u
const aroundHole = /…[’']?s?\s[(“]?\p{L}{2,}|\p{L}{2,}[:,]?\s[(“]?…/u
const label = /^\s*\p{Lu}\p{L}*\p{Ll}(?:-\p{Ll}+)*[\p{Po}…]*\s*$/u
const technical =
  /[{}<>=|]|;\S|^[a-zA-Z-]+\(|^\(m(?:in|ax)-|'none'|sans-serif|monospace|^[\w-]+ …( …)*$|\bcalc\(|\bvar\(|^https?:|^\(?prefers-|\.\w+ |\[\w+/

function isText(text: string): boolean {
  if (technical.test(text) || names.has(text) || brands.test(text.trim())) return false
  return sentence.test(text) || aroundHole.test(text) || label.test(text)
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value
const nameOf = (value: unknown): string => (isNode(value) ? String(value['name'] ?? value['value'] ?? '') : '')

function calleeOf(node: Node): { name: string; of: string } {
  const callee = node['callee']
  if (!isNode(callee)) return { name: '', of: '' }
  if (callee.type === 'MemberExpression') return { name: nameOf(callee['property']), of: nameOf(callee['object']) }
  return { name: nameOf(callee), of: '' }
}

/** `count === 1 ? 'day' : 'days'`: even a single word counts as text. */
function choosesByCount(test: unknown): boolean {
  return (
    isNode(test) && test.type === 'BinaryExpression' && [test['left'], test['right']].some((side) => isNode(side) && side['value'] === 1)
  )
}

export function labelsIn(name: string, source: string): Label[] {
  const labels: Label[] = []
  /** `isSpoken`: here a single lowercase word counts as text, too. */
  const visit = (node: Node, isSpoken: boolean): void => {
    const all = (value: unknown, spokenHere: boolean) => {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, spokenHere)
    }
    const children = (skipped: readonly string[] = [], spokenHere = false) => {
      for (const [key, value] of Object.entries(node)) if (!skipped.includes(key)) all(value, spokenHere)
    }
    const add = (text: string) => {
      const isWord = isSpoken && /\p{L}{2}/u.test(text) && !technical.test(text)
      if (isWord || isText(text))
        labels.push({ start: node.start, end: node.end, line: source.slice(0, node.start).split('\n').length, text })
    }
    if (/^(?:Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type)) return
    switch (node.type) {
      case 'Literal':
        if (typeof node['value'] === 'string') add(node['value'])
        return
      case 'TemplateLiteral':
        add(
          (node['quasis'] as { value: { cooked: string | null; raw: string } }[]).map(({ value }) => value.cooked ?? value.raw).join(hole),
        )
        return all(node['expressions'], false)
      case 'TaggedTemplateExpression':
        return
      case 'BinaryExpression':
        if (/^(?:[!=]==?|in)$/.test(String(node['operator']))) {
          for (const side of [node['left'], node['right']]) if (isNode(side) && side.type !== 'Literal') visit(side, false)
          return
        }
        return children([], isSpoken)
      case 'SwitchCase':
        return all(node['consequent'], false)
      case 'ExportNamedDeclaration':
        return all(node['declaration'], false)
      case 'MemberExpression':
        return children(['property'])
      case 'ConditionalExpression': {
        all(node['test'], false)
        const counts = isSpoken || choosesByCount(node['test'])
        all(node['consequent'], counts)
        return all(node['alternate'], counts)
      }
      case 'LogicalExpression':
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return children(['typeAnnotation'], isSpoken)
      case 'Property': {
        const key = nameOf(node['key'])
        if (node['computed'] === true) all(node['key'], false)
        return all(node['value'], spoken.test(key))
      }
      case 'JSXAttribute': {
        const key = nameOf(node['name'])
        if (technicalAttributes.test(key)) return
        return all(node['value'], false)
      }
      case 'JSXText':
        return
      case 'CallExpression':
      case 'NewExpression': {
        const { name: called, of: object } = calleeOf(node)
        if (object === 'console' || errors.test(called)) return
        if (technicalCalls.test(called)) {
          all(node['callee'], false)
          for (const argument of node['arguments'] as Node[]) if (!/^(?:Template)?Literal$/.test(argument.type)) visit(argument, false)
          return
        }
        return children(['typeArguments', 'typeParameters'])
      }
      default:
        return children(['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments'])
    }
  }
  visit(parseSync(name, source).program as unknown as Node, false)
  return labels
}

/** The web app's modules whose texts belong in a catalog: no tests, no example data, nothing from the build. */
export const isCatalogued = (name: string): boolean =>
  /^web\/.*\.tsx?$/.test(name) && !/\.(?:test|spec|nightly|fixture|test-data|data|d)\.tsx?$|^web\/(?:i18n\/|vite)/.test(name)

/** A full sentence: starts with a capital, a number, or a template value, and ends with a period. */
const wholeSentence = /^\s*[\p{Lu}“‘…\d][\s\S]*\s[\s\S]*[.?!]”?\s*$/u

/** Sentences outside modules of texts. */
export const sentencesIn = (name: string, source: string): Label[] => labelsIn(name, source).filter(({ text }) => wholeSentence.test(text))

/** The modules of the domain and the server whose sentences belong in `texts/`, or in a module of their own. */
export const keepsSentencesApart = (name: string): boolean =>
  /^(?:domain|server\/(?:features|http|worker))\/.*\.ts$/.test(name) &&
  !/\.(?:test|fixture|data)\.ts$|\/texts\/|-texts\.ts$|^server\/http\/docs\/|^domain\/outreach\/template-gallery\.ts$/.test(name)
