// Links applicant tracking systems through Merge, by its published API (docs.merge.dev, ATS, Linked Account).
import { AtsDown, AtsRefused, atsStatuses } from '@fairlead/domain/ports/ats'
import type { Ats, AtsStatus } from '@fairlead/domain/ports/ats'
import { ask } from '../http/ask.ts'
import type { Answer } from '../http/ask.ts'
import { field, text } from '../http/shape.ts'

export interface MergeSettings {
  /** https://api.merge.dev, https://api-eu.merge.dev, or whoever speaks the same. */
  url: string
  apiKey: string
  /** Milliseconds for one request. */
  timeout?: number
}

/**
 * GET account-token/{public_token} once, then GET account-details for the status; when only the second fails, the account is kept
 * with status UNKNOWN, since the public token is used up. A status outside of the port's list is UNKNOWN, Merge's IDLE is INACTIVE.
 */
export function mergeAts(settings: MergeSettings): Ats {
  const get = (path: string, accountToken: string | null, once = false): Promise<Answer> =>
    ask({
      method: 'GET',
      url: new URL(`/api/ats/v1/${path}`, settings.url),
      headers: { authorization: `Bearer ${settings.apiKey}`, ...(accountToken === null ? {} : { 'x-account-token': accountToken }) },
      timeout: settings.timeout ?? 15_000,
      once,
    })

  const check = async (accountToken: string): Promise<AtsStatus> => {
    const answer = await get('account-details', accountToken)
    if (answer.state === 'answered' && isRefusal(answer.status)) {
      // the same refusal is said of a wrong key: a call that needs no account tells which
      const ours = await get('linked-accounts?page_size=1', null)
      if (ours.state === 'answered' && ours.status === 200) return 'INVALID'
      throw downBy(ours)
    }
    if (answer.state !== 'answered' || answer.status !== 200) throw downBy(answer)
    if (typeof answer.body !== 'object') throw new AtsDown('The ATS gateway gave an answer that nobody can read.')
    return statusOf(answer.body)
  }

  return {
    check,
    async exchange(publicToken) {
      if (publicToken.trim() === '') throw new AtsRefused('The linking gave no token.')
      const answer = await get(`account-token/${encodeURIComponent(publicToken)}`, null, true)
      if (answer.state === 'answered' && (answer.status === 400 || answer.status === 404)) {
        throw new AtsRefused('The linking has been used already or is too old. Please link your ATS again.')
      }
      if (answer.state !== 'answered' || answer.status !== 200) throw downBy(answer)
      const accountToken = text(answer.body, 'account_token')
      const integration = text(field(answer.body, 'integration'), 'name')
      if (accountToken === null || integration === null) throw new AtsDown('The ATS gateway gave an answer that nobody can read.')
      const status = await check(accountToken).catch((): AtsStatus => 'UNKNOWN')
      return { accountToken, integration, status }
    },
  }
}

const isRefusal = (status: number): boolean => status === 401 || status === 403 || status === 404

function statusOf(body: unknown): AtsStatus {
  const said = text(body, 'status')
  return said === 'IDLE' ? 'INACTIVE' : (atsStatuses.find((status) => status === said) ?? 'UNKNOWN')
}

function downBy(answer: Answer): AtsDown {
  if (answer.state !== 'answered') return new AtsDown(answer.why)
  if (answer.status === 401 || answer.status === 403) return new AtsDown('The ATS gateway does not accept our key.')
  if (answer.status === 429) return new AtsDown('The ATS gateway asks for a pause.')
  return new AtsDown(`The ATS gateway failed (${answer.status}).`)
}
