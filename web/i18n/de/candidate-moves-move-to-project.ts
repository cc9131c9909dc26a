// German texts of web/candidate/moves/MoveToProjectDialog.tsx.

export const cancel = 'Abbrechen'
export const moveToAnotherProject = 'In ein anderes Projekt verschieben'
export const project = 'Projekt'
export const noOtherProjects = 'Keine anderen Projekte'
export const chooseAProject = 'Projekt wählen'
export const tab = 'Tab'
export const interested = 'Interessiert'
export const needsAttention = 'Braucht Aufmerksamkeit'
export const move = 'Verschieben'
