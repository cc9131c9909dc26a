// German texts of server/features/ats: answers, notifications, and emails.

// change-sync
export const chooseJob = 'Wählen Sie zuerst eine Stelle.'
export const unknownJob = (integration: string | number) => `Diese Stelle gibt es in ${integration} nicht.`
export const mapStageToSend = 'Ordnen Sie zuerst eine Phase zu. Ohne sie werden keine Kandidat:innen gesendet.'
export const mapStage = 'Ordnen Sie zuerst eine Phase zu.'
export const jobLinkedElsewhere = 'Mit dieser Stelle ist schon ein anderes Projekt verbunden.'
export const theJobDoes = 'Die Stelle hat diese Phase nicht.'

// import-job
export const jobGone = (integration: string | number) => `Diese Stelle gibt es in ${integration} nicht mehr.`
export const importedByColleague =
  'Jemand aus Ihrem Team hat diese Stelle schon importiert. Bitten Sie darum, zum Projekt hinzugefügt zu werden.'

// link-ats
export const noAtsLinked = 'Mit diesem Arbeitsbereich ist kein ATS verbunden.'
export const relinkAts = (integration: string | number) => `${integration} muss neu verbunden werden.`

// push-candidate
export const applicationRemoved = 'Die Bewerbung wurde im ATS entfernt. Senden Sie die Person noch einmal, um eine neue anzulegen.'
export const rejectedInAts = 'Die Person wurde im ATS abgelehnt. Öffnen Sie die Bewerbung dort zuerst wieder.'
export const checkingArrival = 'Wir prüfen, ob die Person angekommen ist.'

// read-history
export const pastApplicants = (integration: string | number) => `Frühere Bewerbungen in ${integration}`

// sync-ats
export const linkTakenOver = 'Die Verbindung wurde übernommen.'
