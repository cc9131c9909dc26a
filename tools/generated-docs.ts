// Docs generated from the code by `npm run docs`: settings, their example, and the index of decisions.
import fs from 'node:fs'
import path from 'node:path'
import { settingsHelp } from '../server/platform/settings-schema.ts'

const root = path.join(import.meta.dirname, '..')

/** The texts by their file, from the root of the repository. */
export function generatedDocs(): Record<string, string> {
  return { 'docs/settings.md': settingsPage(), '.env.example': exampleSettings(), 'docs/decisions/README.md': decisionIndex() }
}

function settingsPage(): string {
  const rows = settingsHelp.map(
    ({ name, fallback, meaning }) => `| \`${name}\` |${fallback === '' ? '' : ` \`${fallback}\``} | ${meaning} |`,
  )
  return `# Settings

All settings are environment variables. An invalid value stops the server with an explanation. [.env.example](../.env.example) lists them as a file, and [Running Fairlead in production](production.md) says which ones a real installation needs.

| setting | default | meaning |
| --- | --- | --- |
${rows.join('\n')}

A secret can also be read from a file, as containers, systemd, and vaults provide it: add \`_FILE\` to the name, such as \`SECRET_KEY_FILE=/run/secrets/key\`. This works for every \`DATABASE_*URL\`, \`CLICKHOUSE_URL\`, \`SMTP_URL\`, \`IMAP_URL\`, \`SENTRY_DSN\`, and all settings that end in \`_KEY\`, \`_SECRET\`, or \`_TOKEN\`.

This page is written by \`npm run docs\`.
`
}

function exampleSettings(): string {
  const lines = settingsHelp.map(({ name, fallback, isDescribed, meaning }) =>
    isDescribed ? `# ${meaning} (default: ${fallback})\n#${name}=\n` : `# ${meaning}\n#${name}=${fallback}\n`,
  )
  return `# Every setting, commented out, with its default. Written by \`npm run docs\`.\n\n${lines.join('\n')}`
}

function decisionIndex(): string {
  const folder = path.join(root, 'docs/decisions')
  const rows = fs
    .readdirSync(folder)
    .filter((name) => /^\d{3}-.*\.md$/.test(name))
    .toSorted()
    .map((name) => {
      const text = fs.readFileSync(path.join(folder, name), 'utf8')
      const title = /^# (?:\d+[ .:]*)?(.+)$/m.exec(text)?.[1] ?? name
      const [, status = '', date = ''] = /^Status: (\w[^.,]*)(?:\. Date:|,) (\d{4}-\d\d-\d\d)/m.exec(text) ?? []
      return `| [${name.slice(0, 3)}](${name}) | ${title} | ${status} | ${date} |`
    })
  const numbers = new Set(rows.map((row) => Number(row.slice(3, 6))))
  return `# Decisions

Each record says what was decided, when, why, and which options were refused. Numbers are never used twice. Some are unused: records were numbered in ranges by area, and a few that were replaced are gone. Unused up to ${String(Math.max(...numbers)).padStart(3, '0')}: ${unusedNumbers(numbers)}.

| number | decision | status | date |
| --- | --- | --- | --- |
${rows.join('\n')}

This page is written by \`npm run docs\`.
`
}

/** '024, 039, 054 to 055': the gaps below the highest number. */
export function unusedNumbers(used: ReadonlySet<number>): string {
  const spans: [number, number][] = []
  for (let number = 1; number <= Math.max(...used); number += 1) {
    const last = spans.at(-1)
    if (used.has(number)) continue
    if (last?.[1] === number - 1) last[1] = number
    else spans.push([number, number])
  }
  const padded = (number: number) => String(number).padStart(3, '0')
  return spans.map(([from, to]) => (from === to ? padded(from) : `${padded(from)} to ${padded(to)}`)).join(', ')
}

/** A Markdown text without the padding that the formatter adds to tables. */
export const withoutPadding = (text: string): string => text.replace(/ {2,}/g, ' ').replace(/-{3,}/g, '---')
