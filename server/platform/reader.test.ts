// The rules of the domain answer each reader in their language.
import { messages, messagesAbout } from '@fairlead/domain/shared/messages'
import { rejectionLabel } from '@fairlead/domain/candidate/rejection'
import { tabLabel } from '@fairlead/domain/project/tabs'
import { Refusal } from '@fairlead/domain/refusal'
import { id } from '@fairlead/contract/fields'
import { expect, test } from 'vitest'
import { forReader } from './reader.ts'

const answers = () => [
  new Refusal('not_permitted').message,
  messages.fieldRequired,
  messagesAbout.emailsFound(2),
  rejectionLabel('missing_skills'),
  tabLabel('warm_leads_hm_approved'),
  id.safeParse('').error?.issues[0]?.message,
]

test('a German reader gets the sentences and labels of the rules in German', () => {
  expect(forReader('de', answers)).toEqual([
    'Sie haben keine Berechtigung für diese Aktion',
    'Dieses Feld ist ein Pflichtfeld.',
    '2 E-Mail-Adressen gefunden. Bitte wählen Sie eine aus und senden Sie Ihre E-Mail.',
    'Nötige Kenntnisse fehlen',
    'Terminfindung',
    'Dieses Feld ist ein Pflichtfeld.',
  ])
})

test('without a known reader, and for the next one, they are in English', async () => {
  const german = forReader('de', async () => {
    await Promise.resolve()
    return tabLabel('under_review')
  })
  expect(answers()[0]).toBe("You don't have permissions to perform this action")
  expect([tabLabel('under_review'), forReader('en', () => tabLabel('under_review')), await german]).toEqual([
    'Review',
    'Review',
    'Durchsicht',
  ])
})
