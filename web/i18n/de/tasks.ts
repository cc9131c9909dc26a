// German texts of web/features/tasks.

// Tasks screen
export const tasks = 'Aufgaben'
export const pageDescription =
  'Was aus den Antworten von Kandidat:innen und aus ihren Seiten zu tun ist. Nichts wird gesendet, außer Sie senden es.'
export const loadFailed = 'Wir konnten die Aufgaben nicht laden.'
export const noOpenTasks = 'Keine offenen Aufgaben'
export const emptyText =
  'Hier erscheinen Kandidat:innen, die später von Ihnen hören möchten, Personen, die sie empfehlen, Anfragen zu persönlichen Daten und bestrittene Angaben.'
export const listLimitNote = (maxListed: string | number) =>
  `Das sind die ersten ${maxListed}. Schließen Sie einige ab, um die anderen zu sehen.`
