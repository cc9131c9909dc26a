// Edits a person's basics; the input replaces the stored values without merging.
import { keysOf } from '@fairlead/domain/shared/records'
import { Refusal } from '@fairlead/domain/refusal'
import { splitName } from '@fairlead/domain/shared/person-name'
import type { Profile } from '@fairlead/domain/shared/profile'
import { messages } from '@fairlead/domain/shared/messages'
import { anyLinkedinProfile, isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { saveAddressNews } from '../candidates/people/address-store.ts'
import { readPlace } from '../candidates/people/people-rows.ts'
import { emailsOf } from '../candidates/people/person-book.ts'
import { findPerson } from '../candidates/people/person-lookup.ts'
import { deleteAddresses, savePeople } from '../candidates/people/person-store.ts'
import { ensureOwnPerson, type LoadedPerson } from './access-person.ts'
import { text as validationText } from '@fairlead/domain/shared/texts/validation'
import { text } from './texts/texts.ts'

export interface PersonBasics {
  name: string
  headline: string
  location: string
  linkedinUrl: string
  emails: string[]
  skills: string[]
}

const longest = { name: 200, headline: 300, location: 200 } as const

/** @returns the person's ID in the workspace's own row */
export function changePerson(ctx: ActorContext, vocabulary: Vocabulary, input: PersonBasics & { personId: string }): Promise<string> {
  return ctx.transaction(async (tx) => {
    const person = await ensureOwnPerson(tx, ctx, vocabulary, input.personId)
    if (person.hiddenBy !== null) throw new Refusal('not_permitted', text.namesHidden(person.hiddenBy))
    const next = await nextProfile(tx, ctx, person, input)
    const timestamp = ctx.now().toISOString()
    const sources = { ...person.sources }
    for (const field of keysOf(next))
      if (JSON.stringify(next[field]) !== JSON.stringify(person.profile[field]))
        sources[field] = [
          ...(sources[field] ?? []).filter(({ source }) => source !== 'Edited by hand'),
          { source: 'Edited by hand', at: timestamp },
        ]
    const row = { id: person.id, workspaceId: ctx.workspaceId, shadows: person.shadows, profile: next, sources, state: 'changed' as const }
    await savePeople(tx, ctx, vocabulary, [row], person.source)
    await deleteAddresses(tx, person.id, [...next.personalEmails, ...next.workEmails])
    const before = new Set(emailsOf(person.profile).map((email) => email.toLowerCase()))
    const typed = emailsOf(next).filter((email) => !before.has(email.toLowerCase()))
    const state = { personId: person.id, status: 'confirmed', proof: 'stated', origin: 'Edited by hand' } as const
    await saveAddressNews(
      tx,
      ctx,
      typed.map((address) => ({ ...state, address })),
    )
    await record(tx, ctx, { type: 'person.changed', personId: person.id })
    return person.id
  })
}

async function nextProfile(tx: Tx, ctx: ActorContext, person: LoadedPerson, input: PersonBasics): Promise<Profile> {
  const fields: Record<string, string> = {}
  const name = input.name.trim()
  if (name === '') fields['name'] = messages.required
  for (const field of ['name', 'headline', 'location'] as const)
    if (input[field].length > longest[field]) fields[field] = validationText.charactersMax(longest[field])
  const linkedinUrl = input.linkedinUrl.trim() === '' ? null : anyLinkedinProfile(input.linkedinUrl)
  if (input.linkedinUrl.trim() !== '' && linkedinUrl === null) fields['linkedin_url'] = messages.notALinkedinUrl
  const emails = [...new Set(input.emails.map(normaliseEmail).filter((email) => email !== ''))]
  const wrong = emails.find((email) => !isEmail(email))
  if (wrong !== undefined) fields['emails'] = `${messages.notAnEmail}: ${wrong}`
  const skills = [...new Set(input.skills.map((skill) => skill.trim()).filter(Boolean))]
  if (skills.some((skill) => skill.length > 100) || skills.length > 200) fields['skills'] = text.tooManySkills
  if (Object.keys(fields).length === 0) {
    for (const [field, by] of [
      ...(linkedinUrl ? [['linkedin_url', { linkedinUrl, email: null }] as const] : []),
      ...emails.map((email) => ['emails', { linkedinUrl: null, email }] as const),
    ]) {
      const otherPerson = await findPerson(tx, ctx.workspaceId, by)
      if (otherPerson && otherPerson.id !== person.id && otherPerson.id !== person.shadows)
        fields[field] = text.belongsToAnother(by.email, otherPerson.name)
    }
  }
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', Object.values(fields)[0], fields)
  const { profile } = person
  const isSamePlace = (profile.place?.label ?? '') === input.location.trim()
  const isWork = (email: string) => profile.workEmails.some((workEmail) => workEmail.toLowerCase() === email)
  return {
    ...profile,
    ...(name === `${profile.firstName} ${profile.lastName}`.trim() ? {} : splitName(name)),
    headline: input.headline.trim() || null,
    place: isSamePlace ? profile.place : readPlace(input.location),
    linkedinUrl,
    personalEmails: emails.filter((email) => !isWork(email)),
    workEmails: emails.filter(isWork),
    skills,
  }
}
