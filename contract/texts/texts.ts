// English validation messages; the specification's own are in domain/shared/messages.
import { inReadersLanguage, type Translated } from '@fairlead/domain/shared/readers-language'

const en = {
  notANumber: 'Not a number.',
  noSuchStage: (stages: readonly string[]) => `No such stage. Known: ${stages.join(', ')}.`,
  noSuchTimeZone: 'Choose a time zone, such as Europe/Berlin.',
}

const de: Translated<typeof en> = {
  notANumber: 'Keine Zahl.',
  noSuchStage: (stages) => `Diese Phase gibt es nicht. Bekannt: ${stages.join(', ')}.`,
  noSuchTimeZone: 'Wählen Sie eine Zeitzone, zum Beispiel Europe/Berlin.',
}

export const text = inReadersLanguage({ en, de })
