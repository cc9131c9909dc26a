// Docs generated from the code by `npm run write docs`: settings, their example, what runs later, and the index of decisions.
import fs from 'node:fs'
import path from 'node:path'
import { anchorOf } from '../web/site/anchor.ts'
import { settingsHelp } from '../server/platform/settings-schema.ts'
import { clocks } from '../server/worker/clocks.ts'
import { jobs } from '../server/worker/jobs.ts'

const root = path.join(import.meta.dirname, '..')

/** The texts by their file, from the root of the repository. */
export function generatedDocs(): Record<string, string> {
  return {
    'docs/settings.md': settingsPage(),
    '.env.example': exampleSettings(),
    'docs/decisions/README.md': decisionIndex(),
    'docs/later.md': laterPage(),
  }
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

This page is written by \`npm run write docs\`.
`
}

function exampleSettings(): string {
  const lines = settingsHelp.map(({ name, fallback, isDescribed, meaning }) =>
    isDescribed ? `# ${meaning} (default: ${fallback})\n#${name}=\n` : `# ${meaning}\n#${name}=${fallback}\n`,
  )
  return `# Every setting, commented out, with its default. Written by \`npm run write docs\`.\n\n${lines.join('\n')}`
}

const duration = (ms: number): string => (ms >= 3_600_000 ? `${ms / 3_600_000} h` : ms >= 60_000 ? `${ms / 60_000} min` : `${ms / 1000} s`)

/** The functions that an entry of the list of reactions names, and the jobs it queues. */
function reactionsOf(entry: string): string[] {
  const named = [...entry.matchAll(/\b(?:notify|mail|plan|introduce|answer)[A-Z]\w+|\b(?:interview|send|search|syncAts)\b(?=[,\]])/g)].map(
    ([name]) => name,
  )
  const queued = [...entry.matchAll(/enqueue\('(\w+)'/g)].map(([, job]) => `job ${job}`)
  return [...named, ...queued]
}

function laterPage(): string {
  const source = fs.readFileSync(path.join(root, 'server/worker/reactions.ts'), 'utf8')
  const list = source.slice(source.indexOf('const reactions:'), source.indexOf('export const knownEvents'))
  const events = list
    .split(/\n(?= {2}')/)
    .slice(1)
    .map((entry) => {
      const [, type = '', rest = ''] = /^ {2}'([\w.]+)': ([^]*)/.exec(entry) ?? []
      return `| \`${type}\` | ${
        reactionsOf(rest)
          .map((name) => `\`${name}\``)
          .join(', ') || 'browsers only'
      } |`
    })
  const rounds = Object.values(clocks).map(({ what: work, everyMs, failure }) => `| ${duration(everyMs)} | ${work} | ${failure} |`)
  const queues = Object.entries(jobs).map(([name, { what: work, otherwise }]) => `| \`${name}\` | ${work} | ${otherwise} |`)
  return `# What runs later

Work that no one waits for is done by the worker, in three ways. A **clock** repeats a round that finds what is due. An **event** is written with the change it belongs to and handled once it is committed. A **job** is long and queued by an event or a clock.

## Clocks

| every | does | logged when it fails |
| --- | --- | --- |
${rounds.join('\n')}

Besides: every process shows that it lives (15 s), and mailboxes are read and sent from by lanes of their own ([mailboxes.md](mailboxes.md)).

## Jobs

| job | does | when it fails for good |
| --- | --- | --- |
${queues.join('\n')}

## Events

| event | reactions |
| --- | --- |
${events.join('\n')}

This page is written by \`npm run write docs\`.
`
}

export interface Decision {
  number: string
  title: string
  area: string
  /** From docs/decisions, with the anchor of a note. */
  link: string
  text: string
  isNote: boolean
}

const decisionsFolder = path.join(root, 'docs/decisions')

/** Records of decisions in files of their own, and the notes of each area, in which every other decision is a section. */
export function readDecisions(): Decision[] {
  const read = (name: string) => fs.readFileSync(path.join(decisionsFolder, name), 'utf8')
  const records = fs
    .readdirSync(decisionsFolder)
    .filter((name) => /^\d{3}-.*\.md$/.test(name))
    .map((link): Decision => {
      const text = read(link)
      const [title, area] = [/^# \d{3} (.+)$/m, /^Area: (.+)$/m].map((line) => line.exec(text)?.[1] ?? '')
      return { number: link.slice(0, 3), title: title!, area: area!, link, text, isNote: false }
    })
  const notes = fs.readdirSync(path.join(decisionsFolder, 'notes')).flatMap((name) => {
    const [head = '', ...sections] = read(`notes/${name}`).split(/^## /m)
    return sections.map((section): Decision => {
      const [, heading = '', number = '', title = '', text = ''] = /^((\d{3}) (.+))\n\n([^]*)$/.exec(section) ?? []
      const link = `notes/${name}#${anchorOf(heading)}`
      return { number, title, area: head.slice(2, head.indexOf('\n')), link, text, isNote: true }
    })
  })
  return [...records, ...notes].toSorted((a, b) => a.number.localeCompare(b.number))
}

function decisionIndex(): string {
  const decisions = readDecisions()
  const sections = [...new Set(decisions.map(({ area }) => area))].toSorted().map((area) => {
    const ofArea = decisions.filter((decision) => decision.area === area)
    const records = ofArea
      .filter(({ isNote }) => !isNote)
      .map(({ number, link, title, text }) => {
        const [, status, date] = /^Status: (.+?)\. Date: ([\d-]+)/m.exec(text) ?? []
        return `| [${number}](${link}) | ${title} | ${status} | ${date} |`
      })
    const notes = ofArea
      .filter(({ isNote }) => isNote)
      .map(({ number, link, title, text }) => {
        const successor = /^Superseded by \[(\d{3})/.exec(text)?.[1]
        return `[${number} ${title}](${link})${successor === undefined ? '' : ` (superseded by ${successor})`}`
      })
    const head = '| number | decision | status | date |\n| --- | --- | --- | --- |'
    return `## ${area}\n\n${head}\n${records.join('\n')}\n\nNotes: ${notes.join('; ')}.\n`
  })
  return `# Decisions

A record says what was decided, when, why, and which options were refused. Decisions with fewer consequences are notes, one page an area: what holds and why. Numbers are never used twice. Some are unused: decisions were numbered in ranges by area. Unused: ${unusedNumbers(new Set(decisions.map(({ number }) => Number(number))))}.

${sections.join('\n')}
This page is written by \`npm run write docs\`.
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
