// English texts of domain/candidate/application.ts.

export const applied = (year: string | null, job: string | null) =>
  `Applied${year === null ? '' : ` in ${year}`}${job === null ? '' : ` for ${job}`}`
export const ended = {
  open: (stage: string | null) => (stage === null ? '' : `reached ${stage}`),
  rejected: (stage: string | null) => (stage === null ? 'rejected' : `rejected after ${stage}`),
  withdrawn: (stage: string | null) => (stage === null ? 'withdrew' : `withdrew after ${stage}`),
  hired: () => 'hired',
}
