// Shared by conversation journeys: a candidate who asks something, and the reply editor.
import type { Page } from '@playwright/test'
import { addPeople, answerAs, newMember, newProject, writeTo, type Card, type Member } from './team.ts'

export const place = (project: string, tab: string, candidate: Pick<Card, 'id'>, view: number) =>
  `/panel?project=${project}&tab=${tab}&candidate=${candidate.id}&view=${view}`
export const editor = (page: Page) => page.getByPlaceholder('Type Your Message Here')
export const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
export const yes = (page: Page) =>
  page.getByRole('dialog', { name: 'Are you sure want to send email?' }).getByRole('button', { name: 'Yes', exact: true })

/** A contacted candidate who asks about the salary. */
export async function openConversation(page: Page): Promise<{ member: Member; project: string; ada: Card }> {
  const member = await newMember(page.request)
  const project = await newProject(member)
  const [ada] = (await addPeople(member, project, ['Ada One'])) as [Card]
  await writeTo(member, project, [ada.id])
  await answerAs(page.request, member, project, ada.id, 'Could you tell me the salary range before we talk?')
  return { member, project, ada }
}
