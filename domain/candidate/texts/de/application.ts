// German texts of domain/candidate/application.ts.

export const applied = (year: string | null, job: string | null) =>
  `Bewerbung${year === null ? '' : ` ${year}`}${job === null ? '' : ` als ${job}`}`
export const ended = {
  open: (stage: string | null) => (stage === null ? '' : `bis „${stage}“`),
  rejected: (stage: string | null) => (stage === null ? 'abgelehnt' : `abgelehnt nach „${stage}“`),
  withdrawn: (stage: string | null) => (stage === null ? 'zurückgezogen' : `zurückgezogen nach „${stage}“`),
  hired: () => 'eingestellt',
}
