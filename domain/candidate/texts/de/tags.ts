// German texts of domain/candidate/tags.ts.

export const nameTheTag = 'Geben Sie dem Tag einen Namen.'
export const writeANote = 'Schreiben Sie eine Notiz.'
export const noteTooLong = 'Höchstens 5.000 Zeichen.'
