import { setTimeout as pause } from 'node:timers/promises'

/** Verifies a new account's address as its owner would: with the link in the email that the demo mailbox received. */
export async function proveByMail(url: string, email: string, session: string): Promise<void> {
  const token = await tokenFor(url, email)
  const answer = await fetch(`${url}/api/v2/account/email/verify`, {
    method: 'POST',
    headers: { 'x-parse-session-token': session, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  if (!answer.ok) throw new Error(`${email} was not verified: ${answer.status} ${await answer.text()}`)
}

async function tokenFor(url: string, email: string): Promise<string> {
  const read = async (path: string) => (await fetch(`${url}/dev/mail${path}`)).text()
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(50)) {
    // the newest first
    for (const [, id] of (await read(`?q=${encodeURIComponent(email)}`)).matchAll(/\/dev\/mail\/(\d+)/g)) {
      const match = /verify-email#token=([\w-]+)/.exec(await read(`/${id}/body`))
      if (match) return match[1]!
    }
  }
  throw new Error(`No link to verify ${email} arrived.`)
}
