// Port to a language model that proposes criteria from a job description, and verdicts on people; every proposal needs evidence.

/** As returned by the model: nothing has been checked yet. */
export interface ModelProposal {
  field: string
  value: string
  /** Words of the text that support it. */
  quote: string
}

/** Whether a person's text proves a criterion, by its position; nothing has been checked yet. */
export interface ModelVerdict {
  criterion: number
  isMet: boolean
  /** Words of the text that prove it. */
  quote: string
}

export interface JobModel {
  /** Rejects with JobModelDown only. */
  propose(text: string): Promise<ModelProposal[]>
  /** Rejects with JobModelDown only. */
  judge(criteria: readonly string[], text: string): Promise<ModelVerdict[]>
}

/** Unreachable, too slow, over its limit, or unreadable; never contains keys or texts. */
export class JobModelDown extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'JobModelDown'
  }
}
