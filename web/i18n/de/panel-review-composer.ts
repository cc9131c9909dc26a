// German texts of web/features/panel/review/Composer.tsx.

export const writeTo = (shownName: string | number) => `Nachricht an ${shownName}`
export const contactMethod = 'Weg der Kontaktaufnahme'
