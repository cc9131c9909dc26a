// Chooses an interview's interviewers by their addresses.
import { Refusal } from '@fairlead/domain/refusal'
import { listed } from '@fairlead/domain/shared/language'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import type { LoadedProject } from '../records/access-project.ts'
import type { NextInterview } from './interviewers.ts'
import { readMembers } from './panel-member-views.ts'
import { text } from '../texts/texts.ts'
import { readersLanguage } from '@fairlead/domain/shared/readers-language'
import { must } from '@fairlead/domain/shared/records'

export interface ChosenInterviewers {
  /** Addresses; the first one is the host. */
  interviewers: readonly string[]
  /** All of them together; otherwise those with the fewest interviews when the candidate chooses. */
  isPanel: boolean
  /** How many of them hold it together, if not all. */
  seats: number
}

/** Interviewers by address; refuses, by field, those who can't hold an interview in this project. */
export async function readChosen(
  tx: Tx,
  ctx: ActorContext,
  project: Pick<LoadedProject, 'settings'>,
  { interviewers, isPanel, seats }: ChosenInterviewers,
): Promise<NextInterview> {
  const emails = [...new Set(interviewers.map(normaliseEmail))].filter((email) => email !== '')
  const refuse = (sentence: string) => new Refusal('invalid_input', sentence, { interviewers: sentence })
  if (emails.length === 0) throw refuse(text.chooseAnInterviewer)
  const members = await readMembers(tx, ctx, emails)
  if (emails.some((email) => members.get(email)?.lacks === 'account')) throw refuse(text.accountNeeded)
  const isByCalendar = project.settings.interviewScheduling === 'calendar'
  const problems = emails.flatMap((email) => {
    const { lacks, name } = must(members.get(email))
    return isByCalendar && lacks !== null && lacks !== 'account' ? [text.interviewerLacks[lacks](name || email)] : []
  })
  // without any calendar, the candidate replies with times instead
  if (problems.length > 0 && problems.length < emails.length) throw refuse(`${listed(readersLanguage(), problems)}.`)
  return {
    interviewerIds: emails.map((email) => must(must(members.get(email)).userId)),
    isPanel: isPanel && emails.length > 1,
    seats: Math.min(seats, emails.length),
  }
}
