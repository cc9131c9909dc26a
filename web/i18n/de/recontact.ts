// German texts of web/features/team/Recontact.tsx.

export const title = 'Frühere Bewerbungen'
export const about =
  'Wer sich früher bei Ihnen beworben hat, wird nach einer Absage eine Zeit lang nicht zuerst angeschrieben. Eingestellte, Personen in einem Verfahren aus dieser Zeit und alle, die keinen Kontakt wünschen, werden nie angeschrieben.'
export const rule = (months: number, reasons: readonly string[]) =>
  `${months === 0 ? 'Ihr Team wartet nach einer Absage nicht.' : `Ihr Team wartet nach einer Absage ${months} ${months === 1 ? 'Monat' : 'Monate'}.`}${reasons.length === 0 ? '' : ` Es schreibt nie wieder nach: ${reasons.join(', ')}.`}`
export const months = 'Monate nach einer Absage'
export const monthsHint = '0 für keine Wartezeit'
export const reasons = 'Nach diesen Gründen nie wieder anschreiben'
export const reasonsHint = 'Wörter aus dem Absagegrund, zum Beispiel „Referenzprüfung“. Nach jedem Enter drücken.'
export const noApplicants = 'Niemand in Ihrem Talentpool hat sich früher beworben.'
export const heldBack = (stopped: string, applicants: string) => `Hält jetzt ${stopped} von ${applicants} früheren Bewerber:innen zurück.`
export const save = 'Regel speichern'
export const saved = 'Regel gespeichert'
export const saveFailed = 'Wir konnten die Regel nicht speichern. Bitte versuchen Sie es noch einmal.'
export const loadFailed = 'Wir konnten die Regel nicht laden.'
