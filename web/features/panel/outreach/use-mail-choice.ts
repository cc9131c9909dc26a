// The sender and the template of a first email: chosen once, remembered for the project.
import { roleFromWire } from '@fairlead/contract/codes'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { WireTemplate } from '@fairlead/contract/shapes/settings'
import type { PutUserSettings, WireUser } from '@fairlead/contract/v1/users/settings'
import { useState } from 'react'
import { putAnswer } from '../../../api/cache.ts'
import { send } from '../../../api/send.ts'
import type { PanelView } from '../../../project/panel-view.ts'
import { userQuery, useUser } from '../../../session/use-user.ts'
import { takeTeamTemplate } from '../../../project/writing/use-team-templates.ts'
import type { TestVersion } from './use-test-version.ts'

/** `running`: the version of a running test that the candidate gets. A test is chosen again for every candidate; other choices are remembered. */
export function useMailChoice(view: PanelView, candidate: WireCandidate, running: TestVersion | null = null) {
  const projectId = view.facts.id
  const savedPreference = useUser().data?.preferences[projectId]
  // send what the user sees selected, even if a pending refetch of the user changes the default
  const [picked, setPicked] = useState<WireUser['preferences'][string] | null>(null)
  const chosen = picked ?? savedPreference
  const senders = view.wire.collaborators.filter(({ role }) => roleFromWire(role) !== 'commenter')
  // those the project has taken here are in the candidates only when these are loaded again
  const [added, setAdded] = useState<readonly WireTemplate[]>([])
  const templates = [
    ...candidate.outreach_templates,
    ...added.filter(({ name }) => !candidate.outreach_templates.some((entry) => entry.name === name)),
  ]
  const [byHand, setByHand] = useState<string | null>(null)
  const test = running && byHand === null ? running : null
  const templateName = running ? (byHand ?? running.template) : (chosen?.preferred_template_name ?? candidate.suggested_template)
  const template = templates.find(({ name }) => name === templateName) ?? templates[0] ?? null
  // the last choice ('' = the project's sender), else the template's sender
  const wantedSender = chosen?.preferred_sender_email ?? template?.user_email
  const sender = senders.find(({ email }) => email === wantedSender)?.email ?? null

  /** Holds at once; a failure only forgets it for the next time. */
  const choose = (part: { sender?: string | null; template?: string | null; test?: boolean }) => {
    if (running && part.sender === undefined) return setByHand(part.test ? null : (part.template ?? null))
    const preference = {
      preferred_sender_email: part.sender === undefined ? (chosen?.preferred_sender_email ?? null) : part.sender,
      preferred_template_name: part.template === undefined ? (chosen?.preferred_template_name ?? null) : part.template,
    }
    setPicked(preference)
    send<PutUserSettings>('PUT', 'v1/users/settings', { preferences: { [projectId]: preference } })
      .then((user) => putAnswer(userQuery.queryKey, user))
      .catch((error: unknown) => console.warn('the choice was not kept', error))
  }
  /** Adds a template of the workspace to the project and chooses it. */
  const take = async (templateId: string) => {
    const taken = await takeTeamTemplate(projectId, templateId)
    setAdded([...added, taken])
    choose({ template: taken.name })
    return taken
  }
  /** null = the project's own template, which the server fills in by itself. */
  const otherTemplate = template && (running || template !== templates[0]) ? template : null
  return {
    projectId,
    senders,
    sender,
    templates,
    template,
    other: otherTemplate,
    running,
    test,
    choose,
    take: view.mayAdminister ? take : null,
  }
}
export type MailChoice = ReturnType<typeof useMailChoice>
