// German texts of web/features/wizard/pipeline.

// Tab order
export const tabsOfThePanel = 'Tabs im Projekt'
export const resetToDefault = 'Auf Standard zurücksetzen'
export const removeTablabel = (tabLabel: string | number) => `${tabLabel} entfernen`
export const addATab = 'Tab hinzufügen'
export const hiddenTabNote = 'Ein Tab, der hier fehlt, erscheint trotzdem, solange darin Kandidat:innen sind.'
export const moveUp = (tab: string) => `${tab} nach oben`
export const moveDown = (tab: string) => `${tab} nach unten`
export const movedTab = (tabLabel: string | number, position: string | number, total: string | number) =>
  `${tabLabel} ist jetzt auf Platz ${position} von ${total}`
