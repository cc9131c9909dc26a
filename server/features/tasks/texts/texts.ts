// Texts of server/features/tasks: answers, notifications, and emails.
import { inReadersLanguage, type Translated } from '@fairlead/domain/shared/readers-language'

const en = {
  // settle-task
  taskClosed: 'This task is already closed.',
  thisPersonAsked: 'This person asked not to be contacted, or is marked as the wrong person.',
  remindersOnly: 'Only reminders can be moved to another day.',
  noReferral: 'This task isn’t a recommendation.',
  requiredField: 'This field is required.',
  recommenderAddress: 'This is the address of the candidate who recommends.',
  addedToProject: (trim: string | number) => `Added ${trim} to the project.`,
  decideDispute: 'Accept or decline what they dispute, with a reason.',
  factGone: 'The fact they want changed is no longer in the profile. Decline it and say so.',
  namesHidden: 'Their name, which this project hides',
}

const de: Translated<typeof en> = {
  // settle-task
  taskClosed: 'Diese Aufgabe ist schon geschlossen.',
  thisPersonAsked: 'Diese Person möchte nicht kontaktiert werden oder ist als falsche Person markiert.',
  remindersOnly: 'Nur Erinnerungen lassen sich auf einen anderen Tag verschieben.',
  noReferral: 'Diese Aufgabe ist keine Empfehlung.',
  requiredField: 'Dieses Feld ist erforderlich.',
  recommenderAddress: 'Das ist die Adresse der Person, die die Empfehlung gibt.',
  addedToProject: (trim) => `${trim} zum Projekt hinzugefügt.`,
  decideDispute: 'Nehmen Sie an oder lehnen Sie ab, was bestritten wird, mit einer Begründung.',
  factGone: 'Die Angabe, die geändert werden soll, steht nicht mehr im Profil. Lehnen Sie ab und nennen Sie den Grund.',
  namesHidden: 'Der Name, den dieses Projekt verbirgt',
}

export const text = inReadersLanguage({ en, de })
