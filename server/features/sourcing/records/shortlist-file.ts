// A batch as one self-contained file: a page for people, the same facts as data for a program, and a signature over both.

import type { Deduction, Dimension } from '@fairlead/domain/candidate/assessment'
import type { Claim } from '@fairlead/domain/candidate/claim'
import { yourDataTexts } from '@fairlead/domain/candidate/texts/your-data/texts'
import type { Weights } from '@fairlead/domain/project/preferences'
import { escapeHtml } from '@fairlead/domain/shared/mail-body'
import { readersLanguage } from '@fairlead/domain/shared/readers-language'
import { historyEventOf, historyLabel, type Stage } from '@fairlead/domain/shared/stages'
import type { Fit } from '@fairlead/matching/plan/scale'
import type { SigningKey } from './signing-key-store.ts'
import { text } from '../texts/texts.ts'

export interface ShortlistReason {
  text: string
  claim: Claim | null
  /** `text` is the position among the entry's texts. */
  evidence: { text: number; start: number; end: number; quote: string }[]
}

export interface ShortlistEntry {
  place: number
  candidate: string
  key: string
  score: number
  /** When the person was erased; everything but the decisions is gone then. */
  erased: string | null
  /** When the candidate left the project without a decision. */
  removed: string | null
  decisions: { at: string; from: Stage | null; to: Stage; by: string | null; undone: boolean }[]
  facts: {
    exact: number
    points: { name: Dimension; value: number; weight: number; points: number }[]
    deductions: { name: Deduction; points: number }[]
    missed: string[]
    missedMore: number
    isFarther: boolean
    reasons: ShortlistReason[]
    /** Whole texts of the record, as they were read. */
    texts: string[]
  } | null
}

/** The data of a file; checked by check-shortlist.mjs, which has a copy of these names. */
export interface Shortlist {
  format: 'fairlead-shortlist-1'
  installation: string
  workspace: string
  project: { id: string; name: string }
  batch: number
  search: string
  made: string
  signed: string
  engine: string
  models: string[]
  orderedBy: 'points' | 'model'
  criteria: string[]
  weights: Weights
  fit: Fit
  entries: ShortlistEntry[]
  /** Best first: keyed hash, points, requirements missed. */
  below: [key: string, points: number, missed: number][]
  /** SPKI, base64. */
  publicKey: string
}

const minute = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
const item = (html: string): string => `<li>${html}</li>`
const list = (lines: readonly string[], none: string): string =>
  lines.length === 0 ? `<p>${escapeHtml(none)}</p>` : `<ul>${lines.map(item).join('')}</ul>`
const heading = (words: string): string => `<h3>${escapeHtml(words)}</h3>`

function decisionLines({ decisions, removed }: ShortlistEntry): string[] {
  const lines = decisions.map(({ at: time, to, by, undone }) => {
    const line = escapeHtml(`${minute(time)}: ${historyLabel(historyEventOf(to))} (${by ?? text.byProduct})`)
    return undone ? `<s>${line}</s>` : line
  })
  return removed === null ? lines : [...lines, escapeHtml(text.removedUnreviewed(minute(removed)))]
}

function entryHtml(entry: ShortlistEntry): string {
  const { place, score, erased, facts } = entry
  const labels = yourDataTexts(readersLanguage())
  const row = (name: string, points: number) => `<tr><td>${escapeHtml(name)}</td><td>${points.toFixed(1)}</td></tr>`
  const parts: string[] = []
  if (erased !== null) parts.push(`<p>${escapeHtml(text.erasedEntry(minute(erased)))}</p>`)
  if (facts) {
    const rows = [
      ...facts.points.map(({ name, points }) => row(labels.dimensions[name], points)),
      ...facts.deductions.map(({ name, points }) => row(labels.deductions[name], points)),
    ]
    const quotes = ({ evidence }: ShortlistReason) =>
      evidence.length === 0 ? '' : `<br>${[...new Set(evidence.map(({ quote }) => `<q>${escapeHtml(quote)}</q>`))].join(' ')}`
    parts.push(heading(text.points), `<table>${rows.join('')}</table>`)
    if (facts.missed.length > 0) parts.push(heading(text.missing), list(facts.missed.map(escapeHtml), ''))
    parts.push(
      heading(text.reasonsHeading),
      list(
        facts.reasons.map((reason) => `${escapeHtml(reason.text)}${quotes(reason)}`),
        text.noReasons,
      ),
    )
  }
  parts.push(heading(text.decisionsHeading), list(decisionLines(entry), text.noDecision))
  return `<section><h2>${escapeHtml(`${text.candidate(place)} ${text.pointsOf100(score)}`)}</h2><p class="id">${escapeHtml(entry.candidate)}</p>${parts.join('')}</section>`
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c1c1c;background:#fff}
section{border-top:1px solid #bbb;padding-top:1rem;margin-top:1.5rem}h2,h3{margin:.8rem 0 .3rem}h3{font-size:1rem}
td{padding:.1rem 1rem .1rem 0}td+td{text-align:right;font-variant-numeric:tabular-nums}.id,code{overflow-wrap:anywhere;color:#555}
q{color:#444}@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}section{border-color:#555}.id,code,q{color:#bbb}}`

/** The bytes that are signed. */
function pageOf(shortlist: Shortlist, fingerprint: string): string {
  const { project, batch, made, signed, installation } = shortlist
  const title = escapeHtml(`${text.shortlist}: ${project.name}, ${text.batch(batch)}`)
  const data = JSON.stringify(shortlist).replaceAll('<', String.raw`\u003c`)
  const url = escapeHtml(`${installation}/shortlist-key?fingerprint=${fingerprint}`)
  return `<!doctype html>
<html lang="${readersLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1>
<p>${escapeHtml(text.computedOn(minute(made)))}. ${escapeHtml(text.signedOn(minute(signed), fingerprint))}</p>
<p>${escapeHtml(text.howToCheck)} ${escapeHtml(text.keyPage)} <a href="${url}">${url}</a></p>
<p>${escapeHtml(text.madeWith)}: <code>${escapeHtml([shortlist.engine, ...shortlist.models].join(', '))}</code></p>
${heading(text.criteria)}${list(shortlist.criteria.map(escapeHtml), text.noCriteria)}
${shortlist.entries.map(entryHtml).join('\n')}
<section><p>${escapeHtml(text.belowCut(shortlist.below.length))}</p></section>
<script type="application/json" id="shortlist">${data}</script>
</body></html>`
}

/** The file's bytes. */
export function shortlistFile(facts: Omit<Shortlist, 'format' | 'publicKey'>, key: SigningKey): Buffer {
  const shortlist: Shortlist = { format: 'fairlead-shortlist-1', ...facts, publicKey: key.publicKey.toString('base64') }
  const page = Buffer.from(pageOf(shortlist, key.fingerprint))
  return Buffer.concat([page, Buffer.from(`\n<!-- signature ed25519 ${key.sign(page).toString('base64url')} -->\n`)])
}
