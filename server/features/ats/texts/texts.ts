// Texts of server/features/ats: answers, notifications, and emails.
import { inReadersLanguage, type Translated } from '@fairlead/domain/shared/readers-language'

const en = {
  // change-sync
  chooseJob: 'Choose a job first.',
  unknownJob: (integration: string | number) => `${integration} does not have this job.`,
  mapStageToSend: 'Map a stage first. Without one, no candidates are sent.',
  mapStage: 'Map a stage first.',
  jobLinkedElsewhere: 'Another project is already linked to this job.',
  theJobDoes: 'The job does not have this stage.',

  // import-job
  jobGone: (integration: string | number) => `${integration} no longer has this job.`,
  importedByColleague: 'A colleague has imported this job. Ask them to add you to the project.',

  // link-ats
  noAtsLinked: 'No applicant tracking system is linked to this workspace.',
  relinkAts: (integration: string | number) => `${integration} must be linked again.`,

  // push-candidate
  applicationRemoved: 'The application was removed in the applicant tracking system. Send the candidate again to create a new one.',
  rejectedInAts: 'The candidate was rejected in the applicant tracking system. Reopen the application there first.',
  checkingArrival: 'We’re checking whether it arrived.',

  // read-history
  pastApplicants: (integration: string | number) => `Past applicants in ${integration}`,

  // sync-ats
  linkTakenOver: 'The link was taken over.',
}

const de: Translated<typeof en> = {
  // change-sync
  chooseJob: 'Wählen Sie zuerst eine Stelle.',
  unknownJob: (integration) => `Diese Stelle gibt es in ${integration} nicht.`,
  mapStageToSend: 'Ordnen Sie zuerst eine Phase zu. Ohne sie werden keine Kandidat:innen gesendet.',
  mapStage: 'Ordnen Sie zuerst eine Phase zu.',
  jobLinkedElsewhere: 'Mit dieser Stelle ist schon ein anderes Projekt verbunden.',
  theJobDoes: 'Die Stelle hat diese Phase nicht.',

  // import-job
  jobGone: (integration) => `Diese Stelle gibt es in ${integration} nicht mehr.`,
  importedByColleague: 'Jemand aus Ihrem Team hat diese Stelle schon importiert. Bitten Sie darum, zum Projekt hinzugefügt zu werden.',

  // link-ats
  noAtsLinked: 'Mit diesem Arbeitsbereich ist kein ATS verbunden.',
  relinkAts: (integration) => `${integration} muss neu verbunden werden.`,

  // push-candidate
  applicationRemoved: 'Die Bewerbung wurde im ATS entfernt. Senden Sie die Person noch einmal, um eine neue anzulegen.',
  rejectedInAts: 'Die Person wurde im ATS abgelehnt. Öffnen Sie die Bewerbung dort zuerst wieder.',
  checkingArrival: 'Wir prüfen, ob die Person angekommen ist.',

  // read-history
  pastApplicants: (integration) => `Frühere Bewerbungen in ${integration}`,

  // sync-ats
  linkTakenOver: 'Die Verbindung wurde übernommen.',
}

export const text = inReadersLanguage({ en, de })
