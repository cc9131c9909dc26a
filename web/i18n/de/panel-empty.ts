// German texts of web/features/panel/StageTab.tsx.

// Empty stages
const noInterested = 'Wir suchen weitere interessierte Kandidat:innen. Wer Interesse hat, erscheint hier.'
export const emptyStages = {
  APPROVED: 'Niemand freigegeben. Wen Sie in der Durchsicht freigeben, steht hier, bis Sie der Person schreiben.',
  CONTACTED: 'Niemand kontaktiert. Mit „Freigeben & senden“ in der Durchsicht senden Sie eine erste E-Mail.',
  INTERVIEWING: 'Keine Interviews. Verschieben Sie Kandidat:innen hierher, sobald ein Termin steht.',
  OFFER: 'Keine offenen Angebote. Verschieben Sie Kandidat:innen hierher, sobald Sie ihnen ein Angebot gemacht haben.',
  HIRED: 'Noch niemand eingestellt. Verschieben Sie Kandidat:innen hierher, sobald sie angenommen haben.',
  REJECTED: 'Niemand abgelehnt. Von hier können Sie Kandidat:innen zurückverschieben.',
  NOT_INTERESTED: 'Niemand hat abgesagt.',
  HIRING_MANAGER: noInterested,
  AUTOPILOT_RECRUITER: noInterested,
  QUESTION: 'Nichts braucht Ihre Aufmerksamkeit. Fragen und unklare Antworten erscheinen hier.',
  HIRING_MANAGER_APPROVED:
    'Niemand ist in der Terminfindung. Verschieben Sie interessierte Kandidat:innen hierher, um einen Termin zu finden.',
  AWAITING_INFO: 'Keine Antworten ausstehend. Wem Sie geantwortet haben, steht hier.',
}
export const emptyStage = 'Keine Kandidat:innen hier. Wen Sie in diese Liste verschieben, steht hier.'
