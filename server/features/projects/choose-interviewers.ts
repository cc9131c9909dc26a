// Interviewers by address, and what each is missing before they can interview.
import { Refusal } from '@fairlead/domain/refusal'
import { listed } from '@fairlead/domain/shared/language'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import type { LoadedProject } from './access-project.ts'
import type { NextInterview } from './interviewers.ts'
import * as text from './texts/en.ts'

export interface PanelMember {
  email: string
  /** '' of someone without an account. */
  name: string
  /** What they need before offering times; null when nothing. */
  lacks: 'account' | 'calendar' | 'hours' | null
}

/** These people by address, in order, and what each is missing. `userId` is null without an account. */
export async function readMembers(
  tx: Tx,
  ctx: ActorContext,
  emails: readonly string[],
): Promise<Map<string, PanelMember & { userId: string | null }>> {
  const rows = await tx
    .selectFrom('users')
    .leftJoin('interviewer_settings', 'interviewer_settings.user_id', 'users.id')
    .leftJoin('calendar', 'calendar.id', 'users.calendar_synced_id')
    .leftJoin('calendar_account', 'calendar_account.id', 'calendar.account_id')
    .select([
      'users.id',
      'email',
      'first_name',
      'last_name',
      'calendar_synced_id',
      'gone_at',
      'calendar_account.state',
      'interviewer_settings.user_id',
    ])
    .where('users.workspace_id', '=', ctx.workspaceId)
    .where('disabled_at', 'is', null)
    .where('email', 'in', emails)
    .execute()
  return new Map(
    emails.map((email) => {
      const user = rows.find((row) => row.email === email)
      const hasCalendar = user?.calendar_synced_id && !user.gone_at && user.state !== 'refused'
      const lacks = !user ? 'account' : !hasCalendar ? 'calendar' : user.user_id ? null : 'hours'
      const name = user ? `${user.first_name} ${user.last_name}`.trim() : ''
      return [email, { email, name, lacks, userId: user?.id ?? null }]
    }),
  )
}

export interface ChosenInterviewers {
  /** Addresses; the first one is the host. */
  interviewers: readonly string[]
  /** All of them together; otherwise the one with the fewest interviews when the candidate chooses. */
  isPanel: boolean
}

const lacking = {
  calendar: 'hasn’t connected a calendar',
  hours: 'hasn’t set interview hours',
} as const

/** Interviewers by their addresses; refuses, by field, those who can't hold an interview of this project. */
export async function readChosen(
  tx: Tx,
  ctx: ActorContext,
  project: Pick<LoadedProject, 'settings'>,
  { interviewers, isPanel }: ChosenInterviewers,
): Promise<NextInterview> {
  const emails = [...new Set(interviewers.map(normaliseEmail))].filter((email) => email !== '')
  const refuse = (why: string) => new Refusal('invalid_input', why, { interviewers: why })
  if (emails.length === 0) throw refuse(text.chooseAnInterviewer)
  const members = await readMembers(tx, ctx, emails)
  if (emails.some((email) => members.get(email)?.lacks === 'account')) throw refuse(text.everyoneNeedsAnAccount)
  const isByCalendar = project.settings.interviewScheduling === 'calendar'
  const problems = emails.flatMap((email) => {
    const { lacks, name } = members.get(email)!
    return isByCalendar && lacks !== null && lacks !== 'account' ? [`${name || email} ${lacking[lacks]}`] : []
  })
  if (problems.length > 0) throw refuse(`${listed('en', problems)}.`)
  return { interviewerIds: emails.map((email) => members.get(email)!.userId!), isPanel: isPanel && emails.length > 1 }
}
