// German texts of web/project/staff.

// Health menu
export const healthHealthlabel = (healthLabel: string | number) => `Zustand: ${healthLabel}`
export const useTheRules = 'Regeln verwenden'
export const now = 'aktuell'

// Project notes
export const staffNotes = 'Interne Notizen'
export const notesLoadFailed = 'Die Notizen konnten nicht geladen werden.'

// Staff notes
export const noteNotSaved = 'Die Notiz konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.'
export const addNote = 'Notiz hinzufügen'
export const save = 'Speichern'
export const notesHint = 'Nur für das Fairlead-Team sichtbar, nie für Kunden.'
export const newNote = 'Neue Notiz'
export const edited = ' · bearbeitet'
export const edit = 'Bearbeiten'
export const deleteText = 'Löschen'
export const note = 'Notiz'
export const cancel = 'Abbrechen'

// Board order
export const sorts = { urgency: 'Nach Gruppe', age: 'Am längsten wartend', newest: 'Neueste zuerst' } as const
