// Reports the screen checks: one line per failing state, a total, and a contact sheet.
import fs from 'node:fs'
import path from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { plain } from './plain.ts'
import { folder } from './world.ts'

export default class ScreensReporter implements Reporter {
  private seen = 0
  private failed = new Map<string, string>()

  onTestEnd({ title }: TestCase, { status, errors }: TestResult) {
    this.seen++
    if (status === 'passed') return
    const summary = errors.map(({ message }) => plain(message ?? '').replace(/^Error: /, '')).join('; ')
    this.failed.set(title, summary)
    console.log(`${title}: ${summary.split('\n').slice(0, 8).join('; ').slice(0, 900)}`)
  }

  onError({ message }: { message?: string }) {
    console.log(plain(message ?? ''))
  }

  onEnd({ duration }: FullResult) {
    const took = `${Math.floor(duration / 60_000)} min ${Math.round((duration % 60_000) / 1000)} s`
    console.log(
      `${this.seen} states, ${this.failed.size} with something wrong, ${took}: ${path.relative('.', path.join(folder, 'index.html'))}`,
    )
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, 'index.html'), contactSheet(this.failed))
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Every screenshot in the folder, by state. */
function contactSheet(failed: ReadonlyMap<string, string>): string {
  const files = fs.readdirSync(folder).filter((name) => /-(light|dark|phone|phone-dark)\.png$/.test(name))
  const states = new Map<string, string[]>()
  for (const name of files.toSorted()) {
    const state = name.replace(/-(light|phone-dark|dark|phone)\.png$/, '')
    states.set(state, [...(states.get(state) ?? []), name])
  }
  const rows = [...states].map(([state, names]) => {
    const wrong = failed.get(state)
    const shots = names.map((name) => `<a href="${name}"><img loading="lazy" src="${name}" alt="${name}"></a>`).join('')
    return `<section><h2>${state}</h2>${wrong ? `<pre>${escaped(wrong)}</pre>` : ''}<div>${shots}</div></section>`
  })
  const style =
    'body{font:14px system-ui;margin:24px}div{display:flex;gap:8px;overflow:auto}img{height:320px;border:1px solid #ccc}pre{color:#b3261e}'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style>${rows.join('\n')}`
}
