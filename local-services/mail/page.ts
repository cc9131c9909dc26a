// The /dev/mail page: shows email that would have left the machine and replies as the candidate.
import { simpleParser, type ParsedMail } from 'mailparser'
import { attribute, decodeHeader, html, page } from './page-html.ts'
import { pageStyle } from './page-style.ts'
import { fictionalResume, quickTexts } from './page-texts.ts'
import { headerValue } from './header.ts'
import type { EmbeddedMail, OutsideMail } from './start-mail.ts'

export interface PageRequest {
  method: string
  /** The path below the page's mount point: '/', '/style.css', '/7', '/7/answer'. */
  path: string
  query: Record<string, string>
  body: Record<string, string>
}

export interface PageAnswer {
  status: number
  type: string
  body: string
  /** Set for 303. */
  location: string | null
  headers: Record<string, string>
}

const policy = "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const bodyPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox"
const shownAtOnce = 300

/** The page as a function from request to response; `mount` is the path it is served under. Without scripts; times are in UTC. */
export function devMailPage(mail: EmbeddedMail, mount = '/dev/mail'): (request: PageRequest) => Promise<PageAnswer> {
  return async ({ method, path, query, body }) => {
    if (path === '/style.css') return answer(200, 'text/css; charset=utf-8', pageStyle)
    const search = query['q'] ?? ''
    const [, id, verb] = /^\/(\d+)(\/answer|\/body)?$/.exec(path) ?? []
    const chosen = id === undefined ? null : mail.outside.get(Number(id))
    if (id === undefined ? path !== '/' && path !== '' : !chosen) {
      return answer(
        404,
        'text/html; charset=utf-8',
        page(mount, 'Not found', '<main><p class="empty card">There is no such email.</p></main>'),
      )
    }
    if (verb === '/body' && chosen) return bodyOf(chosen)
    if (verb && chosen) {
      if (method !== 'POST') return answer(405, 'text/plain; charset=utf-8', 'POST only')
      const text = (body['text'] ?? '').replace(/\r\n/g, '\n').trim()
      if (text === '') return redirect(`${mount}/${chosen.id}`)
      const quick = quickTexts.find((quickText) => quickText.key === body['quick'] && quickText.text === text)
      await mail.answer({
        id: chosen.id,
        text,
        headers: quick?.headers ?? {},
        ...(quick?.hasResume ? { attachments: [await resumeOf(chosen)] } : {}),
      })
      return redirect(`${mount}/${chosen.id}?sent=1`)
    }
    const list = findEmails(mail, search)
    const main = chosen
      ? await reader(mount, chosen, query)
      : '<div class="card empty">Choose an email to read it and reply as its recipient.</div>'
    const body_ = `<main${chosen ? ' class="reading"' : ''}>${listing(mount, list, chosen?.id ?? null, search)}${main}</main>`
    return answer(200, 'text/html; charset=utf-8', page(mount, chosen ? subjectOf(chosen) : 'Mail', body_))
  }
}

async function resumeOf(email: OutsideMail): Promise<{ filename: string; content: Buffer }> {
  const { to } = await simpleParser(email.source(), { skipImageLinks: true })
  const recipient = [to ?? []].flat()[0]?.value[0]
  const address = recipient?.address ?? email.to[0] ?? ''
  return { filename: 'resume.txt', content: Buffer.from(fictionalResume(recipient?.name || address, address)) }
}

function findEmails(mail: EmbeddedMail, search: string): OutsideMail[] {
  const query = search.trim().toLowerCase()
  const all = mail.outside.list()
  if (query === '') return all.slice(0, shownAtOnce)
  return all
    .filter((email) => `${email.to.join(' ')} ${email.from} ${subjectOf(email)}`.toLowerCase().includes(query))
    .slice(0, shownAtOnce)
}

function listing(mount: string, emails: OutsideMail[], chosen: number | null, search: string): string {
  const suffix = search ? `?q=${encodeURIComponent(search)}` : ''
  const items = emails.map((email) => {
    const current = email.id === chosen ? ' aria-current="page"' : ''
    return `<li><a href="${mount}/${email.id}${attribute(suffix)}"${current}><span class="to">${html(email.to.join(', '))}</span><span class="subject">${html(subjectOf(email))}</span><span class="when">${html(timeOf(email.at))}</span></a></li>`
  })
  const empty = search ? 'Nothing matches.' : 'Nothing has been sent yet. Approve a candidate and send the first email.'
  return `<nav class="card" aria-label="Sent email"><form method="get" action="${mount}" role="search"><input type="search" name="q" value="${attribute(search)}" placeholder="Search address or subject" aria-label="Search"></form>${
    items.length > 0 ? `<ol>${items.join('')}</ol>` : `<p class="empty">${empty}</p>`
  }</nav>`
}

async function reader(mount: string, email: OutsideMail, query: Record<string, string>): Promise<string> {
  const parsed = await simpleParser(email.source(), { skipImageLinks: true })
  const quick = quickTexts.find(({ key }) => key === query['quick'])
  const rows: [string, string][] = [
    ['From', parsed.from?.text ?? email.from],
    ['To', email.to.join(', ')],
    ['Reply to', parsed.replyTo?.text ?? '–'],
    ['Sent', timeOf(email.at)],
    ...filesOf(parsed).map((file): [string, string] => ['Attached', file]),
  ]
  const body = parsed.html
    ? `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="The email as its recipient sees it" src="${mount}/${email.id}/body"></iframe>`
    : `<pre>${html(parsed.text ?? '')}</pre>`
  const quicks = quickTexts.map(({ key, name }) => `<a href="${mount}/${email.id}?quick=${key}#answer">${html(name)}</a>`).join('')
  return `<article class="card">${query['sent'] ? '<p class="done" role="status">Your reply has been sent.</p>' : ''}<h2>${html(subjectOf(email))}</h2><dl>${rows
    .map(([name, value]) => `<dt>${name}</dt><dd>${html(value)}</dd>`)
    .join(
      '',
    )}</dl>${body}<form method="post" action="${mount}/${email.id}/answer"><input type="hidden" name="quick" value="${attribute(quick?.key ?? '')}"><label for="answer">Reply as ${html(email.to[0] ?? 'the recipient')}</label><textarea id="answer" name="text" required>${html(
    quick?.text ?? '',
  )}</textarea><div class="quick">${quicks}</div><button class="main">Send reply</button></form></article>`
}

/** Name and size of each file, without invitations. */
function filesOf({ attachments }: ParsedMail): string[] {
  return attachments
    .filter(({ contentType }) => !/^(?:text\/calendar|application\/ics)/.test(contentType))
    .map(({ filename, size }) => `${filename ?? 'a file'} (${size.toLocaleString('en-US')} bytes)`)
}

/** The email's HTML under a separate policy: no scripts, no requests. */
async function bodyOf(email: OutsideMail): Promise<PageAnswer> {
  const { html: written } = await simpleParser(email.source(), { skipImageLinks: true })
  const body = `<!doctype html><base target="_blank"><body style="font:15px/1.5 system-ui,sans-serif;color:#16202c;background:#fff;margin:14px">${written || ''}`
  const plain = answer(200, 'text/html; charset=utf-8', body)
  return { ...plain, headers: { ...plain.headers, 'content-security-policy': bodyPolicy } }
}

function subjectOf(email: OutsideMail): string {
  return decodeHeader(headerValue(email.source(), 'subject') ?? '') || '(no subject)'
}

function timeOf(date: Date): string {
  return date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
}

function answer(status: number, type: string, body: string): PageAnswer {
  return {
    status,
    type,
    body,
    location: null,
    headers: { 'content-security-policy': policy, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
  }
}

function redirect(location: string): PageAnswer {
  return { ...answer(303, 'text/plain; charset=utf-8', ''), location }
}
