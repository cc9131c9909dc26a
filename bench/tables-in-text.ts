// Inserts measured tables under their headings in a documentation page, and keeps the surrounding text.

/** @throws Error when the page has no such heading with a table under it */
export function withTables(page: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((text, [heading, table]) => {
    const start = text.indexOf(`## ${heading}\n`)
    const from = text.indexOf('\n| ', start) + 1
    if (start < 0 || from === 0) throw new Error(`There is no table under '${heading}'.`)
    const end = /\n(?!\|)/.exec(text.slice(from))
    return `${text.slice(0, from)}${table}${end ? text.slice(from + end.index) : '\n'}`
  }, page)
}
