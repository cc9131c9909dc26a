// German texts of domain/project/check-outreach.ts.

export const templateNeedsName = 'Jede Vorlage braucht einen Namen.'
export const duplicateTemplateName = 'Zwei Vorlagen haben denselben Namen.'
export const somethingIsMissing = (trim: string | number) => `In „${trim}“ fehlt etwas.`
export const followUpDays = 'Follow-ups werden 1 bis 60 Tage nach der vorigen E-Mail gesendet.'
export const chooseChannel = 'Wählen Sie mindestens einen Weg der Ansprache.'
