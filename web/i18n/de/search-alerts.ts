// German texts about alerts of saved searches.

export const newPeople = (count: number) => (count === 1 ? '1 neue Person' : `${count.toLocaleString('de-DE')} neue Personen`)
export const addedSince = (day: string) => `Hinzugefügt seit ${day}`
export const alerts = 'Benachrichtigungen…'
export const alertsTitle = 'Benachrichtigungen zu gespeicherten Suchen'
export const alertsAbout =
  'Sie erfahren von Personen, die neu im Pool sind und zur Suche passen. Die Benachrichtigung steht auch in Ihrer täglichen E-Mail über Ungelesenes, die einen Link zum Ausschalten hat.'
export const alertChoices = { off: 'Aus', daily: 'Täglich', weekly: 'Wöchentlich' } as const
export const alertFor = (name: string) => `Benachrichtigung zu ${name}`
export const alertChanged = (name: string, choice: string) => `Benachrichtigung zu „${name}“: ${choice}`
export const alertNotChanged = 'Die Benachrichtigung konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.'
export const alertLabel = 'Über neue Personen informieren'
export const alertHint = 'Nur Sie werden benachrichtigt.'
export const searchGone = 'Diese gespeicherte Suche wurde gelöscht.'
