// German texts of domain/candidate/people-columns.ts.

export const mapOneColumn = 'Ordnen Sie mindestens eine Spalte der LinkedIn-URL, der E-Mail oder dem Namen zu.'
export const missingHeader = 'Die erste Zeile muss die Spaltentitel enthalten.'
export const unknownColumn = (strange: string | number) => `Die Datei hat keine Spalte „${strange}“.`
