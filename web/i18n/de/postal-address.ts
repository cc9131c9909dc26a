// German texts of the workspace's postal address: web/features/team.

export const title = 'Postanschrift'
export const about =
  'Steht unter ersten E-Mails und Follow-ups neben dem Abmeldelink. Gesetze wie CAN-SPAM in den USA und CASL in Kanada verlangen sie.'
export const none = 'Noch keine. Ein Admin kann sie hinzufügen.'
export const loadFailed = 'Die Postanschrift konnte nicht geladen werden.'
export const label = 'Postanschrift des Absenders'
export const example = 'Hafenstraße 12\n20457 Hamburg\nDeutschland'
export const save = 'Anschrift speichern'
export const saved = 'Postanschrift gespeichert'
export const saveFailed = 'Die Postanschrift konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.'
