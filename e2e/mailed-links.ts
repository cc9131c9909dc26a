// Links that the product emails, read in the demo's mailbox like their recipients do.
import { expect, type APIRequestContext } from '@playwright/test'

/** Uses the link that verifies an address, in a session of the account. */
export async function proveAddress(request: APIRequestContext, email: string, session: string): Promise<void> {
  const token = (await linkTo(request, email, /verify-email#token=[\w-]+/)).split('=')[1]!
  const headers = { 'X-Parse-Session-Token': session }
  const answer = await request.post('/api/v2/account/email/verify', { headers, data: { token } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** The match in the newest email to an address that contains such a link, as soon as it arrives. */
export async function linkTo(request: APIRequestContext, email: string, pattern: RegExp): Promise<string> {
  let link = ''
  await expect
    .poll(
      async () => {
        const list = await (await request.get(`/dev/mail?q=${encodeURIComponent(email)}`)).text()
        for (const [, id] of list.matchAll(/\/dev\/mail\/(\d+)/g)) {
          link ||= pattern.exec(await (await request.get(`/dev/mail/${id}/body`)).text())?.[0] ?? ''
        }
        return link
      },
      { message: `a link to ${email}`, intervals: [50, 50, 100, 100, 200], timeout: 20_000 },
    )
    .not.toBe('')
  return link
}
