// A project with approved candidates and the composer open.
import { expect, type Locator, type Page } from './test.ts'
import { addPeople, enter, newMember, newProject, type Card, type Member } from './team.ts'

export const dialogTo = (page: Page, name: string): Locator => page.getByRole('dialog', { name: `Write to ${name}` })
export const sendIt = (dialog: Locator) => dialog.getByRole('button', { name: 'Approve & send' })

/** Approved people, with the composer open for the first. */
export async function composing(
  page: Page,
  settings: Record<string, unknown> = {},
): Promise<{ member: Member; project: string; ada: Card; dialog: Locator }> {
  const member = await newMember(page.request)
  const project = await newProject(member, { settings })
  const [ada] = (await addPeople(member, project, ['Ada One', 'Ben Two'])) as [Card]
  await enter(page, member, `/panel?project=${project}&tab=approved&candidate=${ada.id}`)
  return { member, project, ada, dialog: await compose(page) }
}

export async function compose(page: Page, name = 'Ada One'): Promise<Locator> {
  await page.getByRole('button', { name: 'Write email' }).click()
  await expect(dialogTo(page, name).getByLabel('Message')).not.toBeEmpty()
  return dialogTo(page, name)
}
