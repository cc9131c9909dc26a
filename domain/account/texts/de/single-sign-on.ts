// German texts of domain/account/single-sign-on.ts.

export const longName = (most: number) => `Geben Sie höchstens ${most} Zeichen ein.`
export const wrongIssuer = 'Geben Sie die URL des Ausstellers ein, etwa https://login.example.com, ohne Abfrageteil.'
export const claimFirst = 'Geben Sie den Namen des Claims ein, der die Gruppen nennt.'
export const groupFirst = 'Geben Sie mindestens eine Gruppe ein, oder lassen Sie alle beim Anbieter beitreten.'
export const connectFirst = 'Fügen Sie zuerst einen Anbieter hinzu.'
export const domainFirst = 'Bestätigen Sie zuerst eine Domain.'
export const chooseBreakGlass = 'Wählen Sie mindestens einen Notfall-Admin, der sich anmelden kann, wenn der Anbieter ausfällt.'
export const breakGlassNeeds = 'Ein Notfall-Admin ist ein aktiver Admin mit zweitem Faktor.'
export const graceHours = (most: number) => `Geben Sie eine Stundenzahl von 0 bis ${most} ein.`
