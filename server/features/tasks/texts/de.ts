// German texts of server/features/tasks: answers, notifications, and emails.

// settle-task
export const taskClosed = 'Diese Aufgabe ist schon geschlossen.'
export const thisPersonAsked = 'Diese Person möchte nicht kontaktiert werden oder ist als falsche Person markiert.'
export const remindersOnly = 'Nur Erinnerungen lassen sich auf einen anderen Tag verschieben.'
export const noReferral = 'Diese Aufgabe ist keine Empfehlung.'
export const requiredField = 'Dieses Feld ist erforderlich.'
export const recommenderAddress = 'Das ist die Adresse der Person, die die Empfehlung gibt.'
export const addedToProject = (trim: string | number) => `${trim} zum Projekt hinzugefügt.`
export const decideDispute = 'Nehmen Sie an oder lehnen Sie ab, was bestritten wird, mit einer Begründung.'
export const factGone = 'Die Angabe, die geändert werden soll, steht nicht mehr im Profil. Lehnen Sie ab und nennen Sie den Grund.'
export const namesHidden = 'Der Name, den dieses Projekt verbirgt'
