// The repository's documentation, read when the site is built: guides, security, and decisions, with links within the site.
import { Marked, Renderer, type Tokens } from 'marked'
import { anchorOf } from './anchor.ts'

export interface DocPage {
  /** For example /docs/settings. */
  path: string
  title: string
  group: DocGroup
  html: string
}

export const docGroups = ['guides', 'security', 'project', 'decisions'] as const
export type DocGroup = (typeof docGroups)[number]

const files = import.meta.glob<string>(
  [
    '../../docs/*.md',
    '../../docs/security/*.md',
    '../../docs/decisions/**/*.md',
    '../../{ARCHITECTURE,CONTRIBUTING,CHANGELOG,SECURITY}.md',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** By path in the repository: 'docs/security/README.md' is served at /docs/security. */
const sources = new Map(Object.entries(files).map(([name, text]) => [name.replace('../../', ''), text]))

function pathOf(file: string): string {
  const name = file.replace(/^docs\//, '').replace(/\.md$/, '')
  return `/docs/${name.replace(/(^|\/)README$/, '').replace(/^[A-Z]+$/, (upper) => (upper === 'SECURITY' ? 'reporting' : upper.toLowerCase()))}`
}

function groupOf(file: string): DocGroup {
  if (file.startsWith('docs/security/')) return 'security'
  if (file.startsWith('docs/decisions/')) return 'decisions'
  return file.startsWith('docs/') ? 'guides' : 'project'
}

/** The target of a page's link on the site; null for a file that only the repository has. */
function siteLink(href: string, from: string): string | null {
  if (/^(?:[a-z]+:|#)/.test(href)) return href
  const [target = '', anchor] = href.split('#')
  const url = new URL(target, `file:///${from}`)
  const file = decodeURIComponent(url.pathname).replace(/^\//, '')
  const page = [file, `${file.replace(/\/$/, '')}/README.md`].find((path) => sources.has(path))
  if (page !== undefined) return `${pathOf(page)}${anchor === undefined ? '' : `#${anchor}`}`
  return /^docs\/api\/?/.test(file) ? '/api/docs' : null
}

function render(file: string, text: string): string {
  const plain = new Renderer()
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: words }: Tokens.Heading) {
        return `<h${depth} id="${anchorOf(words.replaceAll(/[`*_[\]]|\]\([^)]*\)/g, ''))}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link(token: Tokens.Link) {
        const href = siteLink(token.href, file)
        return href === null ? `<span>${this.parser.parseInline(token.tokens)}</span>` : plain.link.call(this, { ...token, href })
      },
      // the README's own images
      image: ({ text: words }: Tokens.Image) => words,
      // places that scroll sideways must be reachable by keyboard
      table(token: Tokens.Table) {
        return `<div class="scroll" tabindex="0" role="region" aria-label="Table">${plain.table.call(this, token)}</div>`
      },
      code(token: Tokens.Code) {
        return plain.code.call(this, token).replace('<pre>', '<pre tabindex="0">')
      },
    },
  })
  return marked.parse(text, { async: false })
}

export const docPages: readonly DocPage[] = [...sources]
  .map(([file, text]) => ({
    path: pathOf(file),
    title: (/^# (.+)$/m.exec(text)?.[1] ?? file).replaceAll('`', ''),
    group: groupOf(file),
    html: render(file, text),
  }))
  .toSorted((a, b) => (a.path < b.path ? -1 : 1))
