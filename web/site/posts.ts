// The articles about how the product works: Markdown files that start with a title, a date, and a one-line summary.
import { marked } from 'marked'

export interface Post {
  id: string
  title: string
  /** YYYY-MM-DD */
  date: string
  summary: string
  html: string
}

const files = import.meta.glob<string>('./posts/*.md', { query: '?raw', import: 'default', eager: true })

function read([name, text]: [string, string]): Post {
  const id = name.replace(/^.*\/|\.md$/g, '')
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const field = (key: string) => {
    const value = new RegExp(`^${key}: (.+)$`, 'm').exec(head)?.[1]
    if (!value) throw new Error(`${name} lacks its ${key}`)
    return value
  }
  return { id, title: field('title'), date: field('date'), summary: field('summary'), html: marked.parse(body, { async: false }) }
}

/** Newest first. */
export const posts: readonly Post[] = Object.entries(files)
  .map(read)
  .toSorted((a, b) => (a.date === b.date ? (a.title < b.title ? -1 : 1) : a.date < b.date ? 1 : -1))
