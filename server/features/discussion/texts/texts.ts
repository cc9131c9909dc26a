// Texts of server/features/discussion: answers, notifications, and emails.
import { inReadersLanguage, type Translated } from '@fairlead/domain/shared/readers-language'

const en = {
  // write-comment
  unknownComment: 'This comment does not exist.',
  noSuchTeammate: 'This person isn’t in your workspace any more.',
}

const de: Translated<typeof en> = {
  // write-comment
  unknownComment: 'Diesen Kommentar gibt es nicht.',
  noSuchTeammate: 'Diese Person ist nicht mehr in Ihrem Arbeitsbereich.',
}

export const text = inReadersLanguage({ en, de })
