// German validation messages; the specification's own are in domain/shared/messages.

export const notANumber = 'Keine Zahl.'
export const noSuchStage = (stages: readonly string[]) => `Diese Phase gibt es nicht. Bekannt: ${stages.join(', ')}.`
export const noSuchTimeZone = 'Wählen Sie eine Zeitzone, zum Beispiel Europe/Berlin.'
