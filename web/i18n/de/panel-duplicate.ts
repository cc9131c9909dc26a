// German texts of web/features/panel/DuplicateDialog.tsx.

export const duplicateProject = 'Projekt duplizieren'
export const copyName = 'Name der Kopie'
export const lessonsLabel = 'Was die Suche gelernt hat'
export const keepIt = 'Übernehmen'
export const keepHint = 'Die Kopie beginnt mit dem, was Ihre Freigaben und Ablehnungen gezeigt haben.'
export const startWithoutIt = 'Ohne beginnen'
export const startWithoutHint = 'Die Kopie lernt nur aus ihren eigenen Entscheidungen.'
export const whatIsCopied =
  'Einstellungen, Team und Vorlagen werden kopiert, Kandidat:innen nicht. Wer in diesem Projekt abgelehnt wurde, wird in der Kopie nicht vorgeschlagen.'
export const cancel = 'Abbrechen'
