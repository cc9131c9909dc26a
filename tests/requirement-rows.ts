// Reads docs/requirements: every row of every table there, as data.
import fs from 'node:fs'
import path from 'node:path'

export const kinds = ['UI', 'API', 'RT', 'UNIT', 'MAIL', 'CAL', 'DB', 'CFG', 'DEC'] as const
export type Kind = (typeof kinds)[number]

export interface Requirement {
  number: number
  kind: string
  text: string
  /** The file it is in, without its folder. */
  file: string
}

export function isKind(text: string): text is Kind {
  return (kinds as readonly string[]).includes(text)
}

/** All rows below `folder`, by number. Throws with the position for a line that looks like a row but isn't. */
export function readRequirements(folder: string): Requirement[] {
  const rows: Requirement[] = []
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')) {
    const lines = fs.readFileSync(path.join(folder, file), 'utf8').split('\n')
    for (const [index, line] of lines.entries()) {
      if (!line.startsWith('|') || /^\|\s*(number\s*\||-)/.test(line)) continue
      const [, number, kind, text] = /^\|\s*(\d+)\s*\|\s*(\w+)\s*\|\s*(\S.*?)\s*\|$/.exec(line) ?? []
      if (!number || !kind || !text) throw new Error(`${file}:${index + 1}: no row: ${line}`)
      rows.push({ number: Number(number), kind, text: text.replace(/\\([!-/:-@[-`{-~])/g, '$1'), file })
    }
  }
  return rows.toSorted((a, b) => a.number - b.number)
}
